/**
 * Why an answer is what it is: the filters as understood, the query after every pass of the compiler, the tables it chose, the SQL with its
 * parameters, and what running it cost. For operators and developers, with full access.
 */
import { type Access, accessOf, type Clause, filterSentences, rowSchema } from '@cvm/contract';
import { type Choice, explain, type PassTrace } from '@cvm/metrics';
import type { QueryStats, Statement, Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { Edition } from '../edition.ts';
import { labelsOf } from './labels.ts';
import { parseQuery } from './understand.ts';

export const explainBodySchema = z.strictObject({
  view: z.string().min(1).max(200),
  filters: z.array(z.string().max(20_000)).max(60),
  sorts: z.string().max(400).optional(),
  limit: z.number().int().min(-1).max(10_000_000).optional(),
});
export type ExplainBody = z.infer<typeof explainBodySchema>;

type Run = { readonly statement: Statement; readonly rows: number; readonly stats: QueryStats };

export type Explanation = {
  readonly edition: Edition;
  readonly clauses: readonly Clause[];
  readonly sentences: readonly string[];
  readonly passes: readonly PassTrace[];
  /** Rollups and facts that the compiler chose between. */
  readonly choices: readonly Choice[];
  readonly main: Run;
  readonly sample: (Run & { readonly sampleSize: number | null }) | null;
};

/** The person at the keyboard reads the store itself, so nothing is left out for want of people. */
const fullAccess: Access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

const sampleSchema = z.object({ n: z.number() });

export const explainView = async (
  warehouse: Warehouse,
  edition: Edition,
  body: ExplainBody,
  signal: AbortSignal,
): Promise<Explanation> => {
  const { passes, choices, compiled } = explain(parseQuery(body.view, body), fullAccess, edition);
  const options = { name: `explain ${compiled.view.id}`, database: edition.database, signal };
  const main = await warehouse.query(compiled.rows, rowSchema(compiled.view), options);
  const sample = compiled.sample === null ? null : await warehouse.query(compiled.sample, sampleSchema, options);
  return {
    edition,
    clauses: compiled.clauses,
    sentences: filterSentences(compiled.clauses, await labelsOf(warehouse, compiled.clauses, fullAccess, edition)),
    passes,
    choices,
    main: { statement: compiled.rows, rows: main.rows.length, stats: main.stats },
    sample:
      sample === null || compiled.sample === null
        ? null
        : {
            statement: compiled.sample,
            rows: sample.rows.length,
            stats: sample.stats,
            sampleSize: sample.rows[0]?.n ?? null,
          },
  };
};
