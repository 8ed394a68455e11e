/**
 * The saved segments of the user, benchmarks among them: list, one by its uuid, save, delete; their filters as clauses.
 * A list that cannot be loaded is only logged (1-foundation section 8).
 */
import { type Clause, formatSegment, parseSegment, type SegmentAnswer, segmentEndpoints } from '@cvm/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, ask, isRefused } from '../api/client.ts';
import { freshMs } from '../api/fresh.ts';
import { orGone } from '../api/or-gone.ts';

export type Segment = Omit<SegmentAnswer, 'filters'> & { clauses: Clause[] };

const readAnswer = ({ filters, ...segment }: SegmentAnswer): Segment => ({
  ...segment,
  clauses: segment.problem === undefined ? parseSegment(filters) : [],
});

/** Every segment and benchmark of the user, by name. */
export const segmentsQuery = queryOptions({
  queryKey: ['segments'] as const,
  queryFn: async ({ signal }): Promise<Segment[]> => {
    try {
      return (await ask(segmentEndpoints.listSegments, { signal })).data.map(readAnswer);
    } catch (error) {
      if (!signal.aborted) console.error('The segments could not be loaded:', error);
      throw error;
    }
  },
});

export const useSegments = (enabled = true) => useQuery({ ...segmentsQuery, enabled });

const segmentKey = (uuid: string | null) => ['segment', uuid] as const;

/** One segment, which need not be in the list; `uuid` null = none is asked for. Null = it was deleted here. */
export const useSegment = (uuid: string | null) =>
  useQuery({
    queryKey: segmentKey(uuid),
    queryFn: async ({ signal }): Promise<Segment | null> =>
      readAnswer((await ask(segmentEndpoints.readSegment, { params: { uuid: uuid ?? '' }, signal })).data),
    enabled: uuid !== null,
    // What was deleted does not come back, however long the address goes on naming it.
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : freshMs),
  });

export type SegmentInput = {
  /** Null = a new one. */
  uuid: string | null;
  name: string;
  clauses: readonly Clause[];
  options?: Segment['options'];
  /** The segment that is changed: where another tab changed it since, nothing is saved. */
  seen?: Pick<Segment, 'dateModified'> | null;
};

/** Options of a segment that is not a benchmark. */
const ordinary = { isBenchmark: false, isDefault: false };

const save = async ({ uuid, name, clauses, options = ordinary, seen = null }: SegmentInput): Promise<Segment> => {
  const dateModified = seen === null ? {} : { dateModified: seen.dateModified };
  const body = { name, filters: formatSegment(clauses), options, ...dateModified };
  const saved = await ask(segmentEndpoints.saveSegment, { params: { uuid: uuid ?? '' }, body });
  const facts = { uuid: saved.uuid, dateCreated: saved.dateModified, dateModified: saved.dateModified };
  return { ...facts, name, clauses: [...clauses], options };
};

/** Is this what was asked to be saved? */
export const isSaved = ({ name, clauses, options = ordinary }: SegmentInput, segment: Segment): boolean =>
  segment.name === name &&
  segment.options.isBenchmark === options.isBenchmark &&
  segment.options.isDefault === options.isDefault &&
  formatSegment(segment.clauses) === formatSegment(clauses);

/**
 * A save whose answer did not come may have been made all the same: what there is of it, null = nothing. Asked again unseen it
 * would make a second segment, or meet itself as a change of another tab.
 */
const madeBy = async (input: SegmentInput): Promise<Segment | null> => {
  const { uuid } = input;
  const kept =
    uuid === null
      ? (await ask(segmentEndpoints.listSegments, {})).data
      : [(await ask(segmentEndpoints.readSegment, { params: { uuid } })).data];
  return kept.map(readAnswer).find((segment) => isSaved(input, segment)) ?? null;
};

/** Saving replaces the entry with the same uuid in the list or appends it (1-foundation section 4). */
export const useSaveSegment = () => {
  const client = useQueryClient();
  /** A save of which it is not known what came of it. */
  const unanswered = useRef<SegmentInput>(null);
  return useMutation({
    mutationFn: async (input: SegmentInput): Promise<Segment> => {
      const before = unanswered.current;
      const made = before === null || before.uuid !== input.uuid ? null : await madeBy(before);
      unanswered.current = input;
      try {
        const saved =
          made !== null && isSaved(input, made)
            ? made
            : await save(made === null ? input : { ...input, uuid: made.uuid, seen: made });
        unanswered.current = null;
        return saved;
      } catch (error) {
        if (isRefused(error)) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: (saved) => {
      const list = client.getQueryData(segmentsQuery.queryKey);
      // One that could not be loaded does not become a list of this one alone.
      if (list === undefined) return client.invalidateQueries({ queryKey: segmentsQuery.queryKey });
      const known = list.find(({ uuid }) => uuid === saved.uuid);
      client.setQueryData(
        segmentsQuery.queryKey,
        known === undefined
          ? [...list, saved]
          : list.map((one) => (one === known ? { ...saved, dateCreated: known.dateCreated } : one)),
      );
      return undefined;
    },
    // What stands in the way is not in the list of this tab.
    onError: (error) =>
      error instanceof ApiError && (error.status === 409 || error.status === 404)
        ? client.invalidateQueries({ queryKey: segmentsQuery.queryKey })
        : undefined,
  });
};

/** Deleting reloads the list; an address that still names the segment for a moment does not ask for it again. */
export const useDeleteSegment = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => orGone(ask(segmentEndpoints.deleteSegment, { params: { uuid } })),
    onSuccess: (_, uuid) => {
      client.setQueryData(segmentKey(uuid), null);
      return client.invalidateQueries({ queryKey: segmentsQuery.queryKey });
    },
  });
};
