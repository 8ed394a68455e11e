/** What stands beside the figures of an honest cross-tab: people, effective bases, intervals, and which shares differ. */
import {
  type CellValue,
  type HonestName,
  isTested,
  type MeasureName,
  meansNothing,
  measureDefinition,
  type Row,
} from '@cvm/contract';
import { rounded } from '../../compile/row-order.ts';
import type { Panel } from '../../plan.ts';
import { largestStanding } from '../../statistics/difference.ts';
import { type BaseName, baseOf } from '../bases.ts';
import { stars } from '../figures.ts';
import type { Hidden } from './hidden.ts';
import {
  differenceByChance,
  effective,
  type Interval,
  type Proportion,
  shareInterval,
  starsInterval,
} from './statistics.ts';
import { type Steps, withEach } from './steps.ts';
import { type Line, partIn, type WholeTable } from './table.ts';

/** Members of a base in a cell: how many, the sum of their weights and of the squares of these. */
type Members = { readonly n: number; readonly w: number; readonly q: number };

const membersIn = (cell: Row | undefined, base: BaseName, panel: Panel): Members => {
  const n = partIn(cell, `n_${base}`);
  if (panel === 'Total') return { n, w: n, q: n };
  return { n, w: partIn(cell, `w_${base}`), q: partIn(cell, `q_${base}`) };
};

/** Several ratings of a member depend on each other: it weighs as much as all of them. */
const ratingsIn = (cell: Row | undefined): { readonly e: number; readonly mean: number; readonly variance: number } => {
  const counts = stars.map((star) => ({ star, w: partIn(cell, `stars_${star}`) }));
  const w = counts.reduce((sum, one) => sum + one.w, 0);
  if (w === 0) return { e: 0, mean: 0, variance: 0 };
  const mean = counts.reduce((sum, one) => sum + one.star * one.w, 0) / w;
  const variance = counts.reduce((sum, one) => sum + one.w * (one.star - mean) ** 2, 0) / w;
  return { e: effective(w, partIn(cell, 'q_ratings')), mean, variance };
};

export type Certainty = (measure: MeasureName, line: Line, place: string) => Partial<Record<HonestName, CellValue>>;

type Tested = { readonly measure: MeasureName; readonly line: Line; readonly place: string };

function* testedIn({ query, lines, places }: WholeTable): Generator<Tested> {
  for (const measure of query.measures.filter((one) => isTested(query, one)))
    for (const line of lines) for (const place of places) yield { measure, line, place };
}

export function* certaintyOf(table: WholeTable, panel: Panel, isHidden: Hidden): Steps<Certainty> {
  const { query, totals, totalPlace } = table;
  const viewers = (line: Line, place: string): Members => membersIn(line.cells.get(place), 'viewers', panel);

  /** Where what a share is of stands. */
  const wholeAt = (measure: MeasureName, line: Line, place: string): [Line, string] =>
    measureDefinition(measure).share === 'row' ? [line, totalPlace] : [totals, place];

  const intervalOf = (measure: MeasureName, line: Line, place: string): Interval => {
    const cell = line.cells.get(place);
    if (measure === 'average_rating') {
      const { e, mean, variance } = ratingsIn(cell);
      return starsInterval(mean, variance, partIn(cell, 'n_raters'), e);
    }
    if (measure === 'binge_rate') {
      const { w, q } = membersIn(cell, 'series_viewers', panel);
      return shareInterval(partIn(cell, 'bingers') / w, effective(w, q));
    }
    const { w, q } = viewers(...wholeAt(measure, line, place));
    return shareInterval(viewers(line, place).w / w, effective(w, q));
  };

  /** The share in a cell against that of all other columns, or rows, together. */
  const compared = ({ measure, line, place }: Tested): readonly [Proportion, Proportion] => {
    const isOfRow = measureDefinition(measure).share === 'row';
    const [inside, whole, all] = [
      viewers(line, place),
      viewers(...wholeAt(measure, line, place)),
      viewers(totals, totalPlace),
    ];
    const alike = isOfRow ? viewers(totals, place) : viewers(line, totalPlace);
    const [w, q] = [all.w - whole.w, all.q - whole.q];
    return [
      { share: inside.w / whole.w, n: whole.n, e: effective(whole.w, whole.q) },
      { share: (alike.w - inside.w) / w, n: all.n - whole.n, e: effective(w, q) },
    ];
  };

  const found = new Map<Line, Map<string, string>>();
  const tested: (Tested & { readonly chance: number; readonly differs: string })[] = [];
  yield* withEach(testedIn(table), (one) => {
    if (isHidden(one.measure, one.line, one.place)) return;
    const [own, others] = compared(one);
    const chance = differenceByChance(own, others);
    if (chance !== null) tested.push({ ...one, chance, differs: own.share > others.share ? 'above' : 'below' });
  });
  const largest = largestStanding(tested.map(({ chance }) => chance));
  yield* withEach(tested, ({ measure, line, place, chance, differs }) => {
    if (chance > largest) return;
    const known = found.get(line) ?? new Map<string, string>();
    found.set(line, known.set(`${measure} ${place}`, differs));
  });

  return (measure, line, place) => {
    const cell = line.cells.get(place);
    const isTotal = line === totals || (query.pivots.length > 0 && place === totalPlace);
    if (meansNothing(query, measure, isTotal, { line: line.first, column: totals.cells.get(place) }))
      return { n: null, effective: null };
    const base = baseOf(measure);
    const { n, w, q } = membersIn(cell, base, panel);
    const e = measure === 'average_rating' ? ratingsIn(cell).e : effective(w, q);
    const { low, high } = intervalOf(measure, line, place);
    const differs = found.get(line)?.get(`${measure} ${place}`) ?? null;
    return { n, effective: rounded(e), low: rounded(low), high: rounded(high), differs };
  };
}
