/**
 * Which table answers what: the one place that decides between a rollup and the facts. Pure: the same plan, the same table.
 *
 * All-time figures come from totals, those of a range from rows per day. Without people to pick or to weigh a totals per title
 * is enough; else it is one per title and cell, sorted by what is picked. What a rollup does not carry (platform, device,
 * episode) is counted from the facts, and so is everything in an edition without rollups.
 */
import type { FilterId } from '@cvm/contract';
import { lately } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import type { RollupName } from './names.ts';

export type Fact = 'views' | 'follows' | 'engagements';

export type Choice<Table extends string = RollupName | Fact> = { readonly table: Table; readonly why: string };

const narrowing: readonly FilterId[] = ['country', 'age', 'gender'];
const namingTitles: readonly FilterId[] = ['show', 'movie', 'title', 'titleId', 'network'];

const filteredBy = ({ clauses }: Plan, ids: readonly FilterId[]): FilterId | undefined =>
  clauses.find(({ id }) => ids.includes(id))?.id;

const isAllTime = ({ range, edition }: Plan): boolean => range.from === null && range.to === edition.dataThrough;

/** Whether people are picked or weighed, so that figures are needed per cell. */
const needsCells = (plan: Plan): boolean => plan.panel === 'Balanced' || filteredBy(plan, narrowing) !== undefined;

/** Whether the titles are a few by name, whose rows are found faster than they are read past. */
const isAboutFew = ({ clauses }: Plan): boolean =>
  clauses.some(({ id, op }) => op === 'is' && namingTitles.includes(id));

/** At most one title is inside the filters, so that its distinct members are those of the question. */
export const isAboutOne = ({ clauses }: Plan): boolean => {
  const named = clauses.filter(({ id, op }) => op === 'is' && ['show', 'movie', 'title'].includes(id));
  return new Set(named.flatMap(({ values }) => values)).size === 1;
};

/** The rollup where the edition has it and nothing stands against it, else the fact. */
const choice = <L extends RollupName, F extends Fact>(
  { edition }: Plan,
  fact: F,
  rollup: L,
  why: string,
  against?: string,
): Choice<L | F> => {
  if (!edition.rollups.includes(rollup)) return { table: fact, why: `the edition has no ${rollup}` };
  return against === undefined ? { table: rollup, why } : { table: fact, why: `filtered by ${against}` };
};

const totals = ['title_totals', 'title_cells', 'cell_titles'] as const;
export type Totals = (typeof totals)[number];

export const holdsTotals = (table: string): table is Totals => totals.some((name) => name === table);

type TotalsChoice = { readonly totals: Totals; readonly why: string };

const totalsFor = (plan: Plan, byCell: boolean): TotalsChoice => {
  if (!byCell && !needsCells(plan)) return { totals: 'title_totals', why: 'all time, everybody' };
  return byCell || isAboutFew(plan)
    ? { totals: 'title_cells', why: 'all time, cells of few titles' }
    : { totals: 'cell_titles', why: 'all time, some people' };
};

export type Wanted = {
  /** Figures are wanted per cell, whoever is picked. */
  readonly byCell?: boolean;
  /** Of the platforms and episodes asked for, or of the titles as a whole, whatever those filters say. */
  readonly of?: 'asked' | 'whole';
};

/** What a rollup of views does not carry. */
const finerThanDays = (plan: Plan, { of = 'asked' }: Wanted): FilterId | undefined =>
  of === 'whole' ? undefined : filteredBy(plan, ['platform', 'season', 'episode']);

/** Views and viewers of titles, each for itself; what they watched. */
export const viewsOfTitles = (
  plan: Plan,
  wanted: Wanted = {},
): Choice<Totals | 'view_days' | 'title_view_days' | 'views'> => {
  if (!isAllTime(plan)) return daysOfTitles(plan, wanted);
  const { totals, why } = totalsFor(plan, wanted.byCell ?? false);
  return choice(plan, 'views', totals, why, finerThanDays(plan, wanted));
};

/** A row per title, member and day: members who are distinct over titles, and ranges. */
export const daysOfTitles = (plan: Plan, wanted: Wanted = {}): Choice<'view_days' | 'title_view_days' | 'views'> => {
  const against = finerThanDays(plan, wanted);
  return isAboutFew(plan) || isAllTime(plan)
    ? choice(plan, 'views', 'title_view_days', 'days of few titles', against)
    : choice(plan, 'views', 'view_days', 'days of all titles', against);
};

/** A row per member, for who viewed which titles together; the members of a seed are found in the same table. */
export const titlesOfMembers = (plan: Plan): Choice<'member_titles' | 'view_days' | 'title_view_days' | 'views'> =>
  isAllTime(plan) && plan.edition.rollups.includes('member_titles')
    ? choice(plan, 'views', 'member_titles', 'all time, what members viewed together')
    : daysOfTitles(plan, { of: 'whole' });

/** Views and viewers of all titles of a kind; no filter on views alone ever applies. */
export const viewsOfKind = (plan: Plan): Choice<'audience_cells' | 'audience_days' | 'views'> =>
  isAllTime(plan) ? choice(plan, 'views', 'audience_cells', 'all time, titles of a kind') : daysOfKind(plan);

/** The days on which any title of a kind was viewed. */
export const daysOfKind = (plan: Plan): Choice<'audience_days' | 'views'> =>
  choice(plan, 'views', 'audience_days', 'days, titles of a kind');

/** Binges of titles. */
export const bingesOfTitles = (plan: Plan, wanted: Wanted = {}): Choice<Totals | 'binges' | 'views'> => {
  const against = finerThanDays(plan, wanted);
  if (!isAllTime(plan)) return choice(plan, 'views', 'binges', 'binges by day', against);
  const { totals, why } = totalsFor(plan, false);
  return choice(plan, 'views', totals, why, against);
};

/** Followers of titles at the end of the range, each for itself. */
export const followersOfTitles = (
  plan: Plan,
  { byCell = false }: Wanted = {},
): Choice<Totals | 'follow_days' | 'follows'> => {
  if (plan.range.to !== plan.edition.dataThrough) return choice(plan, 'follows', 'follow_days', 'steps up to a day');
  const { totals, why } = totalsFor(plan, byCell);
  return choice(plan, 'follows', totals, why);
};

/** Followers of any title of a kind at the end of the range. */
export const followersOfKind = (plan: Plan): Choice<'audience_cells' | 'audience_follow_days' | 'follows'> =>
  plan.range.to === plan.edition.dataThrough
    ? choice(plan, 'follows', 'audience_cells', 'all time, titles of a kind')
    : choice(plan, 'follows', 'audience_follow_days', 'steps up to a day, titles of a kind');

/** Engagements and ratings of titles. */
export const engagementsOfTitles = (plan: Plan): Choice<Totals | 'engagement_days' | 'engagements'> => {
  const against = filteredBy(plan, ['season', 'episode']);
  if (!isAllTime(plan)) return choice(plan, 'engagements', 'engagement_days', 'engagements by day', against);
  const { totals, why } = totalsFor(plan, false);
  return choice(plan, 'engagements', totals, why, against);
};

/** The days on which titles were engaged with. */
export const daysOfEngagements = (plan: Plan): Choice<'engagement_days' | 'engagements'> =>
  choice(plan, 'engagements', 'engagement_days', 'days of engagements');

/** Views of titles by the platform they name; the question's own platforms are picked afterwards. */
export const platformsOfTitles = (
  plan: Plan,
): Choice<'platform_totals' | 'platform_cells' | 'platform_days' | 'views'> => {
  if (!isAllTime(plan)) return choice(plan, 'views', 'platform_days', 'platforms by day');
  return needsCells(plan)
    ? choice(plan, 'views', 'platform_cells', 'all time, some people')
    : choice(plan, 'views', 'platform_totals', 'all time, everybody');
};

const choosers: readonly ((plan: Plan) => Choice)[] = [
  viewsOfTitles,
  (plan) => viewsOfTitles(plan, { byCell: true, of: 'whole' }),
  daysOfTitles,
  (plan) => daysOfTitles(plan, { of: 'whole' }),
  (plan) => daysOfTitles({ ...plan, clauses: [] }),
  (plan) => daysOfTitles(lately(plan, 14), { of: 'whole' }),
  titlesOfMembers,
  viewsOfKind,
  daysOfKind,
  bingesOfTitles,
  (plan) => bingesOfTitles(plan, { of: 'whole' }),
  followersOfTitles,
  (plan) => followersOfTitles(plan, { byCell: true }),
  followersOfKind,
  daysOfEngagements,
  engagementsOfTitles,
  platformsOfTitles,
];

/** The tables that a statement of the plan reads in consequence of a choice, each with the reason. */
export const choicesIn = (plan: Plan, statement: string): Choice[] => {
  const reads = (table: string) =>
    new RegExp(`\\bfrom ${table === 'engagements' ? 'reactions' : table}\\b`).test(statement);
  const found = choosers.map((choose) => choose(plan)).filter(({ table }) => reads(table));
  return [...new Map(found.map((one) => [one.table, one])).values()];
};
