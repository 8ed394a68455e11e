/**
 * A clause is one filter: `{ id, op, values, join }`.
 *
 * The same value travels in URLs, API calls, segments, saved reports and into the query compiler. An exclusion is
 * an operator (`is_not`), not another id. `join` says whether several values mean any of them or every one; it
 * matters for seed audiences alone.
 */
import { z } from 'zod';
import { filterIds } from './ids.ts';

export const operators = ['is', 'is_not', 'between', '>', '>=', '<', '<=', '=', 'to'] as const;
export type Operator = (typeof operators)[number];

/** As loads and readers count them: a picture is one, and two units of a string here. */
export const characterCount = (text: string): number => [...text].length;

/** The longest id: of whatever the data or the portal name. */
export const idMax = 64;
/** TRICKY: zod's own `max` counts units, JSON schemas (and so the API's document) characters. */
export const idSchema = z
  .string()
  .check(({ value, issues }) => {
    if (characterCount(value) > idMax)
      issues.push({ code: 'too_big', origin: 'string', maximum: idMax, inclusive: true, input: value });
  })
  .meta({ maxLength: idMax });

/** The longest name that data may have a filter take, such as that of a genre. */
export const filterValueMax = 200;

/** Filters as text (`text.ts`), as calls take them and saved questions hold them: one can name a thousand ids. */
export const filterTextMax = 20_000;
export const filterTextsSchema = z.array(z.string().max(filterTextMax)).max(60);

export const clauseSchema = z.object({
  id: z.enum(filterIds),
  op: z.enum(operators),
  values: z.array(z.string().max(400)).min(1).max(2000),
  join: z.enum(['or', 'and']).default('or'),
});

export type Clause = z.infer<typeof clauseSchema>;

/** Where values are no seed audience, they are a list: any of them, whatever joins them. */
export const joinedByOr = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => (clause.join === 'and' ? { ...clause, join: 'or' } : clause));

/** A filter that cannot be understood. `filter` is the id as it was sent, `message` a sentence for the user. */
export class FilterError extends Error {
  readonly filter: string;
  constructor(filter: string, message: string) {
    super(message);
    this.name = 'FilterError';
    this.filter = filter;
  }
}
