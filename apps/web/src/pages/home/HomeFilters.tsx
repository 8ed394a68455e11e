/**
 * The filters of the home page: country and kind of title, applied together by the button. Countries and kinds the
 * user may not see are not offered; what is applied stands in the address (filters/use-filters).
 */
import {
  type Clause,
  type ContentType,
  contentTypes,
  countries,
  formatFilters,
  titleKindOf,
  titlesInWords,
} from '@cvm/contract';
import { Button, Group, MultiSelect } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { countryWords } from '../../filters/entitlement.ts';
import type { FilterProblem } from '../../filters/url-filters.ts';
import { usePermissible } from '../../filters/use-permissible.ts';
import { Segmented } from '../../ui/Segmented.tsx';

export type HomeChoice = { countries: readonly string[]; contentType: ContentType };

/** Up to so many countries of a user are named where there is room for a line. */
const namedMax = 3;

/** Which countries count while none is chosen. */
export const anyCountryText = (allowed: readonly string[] | undefined): string => {
  if (allowed === undefined) return 'All countries';
  return allowed.length > namedMax ? `All ${allowed.length} countries you may see` : countryWords(allowed);
};

const kindLabels: Record<ContentType, string> = { series: 'Shows only', movie: 'Movies only' };

const valuesIn = (clauses: readonly Clause[], id: Clause['id']): readonly string[] =>
  clauses.find((clause) => clause.id === id && clause.op === 'is')?.values ?? [];

/** The kind of title that the clauses of the address name. */
export const namedKind = (clauses: readonly Clause[]): ContentType | undefined =>
  contentTypes.find((kind) => kind === valuesIn(clauses, 'contentType')[0]);

/** What the clauses of the address mean to this page; the kind it opens on where they name none. */
export const readChoice = (
  clauses: readonly Clause[],
  kinds: readonly ContentType[],
  start: ContentType | undefined = kinds[0],
): HomeChoice => {
  const [named] = valuesIn(clauses, 'contentType');
  const contentType = kinds.find((kind) => kind === named) ?? start ?? 'series';
  return { countries: valuesIn(clauses, 'country'), contentType };
};

/** Why the kind that the address names is not the one that is shown; none when it is. */
export const kindProblems = (clauses: readonly Clause[], kinds: readonly ContentType[]): FilterProblem[] => {
  const named = clauses.find(({ id }) => id === 'contentType');
  const [text] = named === undefined ? [] : formatFilters([named]);
  if (named === undefined || text === undefined) return [];
  if (named.values.length > 1) return [{ text, message: 'This page shows one kind of title at a time.' }];
  const refused = contentTypes.find((kind) => named.values.includes(kind) && !kinds.includes(kind));
  if (refused === undefined) return [];
  return [{ text, message: `You may not see ${titlesInWords[titleKindOf[refused]]}.` }];
};

const clause = (id: Clause['id'], values: readonly string[]): Clause[] =>
  values.length === 0 ? [] : [{ id, op: 'is', values: [...values], join: 'or' }];

/** The clauses of a choice; the kind the page opens on is shown anyway. */
export const choiceClauses = (choice: HomeChoice, start: ContentType | undefined): Clause[] => [
  ...clause('country', choice.countries),
  ...clause('contentType', choice.contentType === start ? [] : [choice.contentType]),
];

const same = (left: HomeChoice, right: HomeChoice): boolean =>
  left.contentType === right.contentType && left.countries.join() === right.countries.join();

type CountriesProps = {
  chosen: readonly string[];
  /** Undefined = every country. */
  allowed: readonly string[] | undefined;
  onChoose: (chosen: readonly string[]) => void;
};

/** The kit keeps an entry for each country at hand, also while none is shown: drawn anew when its own are others. */
const Countries = memo(({ chosen, allowed, onChoose }: CountriesProps) => (
  <MultiSelect
    aria-label="Country"
    placeholder={chosen.length > 0 ? undefined : anyCountryText(allowed)}
    // One of a link that the user may not see is called by its name, too, and can be taken away.
    data={
      allowed === undefined
        ? countries()
        : countries().filter(({ value }) => allowed.includes(value) || chosen.includes(value))
    }
    value={[...chosen]}
    onChange={onChoose}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': 'Clear countries' }}
    nothingFoundMessage="No country of this name"
    styles={{ inputField: { minWidth: 24 } }}
    w={250}
  />
));

type Props = { applied: HomeChoice; kinds: readonly ContentType[]; onApply: (choice: HomeChoice) => void };

export const HomeFilters = ({ applied, kinds, onApply }: Props) => {
  const [pending, setPending] = useState(applied);
  const allowed = usePermissible().data?.limits.country;
  const chooseCountries = useCallback(
    (chosen: readonly string[]) => setPending((before) => ({ ...before, countries: chosen })),
    [],
  );
  const disabledReason = same(pending, applied) ? 'Nothing has changed since these filters were applied.' : undefined;
  return (
    <Group
      gap="xs"
      component="form"
      role="search"
      aria-label="Home filters"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(pending);
      }}
    >
      <Countries chosen={pending.countries} allowed={allowed} onChoose={chooseCountries} />
      {kinds.length < 2 ? null : (
        <Segmented<ContentType>
          label="Content type"
          choices={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={pending.contentType}
          onChange={(contentType) => setPending({ ...pending, contentType })}
        />
      )}
      <Button type="submit" disabled={disabledReason !== undefined} title={disabledReason}>
        Apply
      </Button>
    </Group>
  );
};
