/**
 * An audience by country, age or gender: of each group its share as a bar, a tick across it where the average lies, and share,
 * index and count beside it. Ages and genders as the product lists them and countries by their share, or all by their index. A
 * bar is solid where the group differs from the others and pale where chance may have made it.
 */
import {
  ageBuckets,
  capitalised,
  countryName,
  formatCount,
  formatValue,
  genders,
  missing,
  type Row,
  untestedWords,
  type ViewId,
  youngestAge,
} from '@cvm/contract';
import type { BarChart, Figure, Hue, Order, Prepare } from '../model.ts';
import { barFigure, type Detail, detailOf, type Item } from './bar-figure.ts';
import { columnOf, numberOf, sharedNames, textOf } from './cells.ts';
import { findingOf } from './finding.ts';
import { type AnswerFacts, isWeighted, membersBehind } from './sample.ts';

export type IndexBy = 'country' | 'age' | 'gender';

/** An index of 1 is the average; it is written as 100. */
const average = 1;
/** What a chart of the full height holds without crowding. */
const countriesMax = 25;

const plurals: Record<IndexBy, string> = { country: 'countries', age: 'age groups', gender: 'genders' };
const orders: Partial<Record<IndexBy, readonly string[]>> = { age: ageBuckets, gender: genders };

const labels: Record<IndexBy, (bucket: string) => string> = {
  country: countryName,
  age: (bucket) => bucket,
  gender: capitalised,
};

/** What is the average itself, as everybody is where one group is picked, lies on neither side of it. */
const hueOf = (index: number | null): Hue =>
  index === null || index === average ? 'plain' : index < average ? 'below' : 'above';

/** What the table tells of each group beside its share, its index and its count, in this order. */
const told = ['restShare', 'shareLow', 'shareHigh', 'indexLow', 'indexHigh'] as const;

const detailsOf = (view: ViewId, row: Row, { untested }: AnswerFacts): Detail[] => {
  const finding = findingOf(textOf(row, 'differs'), untested === true);
  const [text, full] = [capitalised(finding.word), capitalised(finding.full)];
  return [
    ...told.map((name) => detailOf(columnOf(view, name), numberOf(row, name))),
    { label: columnOf(view, 'differs').label, numeric: false, text, exact: full, hover: full },
  ];
};

type Group = Item & { readonly index: number | null; readonly differs: string };

const groupOf = (view: ViewId, by: IndexBy, row: Row, facts: AnswerFacts): Group => {
  const bucket = textOf(row, by);
  const [share, index] = [numberOf(row, 'share'), numberOf(row, 'index')];
  const [low, high] = [numberOf(row, 'shareLow'), numberOf(row, 'shareHigh')];
  const differs = textOf(row, 'differs');
  return {
    id: bucket,
    label: labels[by](bucket),
    picture: by === 'country' ? { kind: 'flag', code: bucket } : null,
    measure: share,
    beside: [detailOf(columnOf(view, 'index'), index)],
    count: numberOf(row, 'viewers'),
    // The share of the average audience is what the index divides by; of an index of 0 it is not known.
    average: share === null || index === null || index === 0 ? null : share / index,
    hue: hueOf(index),
    pale: row.differs === null,
    interval: low === null || high === null ? null : { low, high },
    details: detailsOf(view, row, facts),
    index,
    differs,
  };
};

/** Highest first; equal ones keep their order, and those without a value come last. */
const descending = (groups: readonly Group[], value: (group: Group) => number | null): readonly Group[] =>
  groups.toSorted((a, b) => (value(b) ?? Number.NEGATIVE_INFINITY) - (value(a) ?? Number.NEGATIVE_INFINITY) || 0);

/** Listed buckets first, in their order; any other keeps the order of the answer after them. */
const inOrder = (by: IndexBy, groups: readonly Group[], order: Order): readonly Group[] => {
  const listed = orders[by];
  const place = ({ id }: Item): number => (listed?.includes(id) === true ? listed.indexOf(id) : (listed?.length ?? 0));
  const own =
    listed === undefined
      ? descending(groups, ({ measure }) => measure)
      : groups.toSorted((a, b) => place(a) - place(b));
  return order === 'index' ? descending(own, ({ index }) => index) : own;
};

const largestBy = (groups: readonly Group[], value: (group: Group) => number | null): Group | undefined =>
  groups.filter((group) => value(group) !== null).toSorted((a, b) => (value(b) ?? 0) - (value(a) ?? 0))[0];

/**
 * Which group stands out for sure, if one does: of those that differ the highest above the average, else the lowest below
 * it. A bar that may be chance can be longer, so it is not called the highest or lowest.
 */
const standsOut = (groups: readonly Group[]): string | null => {
  // The only group has nothing to stand out from.
  if (groups.length < 2) return null;
  const above = largestBy(
    groups.filter(({ differs }) => differs === 'above'),
    ({ index }) => index,
  );
  if (above !== undefined) return `stands out above: ${above.label}, ${formatValue('index', above.index)}`;
  const below = largestBy(
    groups.filter(({ differs }) => differs === 'below'),
    ({ index }) => (index === null ? null : -index),
  );
  if (below !== undefined) return `stands out below: ${below.label}, ${formatValue('index', below.index)}`;
  return 'no group stands out';
};

/** The largest group, or those that are as large, then what stands out against the average for sure. */
const headlineOf = (by: IndexBy, groups: readonly Group[], people: string): Figure['headline'] => {
  const largest = largestBy(groups, ({ measure }) => measure);
  if (largest === undefined) return { value: missing, label: 'no share is known' };
  const names = groups.filter(({ measure }) => measure === largest.measure).map(({ label }) => label);
  const share = `${formatValue('rate', largest.measure)} of ${people}${names.length > 1 ? ' each' : ''}`;
  return {
    value: sharedNames(names, by, plurals[by]),
    label: [share, standsOut(groups)].filter((part) => part !== null).join(' · '),
  };
};

/** Bars are pale where no difference was found, and where none was looked for. */
const paleNote = ({ untested }: AnswerFacts): string =>
  untested === true ? `Pale bars were not tested: ${untestedWords}.` : 'Pale bars may be chance.';

/** N: of the audience, those whose attribute is known. */
const sampleOf = (by: IndexBy, facts: AnswerFacts, [row]: readonly Row[], people: string): Figure['sample'] => {
  const all = membersBehind(facts, people);
  const base = row === undefined ? null : numberOf(row, 'base');
  if (base === null) return all;
  const effective = all.effective === null ? null : numberOf(row ?? {}, 'effective');
  return { ...all, count: base, effective, known: { attribute: by, of: facts.sampleSize ?? base } };
};

/** Who is in no group: whose age is known may be too young for one. */
const inNoGroup: Record<IndexBy, string> = {
  country: 'unknown country',
  age: `unknown age, or under ${youngestAge}`,
  gender: 'unknown gender',
};

/**
 * Those of the audience who stand in no row, so that N and rows agree; sums of weights agree with no N. Where the table has
 * more countries than are drawn, they are in neither.
 */
const unlistedOf = (
  by: IndexBy,
  groups: readonly Group[],
  { count, known }: Figure['sample'],
  people: string,
): string[] => {
  const unknown = known === undefined || count === null ? 0 : known.of - count;
  const listed = groups.reduce((sum, group) => sum + (group.count ?? 0), 0);
  const others = by !== 'country' || count === null ? 0 : count - listed;
  const counted = (n: number): string => formatCount(n, people.slice(0, -1), people);
  return [
    ...(others > 0
      ? [
          `${counted(others)} in countries that are ${
            groups.length > countriesMax ? 'in neither chart nor table' : 'not listed'
          }.`,
        ]
      : []),
    ...(unknown > 0 ? [`${counted(unknown)} of ${inNoGroup[by]}.`] : []),
  ];
};

/** What the name of the axis says of the ticks across the bars; where none are drawn it is left out. */
export const averageTick = ', tick = average';

/** The figure of an index view. `people` is what the bars count: viewers, followers, voters. */
export const indexFigure =
  (view: ViewId, by: IndexBy, people: string): Prepare<BarChart> =>
  (rows, facts, order = 'own') => {
    if (rows.length === 0) return null;
    const items = inOrder(
      by,
      rows.map((row) => groupOf(view, by, row, facts)),
      order,
    );
    const index = columnOf(view, 'index');
    const sample = sampleOf(by, facts, rows, people);
    return barFigure({
      items,
      bucket: { label: columnOf(view, by).label, plural: plurals[by] },
      measure: { ...columnOf(view, 'share'), label: 'Share' },
      further: [index],
      count: columnOf(view, 'viewers'),
      isWeighted: isWeighted(facts),
      axisName: `Share of ${people}${averageTick}`,
      base: 0,
      barsMax: countriesMax,
      legend: [
        { hue: 'above', label: 'Above average' },
        { hue: 'below', label: 'Below average' },
      ],
      headline: headlineOf(by, items, people),
      sample,
      notes: [
        ...(items.some(({ pale, index: own }) => pale && own !== average) ? [paleNote(facts)] : []),
        ...(isWeighted(facts) ? [] : unlistedOf(by, items, sample, people)),
      ],
    });
  };
