/**
 * Options that only the data knows: shows, movies, networks, studios, platforms, genres, languages, countries of
 * origin. In: the kind and what is searched for. Out: pages of options, or the names of known ids.
 *
 * Names are cached one by one. A list that was shown has taught them already, so a chosen option never shows its id;
 * names that nobody knows yet are asked for together, in one call.
 */
import {
  type AskedOf,
  type Clause,
  type FilterId,
  type FilterLabels,
  filterDefinition,
  type Option,
  type OptionKind,
  optionEndpoints,
  optionKinds,
  optionsPageSize,
  titleOptionKinds,
} from '@cvm/contract';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { ask } from '../api/client.ts';

/** Ids of one look-up: 500 of 64 characters stay well inside the parameter's limit. */
const lookupMax = 500;

/** The kind of options a filter offers; null for filters whose values are known here. */
export const optionKindOf = (id: FilterId): OptionKind | null =>
  optionKinds.find((kind) => kind === (filterDefinition(id).of ?? id)) ?? null;

/** Kinds whose options can be found by a list of names. */
export type TitleOptionKind = (typeof titleOptionKinds)[number];

export const titleKindOf = (kind: OptionKind): TitleOptionKind | null =>
  titleOptionKinds.find((title) => title === kind) ?? null;

type OptionQuery = AskedOf<typeof optionEndpoints.listOptions>['query'];

const askOptions = (kind: OptionKind, query: OptionQuery, signal?: AbortSignal) =>
  ask(optionEndpoints.listOptions, { params: { kind }, query, signal });

const labelKey = (kind: OptionKind, value: string) => ['option-label', kind, value] as const;

/** Remembers the names of options that an answer has told. */
export const learnLabels = (client: QueryClient, kind: OptionKind, options: readonly Option[]) => {
  for (const { value, label } of options) client.setQueryData(labelKey(kind, value), label);
};

/** The options of a kind whose names match a search, page by page. */
export const useOptionPages = (kind: OptionKind, search: string) => {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['options', kind, search] as const,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await askOptions(kind, { search, page: pageParam, limit: optionsPageSize }, signal);
      learnLabels(client, kind, answer.data);
      return answer;
    },
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (last.more ? page + 1 : undefined),
    // The list stays while the next search is on its way.
    placeholderData: keepPreviousData,
  });
};

/** The name of an id, or null: an old link may name what the data holds no longer. */
type Label = string | null;

type Waiting = { value: string; resolve: (label: Label) => void; reject: (error: unknown) => void };
const waiting = new Map<OptionKind, Waiting[]>();

const lookUp = async (kind: OptionKind): Promise<void> => {
  const asked = waiting.get(kind) ?? [];
  waiting.delete(kind);
  for (let start = 0; start < asked.length; start += lookupMax) {
    const batch = asked.slice(start, start + lookupMax);
    try {
      const { data } = await askOptions(kind, { ids: batch.map(({ value }) => value).join('|'), limit: lookupMax });
      const labels = new Map(data.map(({ value, label }) => [value, label]));
      for (const { value, resolve } of batch) resolve(labels.get(value) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
};

/** The name of one id; those asked for in the same moment share a call. */
const labelOf = (kind: OptionKind, value: string): Promise<Label> =>
  new Promise((resolve, reject) => {
    const list = waiting.get(kind) ?? [];
    if (list.length === 0) queueMicrotask(() => void lookUp(kind));
    waiting.set(kind, [...list, { value, resolve, reject }]);
  });

const labelQuery = (kind: OptionKind, value: string) => ({
  queryKey: labelKey(kind, value),
  queryFn: () => labelOf(kind, value),
  staleTime: Number.POSITIVE_INFINITY,
});

type Known = { id: FilterId; kind: OptionKind; value: string };

/** The values of clauses whose names only the data knows. */
const namedByData = (clauses: readonly Clause[]): Known[] =>
  clauses.flatMap(({ id, values }) => {
    const kind = optionKindOf(id);
    if (kind === null || filterDefinition(id).kind !== 'id') return [];
    return [...new Set(values)].map((value) => ({ id, kind, value }));
  });

const distinctOf = (clauses: readonly Clause[]): Known[] => [
  ...new Map(namedByData(clauses).map((one) => [`${one.id} ${one.value}`, one])).values(),
];

/** The names that are known, by filter and id; one that the data do not hold is told from another by its id. */
const labelsOf = (known: readonly Known[], names: readonly (Label | undefined)[]): FilterLabels => {
  const labels: Partial<Record<FilterId, Record<string, string>>> = {};
  known.forEach(({ id, kind, value }, index) => {
    const name = names[index];
    if (name !== undefined) labels[id] = { ...labels[id], [value]: name ?? `Unknown ${kind} ${value}` };
  });
  return labels;
};

/** The names of the ids in these clauses, for what leaves the portal and is to stand alone. Rejects when they cannot be asked. */
export const askFilterLabels = async (clauses: readonly Clause[]): Promise<FilterLabels> => {
  const known = distinctOf(clauses);
  return labelsOf(known, await Promise.all(known.map(({ kind, value }) => labelOf(kind, value))));
};

/** The names of the ids in these clauses, as far as they are known by now. */
export const useFilterLabels = (clauses: readonly Clause[]): FilterLabels => {
  const known = distinctOf(clauses);
  const names = useQueries({
    queries: known.map(({ kind, value }) => labelQuery(kind, value)),
  });
  return labelsOf(
    known,
    names.map(({ data }) => data),
  );
};

/** The values of a filter that the data, as the user sees them, do not have; none while that is not known. */
export const useUnknownValues = (id: FilterId, values: readonly string[]): readonly string[] => {
  const kind = optionKindOf(id);
  const names = useQueries({ queries: kind === null ? [] : values.map((value) => labelQuery(kind, value)) });
  return kind === null ? [] : values.filter((_, at) => names[at]?.data === null);
};
