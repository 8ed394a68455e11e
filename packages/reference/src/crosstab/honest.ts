/**
 * What stands beside the figures of an honest cross-tab, by its definition: the members behind a cell, the interval of its
 * figure, and which shares differ from those of all the others.
 */
import type { CellValue, DimensionName, MeasureName, Row } from '@cvm/contract';
import type { Member } from '../loaded.ts';
import { rounded } from '../order.ts';
import { membersOf, type Scope } from '../scope.ts';
import { pValue, type Size, sizeOf, snapped, stands, wilson, z } from '../statistics.ts';
import { measures } from './measures.ts';
import type { CountedRow } from './rows.ts';

/** The rows of a cell, of its line, of its column and of everything. */
export type Surroundings = Record<'cell' | 'line' | 'column' | 'all', readonly CountedRow[]>;

const ofMember: readonly DimensionName[] = ['user_age_bucket', 'user_country', 'user_gender'];

/** May the shares be compared? Only where each member is in one of what they are of. */
export const isCompared = (name: MeasureName, rows: readonly DimensionName[], pivots: readonly DimensionName[]) => {
  const wholes = name === 'viewer_share_by_row' ? rows : name === 'viewer_share_by_column' ? pivots : [];
  return wholes.length > 0 && wholes.every((dimension) => ofMember.includes(dimension));
};

const rowsBehind = (name: MeasureName, rows: readonly CountedRow[]): CountedRow[] =>
  rows.filter(
    ({ kind, title }) => measures[name].counts.includes(kind) && (name !== 'binge_rate' || title.kind === 'show'),
  );

const distinct = (rows: readonly CountedRow[]): Member[] => [...new Set(membersOf(rows))];

const viewersIn = (rows: readonly CountedRow[]): Member[] => distinct(rows.filter(({ kind }) => kind === 'views'));

const size = (scope: Scope, members: readonly Member[]): Size => sizeOf(members.map(scope.weightOf));

/** A member weighs as much as all its ratings: they depend on each other. */
const ratingsSize = (scope: Scope, given: readonly CountedRow[]): Size => {
  const weights = new Map<Member, number>();
  for (const { member } of given) weights.set(member, (weights.get(member) ?? 0) + scope.weightOf(member));
  return sizeOf([...weights.values()]);
};

const ratingInterval = (scope: Scope, given: readonly CountedRow[]) => {
  const { n, weight, effective } = ratingsSize(scope, given);
  if (n < 2) return { low: null, high: null };
  const sum = (of: (row: CountedRow) => number) =>
    given.reduce((all, row) => all + scope.weightOf(row.member) * of(row), 0);
  const mean = sum(({ rating = 0 }) => rating) / weight;
  const variance = (sum(({ rating = 0 }) => (rating - mean) ** 2) / weight) * (n / (n - 1));
  const half = z * Math.sqrt(variance / effective);
  return { low: Math.max(1, mean - half), high: Math.min(5, mean + half) };
};

const intervalOf = (scope: Scope, name: MeasureName, { cell, line, column }: Surroundings, value: number | null) => {
  if (name === 'average_rating') return ratingInterval(scope, rowsBehind(name, cell));
  const base =
    name === 'binge_rate' ? distinct(rowsBehind(name, cell)) : viewersIn(name.endsWith('row') ? line : column);
  return wilson(value === null ? null : snapped(value), size(scope, base).effective);
};

/** The chance that a share differs as much from that of all others together; whether it lies above. */
export const comparedWithOthers = (scope: Scope, name: MeasureName, { cell, line, column, all }: Surroundings) => {
  const [own, alike] = name.endsWith('row') ? [line, column] : [column, line];
  const inside = new Set(viewersIn(own));
  const others = viewersIn(all).filter((member) => !inside.has(member));
  const has = new Set(viewersIn(alike));
  const shareOf = (members: readonly Member[], some: ReadonlySet<Member>) => {
    const { weight } = size(scope, members);
    return snapped(
      size(
        scope,
        members.filter((member) => some.has(member)),
      ).weight / weight,
    );
  };
  const p = shareOf([...inside], new Set(viewersIn(cell)));
  const restP = others.length === 0 ? null : shareOf(others, has);
  return {
    chance: pValue({ p, restP, of: size(scope, [...inside]), rest: size(scope, others) }),
    isAbove: p > (restP ?? 0),
  };
};

export const isFound = stands;

/** The people behind the figure of a cell. */
export const behindFigure = (scope: Scope, name: MeasureName, cell: readonly CountedRow[]): Size => {
  const behind = rowsBehind(name, cell);
  return name === 'average_rating' ? ratingsSize(scope, behind) : size(scope, distinct(behind));
};

/** Everything but whether it differs. */
export const besideFigure = (scope: Scope, name: MeasureName, around: Surroundings, value: CellValue): Row => {
  const { n, effective } = behindFigure(scope, name, around.cell);
  const row: Row = { n, effective: rounded(effective) };
  if (!['binge_rate', 'average_rating', 'viewer_share_by_row', 'viewer_share_by_column'].includes(name)) return row;
  const { low, high } = intervalOf(scope, name, around, typeof value === 'number' ? value : null);
  return { ...row, low: rounded(low), high: rounded(high) };
};
