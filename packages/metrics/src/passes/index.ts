/** The passes, in order: one list for queries, exports and streams alike. */
import type { Pass, Plan } from '../plan.ts';
import { access } from './access.ts';
import { catalogue } from './catalogue.ts';
import { dates } from './dates.ts';
import { order } from './order.ts';
import { panel } from './panel.ts';
import { validate } from './validate.ts';

const passes: readonly Pass[] = [validate, access, catalogue, dates, panel, order];

/** What a pass made of the query, for people who want to know why an answer is what it is. */
export type PassTrace = Pick<Plan, 'clauses' | 'range' | 'panel' | 'sorts' | 'limit' | 'offset'> & {
  readonly name: string;
};

/** Told of the query after each pass. */
export type Trace = (pass: PassTrace) => void;

/** The plan after every pass. */
export const applyPasses = (plan: Plan, trace?: Trace): Plan =>
  passes.reduce((before, { name, run }) => {
    const after = run(before);
    const { clauses, range, panel: applied, sorts, limit, offset } = after;
    trace?.({ name, clauses, range, panel: applied, sorts, limit, offset });
    return after;
  }, plan);
