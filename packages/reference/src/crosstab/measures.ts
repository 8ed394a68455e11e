/** The measures of a cross-tab, each from the rows of its own cell. */
import type { MeasureName } from '@cvm/contract';
import type { View } from '../loaded.ts';
import { membersOf, people, ratio, rowCount, type Scope } from '../scope.ts';
import { bingersOf } from '../watching.ts';
import type { CountedRow, RowKind } from './rows.ts';

export type Measure = {
  /** A row of one of these makes a cell. */
  readonly counts: readonly RowKind[];
  /** Null: nothing to divide by. Of a share, what it is a share of. */
  readonly figure: (scope: Scope, rows: readonly CountedRow[]) => number | null;
  /** Of the total of its row or column. */
  readonly share?: 'row' | 'column';
  /** It means nothing for several days together. */
  readonly hasNoTotals?: true;
  /** What an empty cell shows. */
  readonly empty: 0 | null;
};

const ofKind = (rows: readonly CountedRow[], kind: RowKind): CountedRow[] => rows.filter((row) => row.kind === kind);

const rowsOfKind =
  (kind: RowKind) =>
  (scope: Scope, rows: readonly CountedRow[]): number =>
    rowCount(scope, ofKind(rows, kind));

const peopleOfKind =
  (kind: RowKind) =>
  (scope: Scope, rows: readonly CountedRow[]): number =>
    people(scope, membersOf(ofKind(rows, kind)));

const viewsOfSeries = (rows: readonly CountedRow[]): View[] =>
  rows.flatMap(({ view }) => (view?.title.kind === 'show' ? [view] : []));

/** A binger of any one series, with the views of the cell alone. */
const bingers = (scope: Scope, rows: readonly CountedRow[]): number => {
  const views = viewsOfSeries(rows);
  return people(
    scope,
    [...new Set(views.map(({ title }) => title))].flatMap((title) => bingersOf(views, title)),
  );
};

const points = (scope: Scope, rows: readonly CountedRow[]): number =>
  rowCount(
    scope,
    rows.filter((row) => row.points !== undefined),
    (row) => row.points ?? 0,
  );

const views = { counts: ['views'], figure: rowsOfKind('views') } as const;
const viewers = { counts: ['views'], figure: peopleOfKind('views') } as const;
const votes = { counts: ['votes'], figure: rowsOfKind('votes') } as const;
const engagements = ['reactions', 'ratings', 'votes', 'comments'] as const;

export const measures: Record<MeasureName, Measure> = {
  view_count: { ...views, empty: 0 },
  viewer_count: { ...viewers, empty: 0 },
  binger_count: { counts: ['views'], figure: bingers, empty: 0 },
  binge_rate: {
    counts: ['views'],
    figure: (scope, rows) => ratio(bingers(scope, rows), people(scope, membersOf(viewsOfSeries(rows)))),
    empty: null,
  },
  view_share_by_row: { ...views, share: 'row', empty: null },
  view_share_by_column: { ...views, share: 'column', empty: null },
  viewer_share_by_row: { ...viewers, share: 'row', empty: null },
  viewer_share_by_column: { ...viewers, share: 'column', empty: null },
  follow_count: { counts: ['newFollows'], figure: peopleOfKind('newFollows'), empty: 0 },
  follow_running_total: {
    counts: ['followingEachDay'],
    figure: peopleOfKind('followingEachDay'),
    hasNoTotals: true,
    empty: 0,
  },
  total_follow_count: { counts: ['followingAtEnd'], figure: peopleOfKind('followingAtEnd'), empty: 0 },
  follow_growth_rate: {
    counts: ['followingAtEnd', 'followingBefore'],
    figure: (scope, rows) => {
      const before = peopleOfKind('followingBefore')(scope, rows);
      return ratio(peopleOfKind('followingAtEnd')(scope, rows) - before, before);
    },
    empty: null,
  },
  weighted_engagement_count: { counts: engagements, figure: points, empty: 0 },
  engagement_score: {
    counts: [...engagements, 'views'],
    figure: (scope, rows) => ratio(100 * points(scope, rows), peopleOfKind('views')(scope, rows)),
    empty: null,
  },
  average_rating: {
    counts: ['ratings'],
    figure: (scope, rows) => {
      const given = ofKind(rows, 'ratings');
      return ratio(
        rowCount(scope, given, (row) => row.rating ?? 0),
        rowCount(scope, given),
      );
    },
    empty: null,
  },
  character_vote_count: { ...votes, empty: 0 },
  character_vote_share: { ...votes, share: 'column', empty: null },
  character_voter_count: { counts: ['votes'], figure: peopleOfKind('votes'), empty: 0 },
  emotion_count: { counts: ['reactions'], figure: rowsOfKind('reactions'), empty: 0 },
  emotion_voter_count: { counts: ['reactions'], figure: peopleOfKind('reactions'), empty: 0 },
};
