/**
 * One run of a cross-tab: its rows as they come, the facts that end them, and the way to end it early, which ends the
 * statement in the engine too. A run that did not come to its end leaves no rows behind: less than all must not be taken for
 * all. An answer that was read a moment ago is shown at once.
 */
import { formatFilters, viewEndpoints } from '@cvm/contract';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callLines } from '../../api/client.ts';
import { freshMs } from '../../api/fresh.ts';
import { readFilters } from '../../filters/url-filters.ts';
import { isRefusal } from '../../views/refusal.ts';
import { type AnswerRow, type Facts, isRow } from './answer.ts';
import { bodyOf, type Draft, rowsMax } from './builder.ts';

export type Run = {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'blocked' | 'cancelled';
  /** What was asked. */
  readonly draft: Draft | null;
  readonly rows: readonly AnswerRow[];
  /** Null until the last row is there. */
  readonly facts: Facts | null;
  readonly error: Error | null;
  readonly message: string | null;
  /** Of an answer that is kept: when it was published, and from which data. */
  readonly published?: string;
};

type Whole = Pick<Run, 'rows' | 'facts'>;

const nothing: Run = { status: 'idle', draft: null, rows: [], facts: null, error: null, message: null };

/** Rows are drawn in portions: drawing after each would take longer than reading them. */
const portionMs = 120;

/** What a screen asks: filters that are not understood are said in the bar, and not sent. */
const screenBody = (draft: Draft) => ({
  ...bodyOf({ ...draft, filters: formatFilters(readFilters('reportBuilder', draft.filters).clauses) }),
  limit: rowsMax,
  resultFormat: 'ndjson' as const,
});

type Told = {
  /** Is an answer that was read a moment ago left aside? */
  readonly isAnew: boolean;
  readonly signal: AbortSignal;
  readonly tell: (next: Partial<Run>) => void;
  readonly finish: (whole: Whole) => void;
};

/** Asks for the answer of a draft, and tells of it as it comes. */
const answerOf = async (client: QueryClient, draft: Draft, { isAnew, signal, tell, finish }: Told): Promise<void> => {
  const body = screenBody(draft);
  const key = ['crosstab', body];
  const known = client.getQueryState<Whole>(key);
  if (!isAnew && known?.data !== undefined && Date.now() - known.dataUpdatedAt < freshMs) return finish(known.data);
  const answer = await callLines(viewEndpoints.runCrosstab, { body, signal });
  if (answer.blocked) return tell({ status: 'blocked', message: answer.message });
  const rows: AnswerRow[] = [];
  let facts: Facts | null = null;
  let drawn = 0;
  for await (const line of answer.data) {
    if (isRow(line)) rows.push(line);
    else facts = line.meta;
    if (facts !== null || performance.now() - drawn < portionMs) continue;
    drawn = performance.now();
    tell({ status: 'running', rows: [...rows] });
  }
  client.setQueryData<Whole>(key, { rows, facts });
  finish({ rows, facts });
};

export const useRun = (onDone: (draft: Draft) => void) => {
  const client = useQueryClient();
  const [state, setState] = useState<Run>(nothing);
  const controller = useRef<AbortController>(null);
  const end = useCallback(() => controller.current?.abort(), []);
  // What is told at the end is what the page does then, not what it did at the beginning.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Leaving the page ends the statement; no event of the page says so.
  useEffect(() => end, [end]);

  const run = useCallback(
    (draft: Draft, isAnew = false) => {
      end();
      const own = new AbortController();
      controller.current = own;
      setState({ ...nothing, status: 'running', draft });
      const tell = (next: Partial<Run>) => {
        if (!own.signal.aborted) setState({ ...nothing, draft, ...next });
      };
      const finish = (whole: Whole) => {
        tell({ ...whole, status: 'done' });
        if (!own.signal.aborted) done.current(draft);
      };
      answerOf(client, draft, { isAnew, signal: own.signal, tell, finish }).catch((error: unknown) =>
        tell({ status: 'failed', error: error instanceof Error ? error : new Error('') }),
      );
    },
    [client, end],
  );
  // The connection is news of the browser. What failed without it is asked for again with it, as on every page.
  useEffect(() => {
    const { status, draft, error } = state;
    if (status !== 'failed' || draft === null || isRefusal(error)) return;
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) run(draft);
    });
  }, [state, run]);
  return {
    state,
    run,
    cancel: () => {
      end();
      setState((now) => ({ ...nothing, status: 'cancelled', draft: now.draft }));
    },
    reset: () => {
      end();
      setState(nothing);
    },
  };
};
