/** What a view is asked, and what it answers. */
import { z } from 'zod';
import { clauseSchema, filterTextsSchema } from '../filters/clause.ts';

export const resultFormats = ['json', 'ndjson', 'csv', 'xls', 'xlsx', 'parquet'] as const;
export type ResultFormat = (typeof resultFormats)[number];

/** Rows that may be asked for at most, and stand before the first. */
export const rowsMax = 10_000_000;

/** A cell of an answer. */
export const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The values of a row in the columns that it is sorted by, and in those of its key. */
export const rowCellsSchema = z.array(cellSchema).min(1).max(20);

/** A row as the place where a page begins: a JSON list, such as `[1995,"c55039"]`. */
const afterSchema = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return rowCellsSchema.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON list of the values of a row' });
      return z.NEVER;
    }
  });

/** A whole number as it is written: no other spelling of one, and not nothing, which would be 0. */
export const wholeNumber = (least: number, most = rowsMax) =>
  z.preprocess(
    (value: number | string) => (/^-?\d+$/.test(String(value)) ? value : Number.NaN),
    z.coerce.number<number>().min(least).max(most).int(),
  );

/** Columns of a view to sort by, as `parseSorts` reads them. */
export const sortsSchema = z.string().max(400);

/** Query parameters. `filters` may be repeated; texts as in `filters/text`. */
export const queryParamsSchema = z.strictObject({
  filters: z
    .preprocess((value: string | readonly string[]) => (Array.isArray(value) ? value : [value]), filterTextsSchema)
    .default([]),
  sorts: sortsSchema.optional(),
  limit: wholeNumber(-1).optional(),
  /** Pages by key: the rows after the one with these values in its sort columns, then its key columns. */
  after: afterSchema.optional(),
  /** Pages by place: how many rows of the whole answer stand before the first. */
  offset: wholeNumber(0).optional(),
  resultFormat: z.enum(resultFormats).default('json'),
});
export type QueryParams = z.infer<typeof queryParamsSchema>;

/** Why there are no rows: the people behind them are fewer than this, or nearly everybody else is. */
const suppressedSchema = z.object({ minimumBase: z.number() });
export type Suppressed = z.infer<typeof suppressedSchema>;

export const metaSchema = z.object({
  view: z.string(),
  rows: z.number(),
  /**
   * Rows of the whole answer, before `limit` and `offset`; absent where the answer begins after a row, and of streams of views. Of a
   * cross-tab without totals, and there where all of it is worked out, as with bases and intervals.
   */
  rowsAll: z.number().optional(),
  /** Members behind the answer, before weighting; null where the view has none. */
  sampleSize: z.number().nullable(),
  /** Members of equal weight that would say as much, in the balanced panel; else null (Kish's effective sample size). */
  effectiveSampleSize: z.number().nullable(),
  /** There where rows are compared with the others and none was tested, as there are too few people on either side. */
  untested: z.literal(true).optional(),
  dataThrough: z.string(),
  panel: z.enum(['Balanced', 'Total']),
  elapsedMs: z.number(),
  /** The filters as understood: access rules applied, relative dates resolved. */
  filters: z.array(clauseSchema),
  /** The days the answer covers, ends included; `from` null = from the first event, `from` after `to` = no day that has data. */
  range: z.object({ from: z.string().nullable(), to: z.string() }),
  /** What the answer came from: the data's edition and the version of the metric definitions. */
  edition: z.number(),
  recipe: z.number().describe('The version of the definitions that the question follows.'),
  dataRecipe: z
    .number()
    .optional()
    .describe(
      'There where the data were derived by another version of the definitions than `recipe`: that version. Figures may fit neither until the next full load.',
    ),
  /** There where figures were left out because too few people are behind them. */
  suppressed: suppressedSchema.optional(),
  /** Of embedded looks: what the data call the values of the filters, by filter. */
  names: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
export type Meta = z.infer<typeof metaSchema>;

type Recipes = { readonly recipe: number; readonly dataRecipe?: number | undefined };

/** What is said wherever the data are told of that were derived by other definitions than questions follow; else null. */
export const otherRecipeWords = ({ recipe, dataRecipe = recipe }: Recipes): string | null =>
  dataRecipe === recipe
    ? null
    : `The loaded data were derived by version ${dataRecipe} of the definitions, and questions follow version ${recipe}: figures may fit neither until the next full load.`;
export type SampleFacts = Pick<Meta, 'sampleSize' | 'effectiveSampleSize' | 'untested'>;

export const queryAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(z.record(z.string(), cellSchema)),
  meta: metaSchema,
});
export type QueryAnswer = z.infer<typeof queryAnswerSchema>;

/** A line of the answer as it comes (ndjson): a row, and at the end the facts. */
export const queryLineSchema = z.union([queryAnswerSchema.pick({ meta: true }), queryAnswerSchema.shape.data.element]);
