/** What an assistant needs to cite a figure: where it comes from, of whom, of which days, and where it can be opened. */
import { type Access, type Column, formatFilters, type Meta, meaningOf, type ViewDefinition } from '@cvm/contract';
import { z } from 'zod';
import { sourceLine } from '../exports/source-line.ts';
import type { Portal } from '../portal.ts';
import { labelsOf } from '../views/labels.ts';

/** Rows of one answer: what an assistant reads, not what a file holds. */
export const rowsMax = 200;

export const citationShape = {
  source: z.string().describe('The sentence to cite with: source, filters, days, panel, base, date of the data.'),
  link: z.string().nullable().describe('Opens this answer in the portal; null where no page shows exactly this.'),
  sampleSize: z.number().nullable().describe('People behind the answer, before weighting; null where it has none.'),
  effectiveSampleSize: z.number().nullable().describe('In the balanced panel: people of equal weight (Kish).'),
  dataThrough: z.string().describe('The last day of the data.'),
  edition: z.number().describe('The load that the figures come from.'),
  recipe: z.number().describe('The version of the definitions.'),
  dataRecipe: z
    .number()
    .optional()
    .describe('There where the data were derived by another version of the definitions: figures may fit neither.'),
  filters: z.array(z.string()).describe('As understood: access rules applied, dates resolved.'),
  minimumBase: z
    .number()
    .optional()
    .describe(
      'There where figures are left out because fewer people than this are behind them, or could be told from them.',
    ),
};

export const columnShape = z.object({
  name: z.string(),
  label: z.string(),
  format: z.string(),
  definition: z.string().optional(),
  qualifies: z.string().optional().describe('The column whose figure this one says more about.'),
});

/** A column with what it means. */
export const describeColumn = (column: Column): z.infer<typeof columnShape> => {
  const { name, label, format, of } = column;
  const definition = meaningOf(column);
  return {
    ...{ name, label, format },
    ...(definition === null ? {} : { definition }),
    ...(of === undefined ? {} : { qualifies: of }),
  };
};

type Answered = {
  readonly view: ViewDefinition;
  readonly meta: Meta;
  /** How many rows came. */
  readonly rows: number;
  /** Path and query in the portal. */
  readonly link: string | null;
};

/** The facts of an answer as an assistant reads them; names of ids are those that the caller may see. */
export const citeAs =
  (portal: Portal, access: Access, origin: string) =>
  async ({ view, meta, rows, link }: Answered): Promise<z.infer<z.ZodObject<typeof citationShape>>> => {
    const labels = await labelsOf(portal.warehouse, meta.filters, access, await portal.edition.get());
    const { suppressed } = meta;
    const isKeptBack = suppressed !== undefined && rows === 0 ? { isKeptBack: true as const } : {};
    return {
      source: sourceLine(view, { ...meta, ...isKeptBack }, labels),
      link: link === null ? null : `${origin}${link}`,
      sampleSize: meta.sampleSize,
      effectiveSampleSize: meta.effectiveSampleSize,
      dataThrough: meta.dataThrough,
      edition: meta.edition,
      recipe: meta.recipe,
      ...(meta.dataRecipe === undefined ? {} : { dataRecipe: meta.dataRecipe }),
      filters: formatFilters(meta.filters),
      ...(suppressed === undefined ? {} : { minimumBase: suppressed.minimumBase }),
    };
  };
export type Cite = ReturnType<typeof citeAs>;
