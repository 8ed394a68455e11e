/** The passes, in order: one list for queries, exports and streams alike. */
import type { Pass, Plan } from '../plan.ts';
import { access } from './access.ts';
import { dates } from './dates.ts';
import { order } from './order.ts';
import { panel } from './panel.ts';
import { validate } from './validate.ts';

export const passes: readonly Pass[] = [validate, access, dates, panel, order];

/** The plan after every pass. */
export const applyPasses = (plan: Plan): Plan => passes.reduce((before, pass) => pass.run(before), plan);
