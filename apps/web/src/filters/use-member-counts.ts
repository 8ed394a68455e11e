/** How many members have each country, age and gender: what the filters of people say beside their options. */
import { type CountedOption, countedOptions, type FilterId, formatCount, optionEndpoints } from '@cvm/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';
import type { ListItem } from './ChoiceList.tsx';

export const memberCountsQuery = queryOptions({
  queryKey: ['member-counts'] as const,
  queryFn: ({ signal }) => ask(optionEndpoints.countMembers, { signal }),
  // The list waits for them no longer than for one answer.
  retry: false,
});

/** In words by value; a value that no member has is not among them. Null while they are not known, and where they cannot be. */
type Told = ReadonlyMap<string, string> | null;

/** `pending`: they are on their way, and will put the options into their order. `missing`: they could not be loaded. */
type Counts = { readonly told: Told; readonly pending: boolean; readonly missing: boolean };

/** Of too few members, and of those that would tell of them, who may be more: one word says no more of either. */
const keptBack = 'Suppressed';

const isCounted = (id: FilterId): id is CountedOption => countedOptions.some((counted) => counted === id);

export const useMemberCounts = (id: FilterId): Counts => {
  // Without them the list is whole: it lacks its numbers and its order, and says so.
  const { data, isLoading: pending, isError: missing } = useQuery({ ...memberCountsQuery, enabled: isCounted(id) });
  if (data === undefined || !isCounted(id)) return { told: null, pending, missing };
  const words = data.data[id].map(
    ({ value, members }) => [value, members === null ? keptBack : formatCount(members, 'member')] as const,
  );
  return { told: new Map(words), pending, missing: false };
};

/** Options with their numbers. */
export const withCounts = (items: readonly ListItem[], told: Told): ListItem[] =>
  items.map((item) => {
    const note = told?.get(item.value);
    return note === undefined ? item : { ...item, note };
  });

/** The options that members have, in their order, and the others after them, as a group of their own. */
export const peopledFirst = (items: readonly ListItem[], told: Told): ListItem[] =>
  told === null
    ? [...items]
    : [
        ...withCounts(
          items.filter(({ value }) => told.has(value)),
          told,
        ),
        ...items.filter(({ value }) => !told.has(value)).map((item) => ({ ...item, group: 'Nobody in the data' })),
      ];
