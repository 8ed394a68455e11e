/**
 * One side of a benchmark, as it comes: the title's own figures (top) or the mean of a segment (bottom). The question is
 * its own cache key, so lines that come late belong to the question they answer; leaving the page ends the stream, and
 * with it the statements in the engine. A side that fails has no figures and says nothing (2-title-reports section 8).
 */
import { type BenchmarkBlock, type BenchmarkLine, type Suppressed, type TitleKind, viewEndpoints } from '@cvm/contract';
import {
  hashKey,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, callLines } from '../api/client.ts';
import { isWeighted } from '../charts/prepare/sample.ts';

export type BlockQuestion = {
  readonly kind: TitleKind;
  readonly titleId: string;
  /** The page that asks; it changes nothing, so that every tab has the same answer. */
  readonly page: string;
  readonly filters: readonly string[];
  readonly side: 'top' | 'bottom';
  /** The filters pick the titles of the segment, instead of the title's follower tier. */
  readonly isCustom: boolean;
  /** Each title of the segment is counted at the same days since its premiere. */
  readonly sameDays: boolean;
  /** The titles of the segment, each with its own figures, as well. */
  readonly titles?: boolean;
};

export type Block = {
  readonly figures: BenchmarkBlock;
  /** Its counts are sums of weights; false while that is not known, as its last line tells it. */
  readonly isWeighted: boolean;
  /** Figures of too few people were kept back; null while that is not known, as its last line tells it. */
  readonly suppressed: Suppressed | null;
  /** Figures that are not there yet may still come. */
  readonly filling: boolean;
  readonly failed: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

type Streamed = Pick<Block, 'figures' | 'isWeighted' | 'suppressed'>;

const nothing: Streamed = { figures: {}, isWeighted: false, suppressed: null };

const merge =
  (side: BlockQuestion['side']) =>
  (known: Streamed, { meta, ...line }: BenchmarkLine): Streamed => ({
    figures: { ...known.figures, ...line[side] },
    isWeighted: meta === undefined ? known.isWeighted : isWeighted(meta),
    suppressed: meta?.suppressed ?? known.suppressed,
  });

const blockQuery = ({ kind, titleId, page, filters, side, isCustom, sameDays, titles = false }: BlockQuestion) => {
  const asked = { filters, topData: side === 'top', isCustomBenchmark: isCustom, sameDays, titles };
  const body = { ...asked, page };
  return queryOptions({
    queryKey: ['benchmark', kind, titleId, asked] as const,
    queryFn: streamedQuery({
      streamFn: async ({ signal }) => {
        const answer =
          kind === 'show'
            ? await callLines(viewEndpoints.benchmarkShow, { body: { ...body, showId: titleId }, signal })
            : await callLines(viewEndpoints.benchmarkMovie, { body: { ...body, movieId: titleId }, signal });
        if (answer.blocked) throw new ApiError(answer.message, 403);
        return answer.data;
      },
      reducer: merge(side),
      initialValue: nothing,
      refetchMode: 'replace',
    }),
  });
};

/** With `enabled` false nothing is asked yet, and everything may still come. The same object as long as its state is the same. */
export const useBlock = (question: BlockQuestion, enabled = true): Block => {
  const client = useQueryClient();
  const query = blockQuery(question);
  const { data, error, isFetching } = useQuery({ ...query, enabled });
  const hash = hashKey(query.queryKey);
  return useMemo(
    () => ({
      ...(error === null ? (data ?? nothing) : nothing),
      filling: (isFetching || !enabled) && error === null,
      failed: error !== null && !isFetching,
      error,
      // From the beginning, so that figures are shown as they come instead of after the last.
      retry: () => void client.resetQueries({ predicate: ({ queryHash }) => queryHash === hash }),
    }),
    [data, error, isFetching, enabled, client, hash],
  );
};
