/**
 * From a figure to what is behind it: the filters that its row and column stand for, and the questions that can be asked
 * of them. Pure. A figure for which no filter stands has none, because another question would be about other people.
 */
import {
  type CellValue,
  type Clause,
  combines,
  type DimensionName,
  dimensionDefinition,
  type FilterId,
  formatFilters,
  isCalculated,
  isDimension,
  isMeasure,
  isTotalRow,
  type MeasureName,
  type Meta,
  measureDefinition,
  measureNames,
  parseFilters,
  partsOfMetric,
} from '@cvm/contract';
import { type AnswerColumn, type AnswerRow, cellOf } from './answer.ts';
import { type Draft, problemOf } from './builder.ts';
import { fieldLabel } from './fields.ts';

/** A question about the same people and titles as a figure. */
export type Drill = { readonly label: string; readonly draft: Draft };

type Of = { readonly id: FilterId; readonly values: (value: string) => readonly string[] };

const plain = (id: FilterId): Of => ({ id, values: (value) => [value] });

/** The filter that stands for a value of a dimension. Names of networks and actors are not among them: two may share one. */
const filterOf: Partial<Record<DimensionName, Of>> = {
  parent_content_id: plain('title'),
  content_type: plain('contentType'),
  tv_show_id: plain('title'),
  genre: plain('genre'),
  network_id: plain('network'),
  studio_id: plain('studio'),
  status: plain('status'),
  runtime: plain('runtime'),
  originating_country: plain('originating_country'),
  originating_language: plain('originating_language'),
  season_number: plain('season'),
  episode_id: plain('episode'),
  user_age_bucket: plain('age'),
  user_country: plain('country'),
  user_gender: plain('gender'),
  date: { id: 'date', values: (day) => [day, day] },
  days_from_release: { id: 'days_from_release', values: (day) => [day, day] },
};

const clauseOf = ({ id, values }: Of, value: CellValue): Clause | null => {
  if (value === null || value === '') return null;
  const texts = values(String(value));
  return { id, op: texts.length === 2 ? 'between' : 'is', values: [...texts], join: 'or' };
};

/** What stands in a cell of a dimension; a title is known by its id. */
const valueIn = (row: AnswerRow, name: DimensionName): CellValue => {
  const field = name === 'title' ? 'parent_content_id' : name;
  return cellOf(row, `crosstab.${field}`);
};

const own = (name: DimensionName): Of | null => (name === 'title' ? plain('title') : (filterOf[name] ?? null));

/** The values of the pivots that a column stands for; null where they cannot be told apart. */
const pivotValues = ({ pivots }: Draft, { at }: AnswerColumn): readonly (string | null)[] | null => {
  if (at === null || at === 'Total') return pivots.map(() => null);
  const words = at.split('|');
  return words.length === pivots.length ? words : null;
};

type Found = { readonly clauses: readonly Clause[] } | { readonly reason: string };

const notOne = (name: DimensionName): Found => ({
  reason: `No filter stands for one value of ${dimensionDefinition(name).label}.`,
});

/** The filters that a figure's row and column stand for, or why there are none. */
export const clausesOf = (draft: Draft, row: AnswerRow, column: AnswerColumn): Found => {
  const clauses: Clause[] = [];
  for (const name of isTotalRow(row) ? [] : draft.values.filter(isDimension)) {
    const filter = own(name);
    const clause = filter === null ? null : clauseOf(filter, valueIn(row, name));
    if (clause === null) return notOne(name);
    clauses.push(clause);
  }
  const values = pivotValues(draft, column);
  for (const [place, name] of draft.pivots.entries()) {
    const value = values?.[place] ?? null;
    if (values !== null && value === null) continue;
    const filter = filterOf[name];
    const clause = filter === undefined || value === null || value === 'None' ? null : clauseOf(filter, value);
    if (clause === null) return notOne(name);
    clauses.push(clause);
  }
  // A title and its id say the same.
  return { clauses: clauses.filter(({ id }, place) => clauses.findIndex((other) => other.id === id) === place) };
};

/** The filters of the report narrowed to those of a figure; null where both together would mean others. */
const narrowed = (draft: Draft, clauses: readonly Clause[], { panel }: Pick<Meta, 'panel'>): string[] | null => {
  // A metric picks rows of the report by their figures: this row is picked, and others are not to be by its measure.
  const asked = parseFilters(draft.filters).filter(({ id }) => id !== 'metric');
  const isSet = (id: FilterId, list: readonly Clause[]) => list.some((clause) => clause.id === id);
  // A title has several genres: with another one in place of those asked for, other titles are inside.
  if (isSet('genre', clauses) && isSet('genre', asked)) return null;
  const others = asked.filter(({ id }) => !isSet(id, clauses));
  // One country alone would be weighted by default: the figure stays in the panel that it was counted in.
  const keepsPanel = isSet('country', clauses) && !isSet('panel', others);
  const value = panel === 'Balanced' ? 'Yes' : 'No';
  const same: Clause[] = keepsPanel ? [{ id: 'panel', op: 'is', values: [value], join: 'or' }] : [];
  return formatFilters([...others, ...clauses, ...same]);
};

/** What a figure can be broken down by, in this order. */
const breakdowns: readonly DimensionName[] = ['title', 'user_age_bucket', 'user_gender', 'user_country', 'date'];

const partOf = (name: MeasureName): string => partsOfMetric(measureDefinition(name).metric).join();

/** What a figure counts: of a share its count, as the same share inside one row and column would be one of another whole. */
const countOf = (name: MeasureName): MeasureName =>
  measureDefinition(name).share === undefined
    ? name
    : (measureNames.find((other) => measureDefinition(other).share === undefined && partOf(other) === partOf(name)) ??
      name);

/** The questions behind a figure, or why there are none. */
export const drillsOf = (
  draft: Draft,
  row: AnswerRow,
  column: AnswerColumn,
  facts: Pick<Meta, 'panel'>,
): readonly Drill[] | string => {
  const { field } = column;
  if (isCalculated(field)) return 'It is calculated of others: ask what is behind those.';
  if (!isMeasure(field)) return 'Only figures have people behind them.';
  const found = clausesOf(draft, row, column);
  if ('reason' in found) return found.reason;
  const filters = narrowed(draft, found.clauses, facts);
  if (filters === null)
    return 'A filter of this report and the row of this figure cannot stand together as one filter.';
  const taken = new Set<FilterId>(found.clauses.map(({ id }) => id));
  const count = countOf(field);
  const isOpen = (name: DimensionName) => combines(count, name) && !taken.has(own(name)?.id ?? 'metric');
  const by = (name: DimensionName): Drill => ({
    label: `${fieldLabel(count)} by ${fieldLabel(name)}`,
    draft: { values: [name, count], pivots: [], calculated: [], filters, sorts: [] },
  });
  const here: Drill[] =
    found.clauses.length === 0 ? [] : [{ label: 'This report of these alone', draft: { ...draft, filters } }];
  return [
    ...breakdowns
      .filter(isOpen)
      .map(by)
      .filter(({ draft: next }) => problemOf(next) === null),
    ...here,
  ];
};
