/**
 * The cross-tab call: what is sent, and the plain query it is understood as. Fields are written
 * `crosstab.view_count`; a pivoted column is written `female|crosstab.view_count`.
 */
import { z } from 'zod';
import { cellSchema, metaSchema, resultFormats } from '../endpoints/query.ts';
import { type Clause, filterTextsSchema } from '../filters/clause.ts';
import { type MetricId, metricDefinitions } from '../metrics/definitions.ts';
import { patternsOf } from '../pages/index.ts';
import { content, peopleAndDate } from '../views/filter-sets.ts';
import { type Column, hidden, measure, type Sort, type ViewDefinition } from '../views/view.ts';
import {
  type CalculatedField,
  type CalculatedName,
  type ComparedDays,
  calculatedFieldSchema,
  calculatedMax,
  isCalculated,
} from './calculated.ts';
import type { FieldName } from './compatibility.ts';
import { type DimensionName, dimensionDefinition } from './dimensions.ts';
import { isMeasure, type MeasureName, measureDefinition } from './measures.ts';
import { bareName, crosstabId } from './names.ts';

/** Fields of a call, sorts and what goes across: a saved report holds the same. */
export const writtenFieldSchema = z.string().max(100);
export const fieldsMax = 60;
export const pivotsMax = 5;
export const fieldSortsSchema = z.array(z.string().max(1000)).max(20).default([]);

export const crosstabBodySchema = z.strictObject({
  view: z.string().max(100),
  /** Dimensions and measures, the pivots among them, in the order of the columns. */
  fields: z.array(writtenFieldSchema).min(1).max(fieldsMax),
  /** Figures made of measures, after the measures; what one is made of need not be among the fields. */
  calculated: z.array(calculatedFieldSchema).max(calculatedMax).default([]),
  filters: filterTextsSchema.default([]),
  sorts: fieldSortsSchema,
  /** Rows, after sorting; -1 or none = all. Totals are of all rows. */
  limit: z.number().nullish(),
  pivots: z.array(writtenFieldSchema).max(pivotsMax).default([]),
  /** A last row with the totals of the columns. */
  total: z.boolean().default(false),
  /** A last column per measure with the totals of the rows. */
  row_total: z.boolean().default(false),
  /** Beside every figure the people behind it, how sure it is, and whether it differs from the others. */
  honest: z.boolean().default(false),
  /** Those rows alone in which some figure differs from the others by more than chance, and the totals; needs `honest`. */
  real_only: z.boolean().default(false),
  resultFormat: z.enum(resultFormats).default('json'),
  /** Values as the screen writes them, in json and ndjson; files always hold typed cells with formats. */
  applyFormatting: z.boolean().default(false),
});
export type CrosstabBody = z.infer<typeof crosstabBodySchema>;

/** A column of the answer: its field, and where it is pivoted the values it stands for (`at`). */
export const answerColumnSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  format: z.string(),
  field: z.string(),
  at: z.string().nullable(),
  hidden: z.boolean().optional(),
  /** Of a measure: the id of its metric. */
  metric: z.enum(Object.keys(metricDefinitions) as [MetricId, ...MetricId[]]).optional(),
  /** Of a calculated field: what it is, and where it is empty. */
  calculated: z.string().optional(),
});

export const crosstabAnswerSchema = z.object({
  success: z.literal(true),
  /** `suppressed` lists the columns of a row that are null because too few people are behind them, or would be told of. */
  data: z.array(z.object({ suppressed: z.array(z.string()).optional() }).catchall(cellSchema)),
  meta: metaSchema.extend({ columns: z.array(answerColumnSchema) }),
});
export type CrosstabAnswer = z.infer<typeof crosstabAnswerSchema>;

/** A line of the answer as it comes (ndjson): a row, and at the end the facts with the columns. */
export const crosstabLineSchema = z.union([
  crosstabAnswerSchema.pick({ meta: true }),
  crosstabAnswerSchema.shape.data.element,
]);
export type CrosstabLine = z.infer<typeof crosstabLineSchema>;

/** `at`: the pivoted column a sort by a measure goes by, such as `female`; without it, the row's total. */
export type CrosstabSort = Sort & { readonly at?: string };

export type CrosstabQuery = {
  /** Dimensions that make the rows. */
  readonly rows: readonly DimensionName[];
  /** Dimensions that make the columns. */
  readonly pivots: readonly DimensionName[];
  /** Whatever is counted: those that are shown, and then those that calculated fields alone are made of. */
  readonly measures: readonly MeasureName[];
  /** Measures that are counted and not shown. */
  readonly unshown?: readonly MeasureName[];
  readonly calculated?: readonly CalculatedField[];
  /** The days that calculated fields compare with, once they are known. */
  readonly compared?: ComparedDays;
  readonly clauses: Clause[];
  /** Empty = the first measure, descending. */
  readonly sorts: CrosstabSort[];
  readonly limit?: number;
  readonly total: boolean;
  readonly rowTotal: boolean;
  /** With the people behind every figure and how sure it is. */
  readonly honest?: boolean;
};

/** What a cell shows: a measure, or what is made of measures. */
export type FigureName = MeasureName | CalculatedName;

export const isFigureName = (name: string): name is FigureName => isMeasure(name) || isCalculated(name);

/** The names of the calculated fields of a question. */
export const calculatedNames = ({ calculated = [] }: Pick<CrosstabQuery, 'calculated'>): CalculatedName[] =>
  calculated.map(({ name }) => bareName(name)).filter(isCalculated);

/** The figures that are shown, in their order. */
export const shownFigures = (query: Pick<CrosstabQuery, 'measures' | 'unshown' | 'calculated'>): FigureName[] => [
  ...query.measures.filter((name) => query.unshown?.includes(name) !== true),
  ...calculatedNames(query),
];

/** What totals are of where filters on metrics pick the rows; null where none does. */
export const totalsOfAll = (clauses: readonly Pick<Clause, 'id'>[]): string | null =>
  clauses.some(({ id }) => id === 'metric') ? 'Totals are of all rows, those too that the metrics leave out.' : null;

/** The id behind a name in `title`, which stands for one title each. */
export const titleKey = 'title_key';

/** A field as a column, under its own name. */
export const columnOf = (name: FieldName): Column => {
  if (isMeasure(name)) {
    const { metric, label, format } = measureDefinition(name);
    return { ...measure(name, metric, label), format };
  }
  const { label, type, format } = dimensionDefinition(name);
  return { name, label, type, format };
};

/** What a table is made of, in words: rows, what goes across, figures. */
export const fieldsInWords = (query: CrosstabQuery): string[] => [
  ...query.rows.map((name) => columnOf(name).label),
  ...query.pivots.map((name) => `${columnOf(name).label} (across)`),
  ...query.measures.filter((name) => query.unshown?.includes(name) !== true).map((name) => columnOf(name).label),
  ...(query.calculated ?? []).map(({ label }) => label),
];

/**
 * The flat rows of a cross-tab as a view: one row per cell, with `across` = 1 where the pivots are summed out and `total`
 * = 1 where the rows are. `spread` turns them into the table.
 */
export const crosstabView = ({ rows, pivots, measures }: CrosstabQuery): ViewDefinition => ({
  id: crosstabId,
  title: 'Report Builder',
  pages: patternsOf('reportBuilder', 'savedReport'),
  filters: [...peopleAndDate, 'show', 'movie', ...content, 'season', 'episode', 'days_from_release', 'metric'],
  required: [],
  columns: [
    ...[...rows, ...pivots].map(columnOf),
    ...([...rows, ...pivots].includes('title') ? [hidden(titleKey, 'Parent Content Id')] : []),
    hidden('across', 'Total of the row', 'integer'),
    hidden('total', 'Total of the column', 'integer'),
    ...measures.map(columnOf),
  ],
  sorts: measures.slice(0, 1).map((column) => ({ column, direction: 'desc' })),
  key: rows.map((name) => (name === 'title' ? titleKey : name)),
  limit: null,
  sample: 'audience',
});
