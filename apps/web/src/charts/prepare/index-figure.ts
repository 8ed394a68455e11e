/**
 * An audience against the average, by country, age or gender: bars to both sides of 100. Countries in the order of the
 * answer and ages by index, descending; genders as the product lists them.
 */
import { ageBuckets, countryName, formatValue, genders, missing, type Row, type ViewId } from '@cvm/contract';
import type { BarChart, Figure, Hue, Prepare } from '../model.ts';
import { barFigure, type Item, isSmall, smallGroup } from './bar-figure.ts';
import { columnOf, numberOf, textOf } from './cells.ts';

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

const itemOf = (by: IndexBy, row: Row): Item => {
  const bucket = textOf(row, by);
  const measure = numberOf(row, 'index');
  return {
    id: bucket,
    label: labels[by](bucket),
    picture: by === 'country' ? { kind: 'flag', code: bucket } : null,
    measure,
    count: numberOf(row, 'viewers'),
    hue: hueOf(measure),
  };
};

/** Listed buckets first, in their order; any other keeps the order of the answer after them. Ages go by their index. */
const inOrder = (by: IndexBy, items: readonly Item[]): readonly Item[] => {
  const order = orders[by];
  if (order === undefined) return items;
  const place = ({ id }: Item): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const placed = items.toSorted((a, b) => place(a) - place(b));
  // "Age chart is sorted by index" (1-foundation section 9); equal ones stay by age, those without an index come last.
  if (by !== 'age') return placed;
  const height = ({ measure }: Item): number => measure ?? Number.NEGATIVE_INFINITY;
  return placed.toSorted((a, b) => height(b) - height(a) || 0);
};

/** An audience of which every group is this near the average has no highest one worth a word. */
const even = 0.01;

type Known = Pick<Item, 'label' | 'count'> & { measure: number };

const highest = (items: readonly Known[]): Known | undefined => items.toSorted((a, b) => b.measure - a.measure)[0];

/** The highest index; of groups that are not small, if one of them is above the average, and then it says so. */
const headlineOf = (items: readonly Item[]): Figure['headline'] => {
  const known = items.flatMap((item) => (item.measure === null ? [] : [{ ...item, measure: item.measure }]));
  const first = highest(known);
  if (first === undefined) return { value: missing, label: 'no index is known' };
  if (known.length === 1)
    return { value: first.label, label: `index ${formatValue('index', first.measure)}, nothing to compare it with` };
  if (known.every(({ measure }) => Math.abs(measure - average) < even))
    return { value: 'Even', label: 'every group within 1 of the average' };
  const sure = highest(known.filter((item) => !isSmall(item) && item.measure > average));
  const index = formatValue('index', (sure ?? first).measure);
  if (sure === undefined)
    return { value: first.label, label: `highest index, ${isSmall(first) ? `${index}*` : index}` };
  const among = sure.measure < first.measure ? ` among groups of ${smallGroup} or more` : '';
  return { value: sure.label, label: `highest index${among}, ${index}` };
};

/** The figure of an index view. `people` is what the bars count: viewers, followers, voters. */
export const indexFigure =
  (view: ViewId, by: IndexBy, people: string): Prepare<BarChart> =>
  (rows, sampleSize) => {
    if (rows.length === 0) return null;
    const items = inOrder(
      by,
      rows.map((row) => itemOf(by, row)),
    );
    return barFigure({
      items,
      bucket: { label: columnOf(view, by).label, plural: plurals[by] },
      measure: columnOf(view, 'index'),
      count: columnOf(view, 'viewers'),
      axisName: 'Index, 100 = average',
      base: average,
      barsMax: countriesMax,
      marksSmall: true,
      legend: [
        { hue: 'above', label: 'Above average' },
        { hue: 'below', label: 'Below average' },
      ],
      headline: headlineOf(items),
      sample: { count: sampleSize, noun: people },
    });
  };
