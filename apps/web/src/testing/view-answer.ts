/** The answer of a view, for servers of tests. */
import type { Meta, Row } from '@cvm/contract';
import type { Reply } from './http-server.ts';

/** The facts of an answer about everybody, all time. */
export const viewMeta: Meta = {
  view: 'any',
  rows: 0,
  sampleSize: null,
  effectiveSampleSize: null,
  dataThrough: '2026-11-15',
  panel: 'Total',
  elapsedMs: 1,
  filters: [],
  range: { from: null, to: '2026-11-15' },
  edition: 1,
  recipe: 1,
};

/** Everybody's rows, all time to November 15, 2026, unless `parts` says otherwise. */
export const viewAnswer = (rows: readonly Row[], parts: Partial<Meta> = {}): Reply => ({
  status: 200,
  body: JSON.stringify({ success: true, data: rows, meta: { ...viewMeta, rows: rows.length, ...parts } }),
});

/** A refusal or a failure, as the server words it. */
export const failedAnswer = (status: number, code: string, message: string): Reply => ({
  status,
  body: JSON.stringify({ success: false, error: { code, message } }),
});
