/** Random cross-tabs about a random dataset: fields that combine, pivots, totals, sorts, limits, filters. */
import {
  type CalculatedField,
  type CrosstabBody,
  calculatedMax,
  calculatedProblems,
  combines,
  crosstabBodySchema,
  crosstabView,
  type DimensionName,
  dimensionNames,
  type MeasureName,
  measureDefinition,
  measureNames,
} from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type { Dataset } from './dataset.ts';
import { filterTexts, someLimit } from './random-filters.ts';

const named = (names: readonly string[]): string[] => names.map((name) => `crosstab.${name}`);

/** With more than one of these in the columns there would be thousands. */
const many: readonly DimensionName[] = ['user_id', 'date', 'days_from_release', 'content_id', 'episode_id'];

const combinesWith =
  (measure: MeasureName) =>
  (dimension: DimensionName): boolean =>
    combines(measure, dimension);

const isShareOfRow = (measure: MeasureName): boolean => measureDefinition(measure).share === 'row';

const hasWhatItNeeds =
  (dimensions: readonly DimensionName[]) =>
  (measure: MeasureName): boolean => {
    const { needs } = measureDefinition(measure);
    const hasRows = dimensions.length > 0 || !isShareOfRow(measure);
    return hasRows && (needs === undefined || needs.some((need) => dimensions.includes(need)));
  };

/** Dimensions for a measure and further measures that go with all of them; genres, which are several, come often. */
const someFields = (chance: Chance, measure: MeasureName) => {
  const fitting = dimensionNames.filter(combinesWith(measure));
  const { needs = [] } = measureDefinition(measure);
  const needed = chance.several(needs, needs.length === 0 ? 0 : chance.pick([1, 1, 2]));
  const chosen = [
    ...needed,
    ...(chance.isTrue(0.25) ? (['genre'] as const) : []),
    ...chance.several(fitting, chance.pick([isShareOfRow(measure) ? 1 : 0, 1, 1, 2, 2, 3])),
  ];
  const dimensions = [...new Set<DimensionName>(chosen)];
  const others = measureNames
    .filter((name) => name !== measure && dimensions.every(combinesWith(name)))
    .filter(hasWhatItNeeds(dimensions));
  return { dimensions, measures: [measure, ...chance.several(others, chance.pick([0, 1, 1, 2]))] };
};

const somePivots = (chance: Chance, dimensions: readonly DimensionName[], measures: readonly MeasureName[]) => {
  const wanted = chance.several(dimensions, chance.pick([0, 0, 1, 1, 2]));
  const isTooWide = wanted.filter((name) => many.includes(name)).length > 1;
  // A share of a row needs one.
  const needsRows = measures.some(isShareOfRow);
  return isTooWide || (needsRows && wanted.length === dimensions.length) ? [] : wanted;
};

const someSorts = (
  chance: Chance,
  rows: readonly DimensionName[],
  pivots: readonly DimensionName[],
  measures: readonly MeasureName[],
): string[] => {
  if (chance.isTrue(0.5)) return [];
  const fields = named([...rows, ...pivots, ...measures]);
  const pivoted = pivots.length === 1 && pivots[0] === 'user_gender' ? ['female|', 'None|', 'Total|'] : [];
  const sorts = [
    ...fields,
    ...pivoted.flatMap((at) => named(measures).map((field) => `${at}${field}`)),
    ...(rows.includes('title') ? ['crosstab.parent_content_id'] : []),
  ];
  return chance
    .several([...new Set(sorts)], chance.pick([1, 1, 2]))
    .map((sort) => `${sort} ${chance.pick(['asc', 'desc'])}`);
};

const days: readonly DimensionName[] = ['date', 'days_from_release'];

/** A table of days is one of weeks: all time would be thousands. */
const withDays = (
  chance: Chance,
  texts: string[],
  pivots: readonly DimensionName[],
  measures: readonly MeasureName[],
) => {
  const isLong = pivots.some((name) => days.includes(name)) || measures.includes('follow_running_total');
  if (!isLong) return texts;
  const weeks = chance.pick(['last 7 days', 'last 30 days', '2024-02-12 00:00:00 to 2024-02-25 23:59:59']);
  return [...texts.filter((text) => !text.startsWith('date:')), `date:${weeks}`];
};

/** Values that rows have in every dataset. */
const usualRows: Partial<Record<DimensionName, readonly (string | null)[]>> = {
  user_gender: ['female', 'male', null],
  user_age_bucket: ['18-24', '25-29', null],
  content_type: ['series', 'movie'],
  device_name: ['tv', 'phone', null],
};

const someCalculated = (
  chance: Chance,
  number: number,
  operands: readonly string[],
  rows: readonly DimensionName[],
) => {
  const own = { name: `crosstab.calc_${number}`, label: `Calculated ${number}` };
  const one = (): string => chance.some(operands) ?? '';
  const same = one();
  const [row] = rows;
  const values = row === undefined || rows.length > 1 ? undefined : usualRows[row];
  return chance.pick<() => CalculatedField>([
    () => ({ ...own, op: chance.pick(['add', 'subtract', 'multiply', 'divide'] as const), left: one(), right: one() }),
    () => ({ ...own, op: 'divide', left: one(), right: one() }),
    // Few measures can be added to another one.
    () => ({ ...own, op: 'add', left: same, right: same }),
    () => ({ ...own, op: 'multiply', left: one(), right: chance.pick([0.5, 2, 100]) }),
    () => ({
      ...own,
      op: 'index',
      of: one(),
      against: values !== undefined && chance.isTrue(0.6) ? { row: [chance.some(values) ?? null] } : 'total',
    }),
    () => ({
      ...own,
      op: chance.pick(['change', 'percent_change'] as const),
      of: one(),
      period: chance.pick(['previous', 'last_year'] as const),
    }),
  ])();
};

/** Calculated fields of some measures that make sense; what one is made of need not be among the fields. */
const calculatedFields = (
  chance: Chance,
  dimensions: readonly DimensionName[],
  pivots: readonly DimensionName[],
  measures: readonly MeasureName[],
): CalculatedField[] => {
  const rows = dimensions.filter((name) => !pivots.includes(name));
  const fitting = measureNames.filter((name) => dimensions.every(combinesWith(name))).filter(hasWhatItNeeds(rows));
  // Each measure more is as much again in every statement.
  const others = chance.several(fitting, 2);
  const fields: CalculatedField[] = [];
  for (let number = 1; number <= 2 * calculatedMax; number += 1) {
    const operands = [...named([...measures, ...others]), ...fields.map(({ name }) => name)];
    const next = [...fields, someCalculated(chance, number, operands, rows)];
    if (calculatedProblems(next, { rows, dimensions }).length === 0) fields.push(...next.slice(-1));
  }
  return fields.slice(0, calculatedMax);
};

/** The same with calculated fields, over days that have a period before them. */
export const withCalculated = (chance: Chance, body: CrosstabBody): CrosstabBody => {
  const names = body.fields.map((field) => field.replace('crosstab.', ''));
  const dimensions = dimensionNames.filter((name) => names.includes(name));
  const pivots = dimensions.filter((name) => body.pivots.includes(`crosstab.${name}`));
  const measures = measureNames.filter((name) => names.includes(name));
  const calculated = calculatedFields(chance, dimensions, pivots, measures);
  const days = chance.pick(['last 30 days', 'last 90 days', '2024-02-01 00:00:00 to 2024-02-29 23:59:59']);
  const sorts = calculated.map(({ name }) => `${name} ${chance.pick(['asc', 'desc'])}`);
  return {
    ...body,
    calculated,
    filters: [...body.filters.filter((text) => !/^(date|daysInPast):/.test(text)), `date:${days}`],
    sorts: chance.isTrue(0.5) ? sorts.slice(0, 1) : body.sorts,
  };
};

/** A cross-tab with this measure that can be answered. */
export const randomCrosstab = (chance: Chance, dataset: Dataset, measure: MeasureName): CrosstabBody => {
  const { dimensions, measures } = someFields(chance, measure);
  const pivots = somePivots(chance, dimensions, measures);
  const rows = dimensions.filter((name) => !pivots.includes(name));
  const totals = { total: chance.isTrue(0.6), row_total: chance.isTrue(0.5) };
  const query = { rows, pivots, measures, clauses: [], sorts: [], total: totals.total, rowTotal: totals.row_total };
  return crosstabBodySchema.parse({
    view: 'crosstab',
    fields: named([...dimensions, ...measures]),
    pivots: named(pivots),
    filters: withDays(chance, filterTexts(chance, dataset, crosstabView(query)), pivots, measures),
    sorts: someSorts(chance, rows, pivots, measures),
    ...totals,
    ...someLimit(chance),
    honest: chance.isTrue(0.5),
  });
};
