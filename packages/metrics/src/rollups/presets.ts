/**
 * The last 7, 30, 60, 90 and 365 days, counted ahead: what rollups of all time hold, for each of these ranges. Followers are left
 * out: those at the end of the data are the same for all of them, and stand in the rollups of all time.
 */
import { daysBetween } from '@cvm/contract';
import { param, raw, type Sql, sql } from '../compile/sql.ts';
import { isKind, people } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { column, smallBlocks, sums } from './columns.ts';
import { presetGenreCellsInsert } from './derive/genre-cells.ts';
import {
  presetAudiencesInsert,
  presetMemberTitlesInsert,
  presetTitlesInsert,
  presetTotalsInsert,
} from './derive/presets.ts';
import { genreCells, refusesOneGenre } from './genre-cells.ts';
import { memberTitles } from './member-titles.ts';
import type { RollupName } from './names.ts';
import { presetColumns, presetDays } from './preset-days.ts';
import { type Rollup, summed } from './rollup.ts';
import { titleTotals } from './totals.ts';

const daysColumn = column('days', 'UInt16', 'the last so many days of the data');

/** How many of the last days of the data the range has; undefined where it is no preset. */
const presetOf = ({ range: { from, to }, edition: { dataThrough } }: Plan): number | undefined => {
  if (from === null || to !== dataThrough) return undefined;
  const length = daysBetween(from, to) + 1;
  return presetDays.find((days) => days === length);
};

const refusesDays = (plan: Plan): string | undefined =>
  presetOf(plan) === undefined ? `is of the last ${presetDays.join(', ')} days` : undefined;

/** The rows of the question's preset. Throws for another range, of which there are none: its rollups have refused it. */
const inPreset = (plan: Plan): Sql => {
  const days = presetOf(plan);
  if (days === undefined) throw new Error('No preset has the days of the question.');
  return sql`days = ${param('days', 'UInt16', days)}`;
};

/** Rows of one preset lie together and are read alone. */
const perPreset = { partitionBy: daysColumn.name, refusesDays, comesLater: true } as const;

const { followers: _ofAllTime, ...carries } = titleTotals.carries;

const ofTitles = (name: RollupName): Pick<Rollup, 'name' | 'spread' | 'carries' | 'where' | 'some'> => ({
  name,
  spread: 'parts',
  carries,
  where: (plan) => [inPreset(plan), ...people(plan)],
  some: { views: raw(`${name}.views > 0`) },
});

export const presetTitles: Rollup = {
  ...ofTitles('preset_titles'),
  ...perPreset,
  derive: presetTitlesInsert,
  says: 'figures of a title in the last days, everybody',
  columns: [daysColumn, 'title', ...presetColumns],
  orderBy: ['title'],
  rows: 1_500,
};

export const presetTitleCells: Rollup = {
  ...ofTitles('preset_title_cells'),
  ...perPreset,
  derive: (place) => presetTotalsInsert('preset_title_cells', place),
  says: 'figures of a title in the last days per cell, by title',
  columns: [daysColumn, 'title', 'cell', ...presetColumns],
  orderBy: ['title', 'cell'],
  settings: smallBlocks,
  rows: 30_000,
};

export const presetCellTitles: Rollup = {
  ...ofTitles('preset_cell_titles'),
  ...perPreset,
  derive: (place) => presetTotalsInsert('preset_cell_titles', place),
  says: 'figures of a title in the last days per cell, by cell',
  columns: [daysColumn, 'cell', 'title', ...presetColumns],
  orderBy: ['cell', 'title'],
  settings: { index_granularity: 2048 },
  rows: 30_000,
};

export const presetAudiences: Rollup = {
  ...perPreset,
  name: 'preset_audiences',
  derive: presetAudiencesInsert,
  says: 'viewers of any title of a kind in the last days, per cell',
  columns: [daysColumn, 'kind', 'cell', sums.views, sums.viewers],
  orderBy: ['kind', 'cell'],
  spread: 'parts',
  rows: 300,
  carries: summed('views', 'viewers'),
  where: (plan, { kind = 'any' }) => [inPreset(plan), isKind(kind), ...people(plan)],
};

export const presetGenreCells: Rollup = {
  ...genreCells,
  ...perPreset,
  name: 'preset_genre_cells',
  derive: presetGenreCellsInsert,
  says: 'viewers by genre in the last days, per cell',
  columns: [daysColumn, ...genreCells.columns],
  refusesDays: (plan, wanted) => refusesOneGenre(wanted) ?? refusesDays(plan),
  where: (plan) => [inPreset(plan), ...people(plan)],
};

export const presetMemberTitles: Rollup = {
  ...memberTitles,
  ...perPreset,
  name: 'preset_member_titles',
  derive: presetMemberTitlesInsert,
  says: 'titles of a member in the last days',
  columns: [daysColumn, ...memberTitles.columns],
  rows: 10_000,
  where: (plan) => [inPreset(plan), ...people(plan)],
};
