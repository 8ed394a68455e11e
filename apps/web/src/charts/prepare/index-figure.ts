/**
 * An audience against the average, by country, age or gender: bars to both sides of 100. Countries in the order of the
 * answer and ages by index, descending; genders as the product lists them. A bar is solid where the group differs from
 * everybody else and pale where chance may have made it.
 */
import {
  ageBuckets,
  countryName,
  exactValue,
  formatValue,
  genders,
  missing,
  type Row,
  type ViewId,
} from '@cvm/contract';
import type { BarChart, Figure, Hue, Prepare } from '../model.ts';
import { barFigure, type Detail, type Item } from './bar-figure.ts';
import { columnOf, numberOf, textOf } from './cells.ts';
import { type AnswerFacts, isWeighted, membersBehind } from './sample.ts';

export type IndexBy = 'country' | 'age' | 'gender';

/** An index of 1 is the average; it is written as 100. */
const average = 1;
/** What a chart of the full height holds without crowding. */
const countriesMax = 25;

const plurals: Record<IndexBy, string> = { country: 'countries', age: 'age groups', gender: 'genders' };
const orders: Partial<Record<IndexBy, readonly string[]>> = { age: ageBuckets, gender: genders };

const genderName = (gender: string): string => gender.charAt(0).toUpperCase() + gender.slice(1);
const labels: Record<IndexBy, (bucket: string) => string> = {
  country: countryName,
  age: (bucket) => bucket,
  gender: genderName,
};

const hueOf = (index: number | null): Hue => (index !== null && index < average ? 'below' : 'above');

/** What the table tells of each group beside its index and its count, in this order. */
const told = ['share', 'restShare', 'shareLow', 'shareHigh', 'indexLow', 'indexHigh'] as const;

const directions: Readonly<Record<string, string>> = { above: 'Above', below: 'Below' };

/** The words of a group that cannot be told from chance. */
export const noDifference = 'No';

const detailsOf = (view: ViewId, row: Row): Detail[] => {
  const differs = directions[textOf(row, 'differs')] ?? noDifference;
  return [
    ...told.map((name) => {
      const { label, format } = columnOf(view, name);
      const value = numberOf(row, name);
      return { label, text: formatValue(format, value), exact: exactValue(format, value) };
    }),
    { label: columnOf(view, 'differs').label, text: differs, exact: differs },
  ];
};

type Group = Item & { readonly share: number | null; readonly differs: string };

const groupOf = (view: ViewId, by: IndexBy, row: Row): Group => {
  const bucket = textOf(row, by);
  const measure = numberOf(row, 'index');
  const [low, high] = [numberOf(row, 'indexLow'), numberOf(row, 'indexHigh')];
  const differs = textOf(row, 'differs');
  return {
    id: bucket,
    label: labels[by](bucket),
    picture: by === 'country' ? { kind: 'flag', code: bucket } : null,
    measure,
    count: numberOf(row, 'viewers'),
    hue: hueOf(measure),
    pale: row.differs === null,
    interval: low === null || high === null ? null : { low, high },
    details: detailsOf(view, row),
    share: numberOf(row, 'share'),
    differs,
  };
};

/** Listed buckets first, in their order; any other keeps the order of the answer after them. Ages go by their index. */
const inOrder = (by: IndexBy, items: readonly Group[]): readonly Group[] => {
  const order = orders[by];
  if (order === undefined) return items;
  const place = ({ id }: Item): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const placed = items.toSorted((a, b) => place(a) - place(b));
  // "Age chart is sorted by index" (1-foundation section 9); equal ones stay by age, those without an index come last.
  if (by !== 'age') return placed;
  const height = ({ measure }: Item): number => measure ?? Number.NEGATIVE_INFINITY;
  return placed.toSorted((a, b) => height(b) - height(a) || 0);
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
    ({ measure }) => measure,
  );
  if (above !== undefined) return `stands out above: ${above.label}, ${formatValue('index', above.measure)}`;
  const below = largestBy(
    groups.filter(({ differs }) => differs === 'below'),
    ({ measure }) => (measure === null ? null : -measure),
  );
  if (below !== undefined) return `stands out below: ${below.label}, ${formatValue('index', below.measure)}`;
  return 'no group stands out';
};

/** The largest group, as the score bar names it, then what stands out against the average for sure. */
const headlineOf = (groups: readonly Group[], people: string): Figure['headline'] => {
  const largest = largestBy(groups, ({ share }) => share);
  if (largest === undefined) return { value: missing, label: 'no share is known' };
  const share = `${formatValue('rate', largest.share)} of ${people}`;
  return { value: largest.label, label: [share, standsOut(groups)].filter((part) => part !== null).join(' · ') };
};

/** N: of the audience, those whose attribute is known. */
const sampleOf = (by: IndexBy, facts: AnswerFacts, [row]: readonly Row[], people: string): Figure['sample'] => {
  const all = membersBehind(facts, people);
  const base = row === undefined ? null : numberOf(row, 'base');
  if (base === null) return all;
  const effective = all.effective === null ? null : numberOf(row ?? {}, 'effective');
  return { ...all, count: base, effective, known: { attribute: by, of: facts.sampleSize ?? base } };
};

/** The figure of an index view. `people` is what the bars count: viewers, followers, voters. */
export const indexFigure =
  (view: ViewId, by: IndexBy, people: string): Prepare<BarChart> =>
  (rows, facts) => {
    if (rows.length === 0) return null;
    const items = inOrder(
      by,
      rows.map((row) => groupOf(view, by, row)),
    );
    return barFigure({
      items,
      bucket: { label: columnOf(view, by).label, plural: plurals[by] },
      measure: columnOf(view, 'index'),
      count: columnOf(view, 'viewers'),
      isWeighted: isWeighted(facts),
      axisName: 'Index, 100 = average',
      base: average,
      barsMax: countriesMax,
      legend: [
        { hue: 'above', label: 'Above average' },
        { hue: 'below', label: 'Below average' },
      ],
      headline: headlineOf(items, people),
      sample: sampleOf(by, facts, rows, people),
      notes: items.some(({ pale, measure }) => pale && measure !== average) ? ['Pale bars may be chance.'] : [],
    });
  };
