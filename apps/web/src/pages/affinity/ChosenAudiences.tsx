/** Chooses the networks or actors that are compared two by two, in place of the largest. */
import { overlapCount } from '@cvm/contract';
import { MultiSelect, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFilterLabels, useOptionPages } from '../../filters/use-options.ts';
import classes from './affinity.module.css';

/** A pause in typing before the server is asked. */
const typingMs = 200;

type Props = {
  side: 'networks' | 'actors';
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Those of the chosen that the matrix leaves out, by name. */
  leftOut: readonly string[];
};

const filters = { networks: 'overlapNetwork', actors: 'overlapActor' } as const;

/** What is to be known of the choice; null while nothing is. */
const hintOf = ({ side, chosen, leftOut }: Omit<Props, 'onChoose'>): string | null => {
  if (chosen.length > 0 && chosen.length < overlapCount.min)
    return `Choose one more to compare them; until then the ${overlapCount.max} largest are shown.`;
  const full =
    chosen.length >= overlapCount.max ? `${overlapCount.max} ${side} at most: remove one to add another.` : null;
  // One with enough of them has no pair either, where the others have too few.
  const without =
    leftOut.length === 0
      ? null
      : leftOut.length === chosen.length
        ? `No two of these ${side} have enough of the seed audience to be shown.`
        : `Too few of the seed audience to be shown: ${leftOut.join(', ')}.`;
  return [full, without].filter((part) => part !== null).join(' ') || null;
};

/** The names of chosen ids, as far as they are known by now. */
export const useChosenNames = (side: Props['side'], chosen: readonly string[]): Readonly<Record<string, string>> => {
  const id = filters[side];
  return useFilterLabels(chosen.length === 0 ? [] : [{ id, op: 'is', values: [...chosen], join: 'or' }])[id] ?? {};
};

export const ChosenAudiences = ({ side, chosen, onChoose, leftOut }: Props) => {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), typingMs);
  const { data, error } = useOptionPages(side === 'networks' ? 'network' : 'actor', asked);
  const names = useChosenNames(side, chosen);
  const found = (data?.pages ?? []).flatMap((page) => page.data);
  const options = [
    ...chosen.map((value) => ({ value, label: names[value] ?? '…' })),
    ...found.filter(({ value }) => !chosen.includes(value)).map(({ value, label }) => ({ value, label })),
  ];
  const hint = error === null ? hintOf({ side, chosen, leftOut }) : error.message;
  return (
    <div className={classes.chosen}>
      <MultiSelect
        aria-label={`${side === 'networks' ? 'Networks' : 'Actors'} compared`}
        placeholder={chosen.length === 0 ? `The ${overlapCount.max} largest; search to choose ${side}` : ''}
        data={options}
        value={[...chosen]}
        onChange={onChoose}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Show the largest' }}
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options: all }) => all}
        maxValues={overlapCount.max}
        hidePickedOptions
        nothingFoundMessage="No Results"
        limit={100}
      />
      <Text size="xs" c="dimmed" role="status" mih={18}>
        {hint}
      </Text>
    </div>
  );
};
