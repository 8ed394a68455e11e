/** The data of a user: how far back, which countries, and which other data, each all unless something is chosen. */
import { countries, dataCategories, filterDefinition } from '@cvm/contract';
import { Button, CloseButton, Group, MultiSelect, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core';
import classes from '../admin.module.css';
import type { AccessForm, CategoryLimit } from './access-form.ts';
import { CategoryValues } from './CategoryValues.tsx';

type Props = {
  form: Pick<AccessForm, 'months' | 'countries' | 'limits'>;
  onChange: (change: Partial<AccessForm>) => void;
  readOnly: boolean;
};

/** What may be chosen beside the country, which has a field of its own. */
const others = dataCategories.filter((id) => id !== 'country');

type FieldProps = {
  readOnly: boolean;
  /** Many users are edited: blank means that each keeps what it has. */
  bulk?: boolean;
};

const kept = 'As it is';

export const MonthsInput = ({
  months,
  onChange,
  readOnly,
  bulk = false,
}: FieldProps & { months: number | ''; onChange: (months: number | '') => void }) => (
  <NumberInput
    size="xs"
    label="Rolling window in months"
    description={bulk ? '0 means all-time' : 'Blank or 0 means all-time'}
    placeholder={bulk ? kept : 'All-time'}
    min={0}
    max={9999}
    allowDecimal={false}
    allowNegative={false}
    value={months}
    onChange={(value) => onChange(value === '' ? '' : Number(value))}
    readOnly={readOnly}
  />
);

export const CountriesInput = ({
  value,
  onChange,
  readOnly,
  bulk = false,
}: FieldProps & { value: string[]; onChange: (value: string[]) => void }) => (
  <MultiSelect
    label="Countries"
    description={bulk ? 'Replaces the countries' : 'None chosen means all countries'}
    placeholder={value.length > 0 ? '' : bulk ? kept : 'All countries'}
    data={countries()}
    value={value}
    onChange={onChange}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': 'Clear countries' }}
    nothingFoundMessage="No country has this name."
    hidePickedOptions
    maxDropdownHeight={240}
    readOnly={readOnly}
  />
);

export const DataEditor = ({ form, onChange, readOnly }: Props) => {
  const { months, limits } = form;
  const change = (index: number, limit: CategoryLimit | null) =>
    onChange({ limits: limits.flatMap((one, at) => (at !== index ? [one] : limit === null ? [] : [limit])) });
  const free = others.filter((id) => !limits.some((limit) => limit.id === id));
  const choices = (own: CategoryLimit['id']) =>
    others
      .filter((id) => id === own || free.includes(id))
      .map((id) => ({ value: id, label: filterDefinition(id).label }));
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <MonthsInput months={months} onChange={(next) => onChange({ months: next })} readOnly={readOnly} />
        <CountriesInput value={form.countries} onChange={(next) => onChange({ countries: next })} readOnly={readOnly} />
      </SimpleGrid>
      {limits.map((limit, index) => (
        <Group key={limit.id} align="flex-start" wrap="nowrap" gap="xs">
          <Group align="flex-start" gap="xs" className={classes.grows}>
            <Select
              label="Only data of"
              w={190}
              data={choices(limit.id)}
              value={limit.id}
              allowDeselect={false}
              readOnly={readOnly}
              onChange={(next) => {
                const id = others.find((one) => one === next);
                if (id !== undefined && id !== limit.id) change(index, { id, values: [] });
              }}
            />
            <CategoryValues
              limit={limit}
              onChange={(values) => change(index, { ...limit, values })}
              readOnly={readOnly}
            />
          </Group>
          {readOnly ? null : (
            <CloseButton
              mt={23}
              aria-label={`Remove ${filterDefinition(limit.id).label}`}
              onClick={() => change(index, null)}
            />
          )}
        </Group>
      ))}
      {readOnly || free[0] === undefined ? null : (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() =>
            onChange({
              limits: [...limits, { id: free.includes('genre') ? 'genre' : (free[0] ?? 'genre'), values: [] }],
            })
          }
        >
          Limit other data
        </Button>
      )}
    </Stack>
  );
};
