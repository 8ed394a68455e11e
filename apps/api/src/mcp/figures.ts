/** Figures: a view, or a cross-tab, each with what it takes to cite it. */
import {
  bareName,
  type CalculatedField,
  type CrosstabAnswer,
  calculatedFieldSchema,
  calculatedMax,
  crosstabAnswerSchema,
  crosstabId,
  crosstabView,
  type FieldName,
  fieldNames,
  fieldPrefix,
  fieldSortsSchema,
  filterTextsSchema,
  isMeasure,
  isTotalRow,
  isViewId,
  type Meta,
  measureDefinition,
  metricDefinitions,
  rowsMax as offsetMax,
  parseFilters,
  pivotsMax,
  queryAnswerSchema,
  sortsSchema,
  text,
  totalsOfAll,
  userEndpoints,
  viewDefinition,
  viewEndpoints,
  writtenFieldSchema,
} from '@cvm/contract';
import { z } from 'zod';
import { scaleWords } from '../views/scale-words.ts';
import { type Ask, Refused } from './ask.ts';
import { opensPage } from './catalogue.ts';
import { type Cite, citationShape, columnShape, describeColumn, rowsMax } from './cite.ts';
import { builderLink, viewLink } from './links.ts';
import { type Tool, tool } from './tool.ts';

/** The cross-tab as a source is named the same whatever is asked of it. */
const crosstab = crosstabView({
  rows: [],
  pivots: [],
  measures: [],
  clauses: [],
  sorts: [],
  total: false,
  rowTotal: false,
});

const filtersShape = filterTextsSchema
  .default([])
  .describe(
    'Each `id:value,value`, such as `country:US,CA`, `age:not 16-17`, `show:102`, `date:last 30 days`. Values are any of these; but of the titles of a seed audience, as affinities have, `show:102,103` is the audience of every one and `show:102|103` of any.',
  );
const limitShape = z.number().int().min(1).max(rowsMax).default(50);
const offsetShape = z
  .number()
  .int()
  .min(0)
  .max(offsetMax)
  .default(0)
  .describe('How many rows stand before the first: the next ones begin at `offset` and `limit` together.');
const moreShape = z.boolean().describe('Are there more rows than these?');
const rowsAllShape = z
  .number()
  .optional()
  .describe('Rows of the whole answer, before `limit` and `offset`; of a cross-tab without those of totals.');
const wholeOf = ({ rowsAll }: Pick<Meta, 'rowsAll'>) => (rowsAll === undefined ? {} : { rowsAll });

/** A row more than asked for tells whether there are more. */
const cut = <T>(rows: readonly T[], limit: number, offset = 0): { rows: T[]; more: boolean } => ({
  rows: rows.slice(offset, offset + limit),
  more: rows.length > offset + limit,
});

const definitionShape = z.object({ field: z.string(), label: z.string(), definition: z.string() });

const fieldOf = (name: string): FieldName | undefined => fieldNames.find((field) => `${fieldPrefix}${field}` === name);

/** What the measures among the fields mean. */
const definitionsOf = (names: readonly string[]): z.infer<typeof definitionShape>[] =>
  names.flatMap((name) => {
    const field = fieldOf(name);
    if (field === undefined || !isMeasure(field)) return [];
    const { label, definition } = metricDefinitions[measureDefinition(field).metric];
    return [{ field: name, label: measureDefinition(field).label ?? label, definition }];
  });

/** What calculated fields are, each once, as the answer says. */
const calculatedDefinitions = (
  fields: readonly CalculatedField[],
  columns: CrosstabAnswer['meta']['columns'],
): z.infer<typeof definitionShape>[] =>
  fields.flatMap(({ name, label }) => {
    const definition = columns.find(({ field }) => field === bareName(name))?.calculated;
    return definition === undefined ? [] : [{ field: name, label, definition }];
  });

const askViewTool = (ask: Ask, cite: Cite) =>
  tool({
    name: 'ask_view',
    title: 'Ask a view',
    description: `The rows of a view under filters, with definitions, base, intervals where it has them, and a link. ${scaleWords}`,
    asks: {
      view: z.string().max(200),
      filters: filtersShape,
      sorts: sortsSchema.optional().describe('`column desc,column asc`; without it the view has its own.'),
      limit: limitShape,
      offset: offsetShape,
    },
    answers: {
      ...citationShape,
      view: z.string(),
      columns: z.array(columnShape),
      rows: queryAnswerSchema.shape.data,
      more: moreShape,
      rowsAll: rowsAllShape,
    },
    run: async ({ view: id, filters, sorts, limit, offset }) => {
      if (!isViewId(id)) throw new Refused(`There is no view "${id.slice(0, 80)}".`);
      const query = { filters, limit: limit + 1, offset, ...(sorts === undefined ? {} : { sorts }) };
      const { data, meta } = await ask(viewEndpoints.query, { params: { view: id }, query });
      const view = viewDefinition(id);
      const profile = await ask(userEndpoints.readProfile, {});
      const clauses = parseFilters(filters);
      const link = viewLink({ view: id, clauses, sorts }, meta.range, (page) => opensPage(profile, [page]));
      const facts = await cite({ view, meta, rows: data.length, link });
      return { ...facts, view: id, columns: view.columns.map(describeColumn), ...cut(data, limit), ...wholeOf(meta) };
    },
  });

const askCrosstabTool = (ask: Ask, cite: Cite) =>
  tool({
    name: 'ask_crosstab',
    title: 'Ask a cross-tab',
    description: `Measures by any dimensions, down and across. Beside each figure stand the people behind it (\`|n\`), its 95 % interval (\`|low\`, \`|high\`) and whether it differs from the others (\`|differs\`) where it has them. ${scaleWords}`,
    asks: {
      fields: z
        .array(writtenFieldSchema)
        .min(1)
        .max(20)
        .describe('Dimensions and measures, as list_fields names them.'),
      pivots: z
        .array(writtenFieldSchema)
        .max(pivotsMax)
        .default([])
        .describe('Dimensions that go across; not among `fields`.'),
      calculated: z
        .array(calculatedFieldSchema)
        .max(calculatedMax)
        .default([])
        .describe(
          'Figures made of measures, each with a name of its own, such as crosstab.calc_per_viewer: operations, an index against the total or a row, the change against another period. What makes no sense is refused by name.',
        ),
      filters: filtersShape,
      sorts: fieldSortsSchema.describe('`crosstab.view_count desc` and the like.'),
      totals: z.boolean().default(false).describe('With totals of all rows and columns, distinct people counted anew.'),
      limit: limitShape,
      offset: offsetShape,
    },
    answers: {
      ...citationShape,
      definitions: z.array(definitionShape),
      columns: z.array(z.object({ name: z.string(), label: z.string(), format: z.string() })),
      rows: crosstabAnswerSchema.shape.data,
      more: moreShape,
      rowsAll: rowsAllShape,
    },
    run: async ({ fields: values, pivots, calculated, filters, sorts, totals, limit, offset }) => {
      const fields = [...values, ...pivots];
      // Of a table with bases and intervals all is worked out, whichever rows are answered.
      const body = { view: crosstabId, fields, pivots, calculated, filters, sorts, limit: offset + limit + 1 };
      const asked = { body: { ...body, total: totals, row_total: totals, honest: true } };
      const { data, meta } = await ask(viewEndpoints.runCrosstab, asked);
      const totalOf = data.filter(isTotalRow);
      const { rows, more } = cut(
        data.filter((row) => !isTotalRow(row)),
        limit,
        offset,
      );
      const link = builderLink({ fields, pivots, calculated, filters, sorts });
      const view = { ...crosstab, columns: meta.columns.map(({ name, label }) => text(name, label)) };
      const facts = await cite({ view, meta, rows: data.length, link });
      const ofAll = totalOf.length === 0 ? null : totalsOfAll(meta.filters);
      const columns = meta.columns.filter(({ hidden }) => hidden !== true);
      return {
        ...facts,
        ...(ofAll === null ? {} : { source: `${facts.source} ${ofAll}` }),
        definitions: [...definitionsOf(fields), ...calculatedDefinitions(calculated, columns)],
        columns: columns.map(({ name, label, format }) => ({ name, label, format })),
        rows: [...rows, ...totalOf],
        more,
        ...wholeOf(meta),
      };
    },
  });

export const figureTools = (ask: Ask, cite: Cite): Tool[] => [askViewTool(ask, cite), askCrosstabTool(ask, cite)];
