/** The values a user is limited to in one data category: a known list, or searched in the data by name. */
import { type FilterId, filterDefinition, type OptionKind, valueName } from '@cvm/contract';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { optionKindOf, useFilterLabels, useOptionPages } from '../../../filters/use-options.ts';
import classes from '../admin.module.css';
import type { CategoryLimit } from './access-form.ts';

type Props = { limit: CategoryLimit; onChange: (values: string[]) => void; readOnly: boolean };
type Item = { value: string; label: string };

const common = {
  className: classes.wide,
  clearable: true,
  hidePickedOptions: true,
  searchable: true,
  maxDropdownHeight: 240,
} as const;

const labelOf = (id: FilterId): string => `Allowed: ${filterDefinition(id).label}`;
const hint = (values: readonly string[]): string => (values.length === 0 ? 'Search, or choose' : '');

const Known = ({ limit: { id, values }, onChange, readOnly }: Props) => (
  <MultiSelect
    {...common}
    label={labelOf(id)}
    placeholder={hint(values)}
    data={(filterDefinition(id).values ?? []).map((value) => ({ value, label: valueName(id, value) }))}
    value={values}
    onChange={onChange}
    readOnly={readOnly}
    clearButtonProps={{ 'aria-label': `Clear ${filterDefinition(id).label}` }}
  />
);

/** Two titles of one name are two options, which the list must be able to tell apart. */
const distinct = (items: readonly Item[]): Item[] => [...new Map(items.map((item) => [item.value, item])).values()];

const searchMs = 250;

const Searched = ({ limit: { id, values }, kind, onChange, readOnly }: Props & { kind: OptionKind }) => {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, searchMs);
  const found = useOptionPages(kind, asked);
  const clauses = useMemo(() => [{ id, op: 'is' as const, values: [...values], join: 'or' as const }], [id, values]);
  const labels = useFilterLabels(values.length === 0 ? [] : clauses);
  const chosen = values.map((value) => ({ value, label: valueName(id, value, labels) }));
  const options = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <MultiSelect
      {...common}
      label={labelOf(id)}
      placeholder={hint(values)}
      data={distinct([...chosen, ...options.map(({ value, label }) => ({ value, label }))])}
      // The server has searched already, also in spellings that this list would not find.
      filter={({ options: all }) => all}
      searchValue={search}
      onSearchChange={setSearch}
      value={values}
      onChange={onChange}
      readOnly={readOnly}
      error={found.error?.message}
      nothingFoundMessage={found.isFetching ? 'Searching ...' : 'Nothing has this name.'}
      clearButtonProps={{ 'aria-label': `Clear ${filterDefinition(id).label}` }}
    />
  );
};

export const CategoryValues = (props: Props) => {
  const kind = optionKindOf(props.limit.id);
  return kind === null ? <Known {...props} /> : <Searched {...props} kind={kind} />;
};
