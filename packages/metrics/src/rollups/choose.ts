/**
 * `chooseRollup(plan, wanted)`: which table answers, the one place that decides it. The cheapest rollup of those that may answer
 * does, and without one the facts do. Pure: the same plan, the same table, the same reasons.
 */
import type { FilterId } from '@cvm/contract';
import { type Plan, titleFilters } from '../plan.ts';
import { dimensionsOf, type SortedBy } from './columns.ts';
import type { Decision, Fact, Refusal } from './decision.ts';
import { rollups } from './records.ts';
import {
  type Dimension,
  factOf,
  filteredBy,
  isAboutFew,
  isAllTime,
  needsCells,
  type Rollup,
  type Wanted,
} from './rollup.ts';

/** Filters that pick rows of a fact, each with the dimension that a rollup needs for it. */
const rowFilters: Readonly<Record<Fact, readonly (readonly [FilterId, Dimension])[]>> = {
  views: [
    ['platform', 'platform'],
    ['season', 'episode'],
    ['episode', 'episode'],
  ],
  follows: [],
  engagements: [
    ['season', 'episode'],
    ['episode', 'episode'],
  ],
};

/** How many titles are named; 0 where other titles are inside the filters as well. */
const namedCount = ({ clauses }: Plan): number => {
  const named = clauses.filter(({ id, op }) => op === 'is' && titleFilters.some((name) => name === id));
  return new Set(named.flatMap(({ values }) => values)).size;
};

/** At most one title is inside the filters, so that its distinct members are those of the question. */
export const isAboutOne = (plan: Plan): boolean => namedCount(plan) === 1;

/** Viewers of so many titles, be they the most viewed, are told apart sooner than they are found among the titles of all members. */
const someMax = 3;

export const isAboutSome = (plan: Plan): boolean => {
  const named = namedCount(plan);
  return named > 0 && named <= someMax;
};

const toldApart = new Map<Rollup, ReadonlySet<Dimension>>(
  rollups.map((rollup) => [rollup, new Set(dimensionsOf(rollup.columns))]),
);

/** Whether the rows of a rollup tell a dimension apart: every question asks it of all of them, several times. */
const tells = (rollup: Rollup, dimension: Dimension): boolean => toldApart.get(rollup)?.has(dimension) === true;

/** Why a filter on rows of the fact cannot be answered. */
const refusedFilter = (plan: Plan, rollup: Rollup, { parts, of = 'asked' }: Wanted): string | undefined => {
  if (of === 'whole') return undefined;
  const lacking = parts
    .flatMap((name) => rowFilters[factOf(name)])
    .flatMap(([id, dimension]) => (tells(rollup, dimension) ? [] : [id]));
  const filter = filteredBy(plan, lacking);
  return filter === undefined ? undefined : `is not told apart by ${filter}`;
};

/** Why a rollup may not answer; undefined when it may. */
const refusal = (plan: Plan, rollup: Rollup, wanted: Wanted): string | undefined => {
  const { name, carries } = rollup;
  if (plan.areDaysMoved) return 'holds days as they were, and those of the facts are moved';
  const part = wanted.parts.find((one) => carries[one] === undefined);
  if (part !== undefined) return `carries no ${part}`;
  const dimension = wanted.per.find((one) => !tells(rollup, one));
  if (dimension !== undefined) return `is not told apart by ${dimension}`;
  if (needsCells(plan) && !tells(rollup, 'cell')) return 'is of everybody, and people are picked or weighed';
  const days = rollup.refusesDays(plan, wanted) ?? refusedFilter(plan, rollup, wanted);
  if (days !== undefined) return days;
  const other = rollup.takenFrom?.(plan, wanted);
  if (other !== undefined && chooseRollup(other, wanted).rollup === null)
    return 'no rollup has what it leads back from';
  const lacking = [name, ...(rollup.beside === undefined ? [] : [rollup.beside.rollup.name])].find(
    (one) => !plan.edition.rollups.includes(one),
  );
  return lacking === undefined ? undefined : `the edition has no ${lacking}`;
};

/** About how many rows are read: all of them, or the part that the question picks by what they are sorted by. */
const costOf = (plan: Plan, { rows, orderBy }: Rollup, { per }: Wanted): number => {
  const sortedBy = orderBy[0] === 'title_kind' ? orderBy[1] : orderBy[0];
  // Titles that are not few are still read one by one where their cells are told apart.
  const byTitle = per.includes('cell') ? 0.4 : 1;
  // Days that are nothing but told apart come in runs.
  const byDay = per.length === 1 && per.includes('day') ? 0.4 : 1;
  const parts: Partial<Record<SortedBy, number>> = {
    title: isAboutFew(plan) ? 0.1 : byTitle,
    cell: needsCells(plan) ? 0.5 : 1,
    day: isAllTime(plan) ? byDay : 0.3,
    week: 0.3,
  };
  return rows * (parts[sortedBy] ?? 1);
};

export type Choice = Decision & {
  /** Null where the facts answer. */
  readonly rollup: Rollup | null;
};

const inWords = ({ parts, per, kind, of }: Wanted): string =>
  [
    `${parts.join(', ')} per ${per.join(', ')}`,
    ...(kind === undefined ? [] : [`of ${kind === 'any' ? 'any kind' : `${kind}s`}`]),
    ...(of === 'whole' ? ['whatever the platform or episode'] : []),
  ].join(', ');

/** Of one that may answer, why another does. */
const whyNot = (rollup: Rollup, chosen: Rollup | null): string =>
  rollup === chosen?.beside?.rollup ? `is read beside ${chosen.name} alone` : `costs more than ${chosen?.name}`;

/** The cheapest that may answer; what costs as much as another or more is not asked whether it may. */
const cheapest = (plan: Plan, wanted: Wanted): Rollup | null => {
  let chosen: Rollup | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const rollup of rollups) {
    const cost = costOf(plan, rollup, wanted);
    if (cost >= least || refusal(plan, rollup, wanted) !== undefined) continue;
    chosen = rollup;
    least = cost;
  }
  return chosen;
};

export const chooseRollup = (plan: Plan, wanted: Wanted): Choice => {
  const chosen = cheapest(plan, wanted);
  const refused = (): Refusal[] =>
    rollups
      .filter((rollup) => rollup !== chosen)
      .map((rollup) => ({ rollup: rollup.name, why: refusal(plan, rollup, wanted) ?? whyNot(rollup, chosen) }));
  const counted = inWords(wanted);
  const [part] = wanted.parts;
  return chosen === null
    ? {
        counted,
        rollup: null,
        table: part === undefined ? 'views' : factOf(part),
        why: 'no rollup may answer',
        refused,
      }
    : { counted, rollup: chosen, table: chosen.name, why: chosen.says, refused };
};
