/**
 * What a publication keeps: the answer of a saved report with all that decides who may read it and whether it would be
 * answered alike today. Stored with the version of its shape.
 */
import { z } from 'zod';
import type { Access } from '../access/access.ts';
import { measuresIn } from '../crosstab/calculated.ts';
import { isTotalRow } from '../crosstab/columns.ts';
import { isMeasure, type MeasureName, measureDefinition } from '../crosstab/measures.ts';
import { bareName } from '../crosstab/names.ts';
import { answerColumnSchema, crosstabAnswerSchema, crosstabBodySchema } from '../crosstab/query.ts';
import { type Format, formats } from '../format/format.ts';
import { type MetricDefinition, metricDefinitions, partsOfMetric } from '../metrics/definitions.ts';
import { partDefinition } from '../metrics/parts.ts';
import type { ReportDefinition } from './report.ts';
import { currentVersion, type Upgrades, upgrade } from './upgrade.ts';

/** Publications that are kept of a report. */
export const publicationsMax = 10;
/** Rows of an answer that is published, the totals apart: as many as the screen shows. */
export const publishedRowsMax = 20_000;
/** How many rows of an answer are its own: that of the totals stands beside them. */
export const rowsBesideTotals = (rows: readonly Readonly<Record<string, unknown>>[]): number =>
  rows.filter((row) => !isTotalRow(row)).length;
/** Bytes of its text. */
export const publishedBytesMax = 8_000_000;

/** What a measure meant; the fingerprint is of everything that decides its figures. */
const keptDefinitionSchema = z.object({
  measure: z.string(),
  label: z.string(),
  words: z.string(),
  fingerprint: z.string(),
});
export type KeptDefinition = z.infer<typeof keptDefinitionSchema>;

/** The access rules that the answer was made under, in one order. */
const scopeSchema = z.object({
  limits: z.record(z.string(), z.array(z.string())),
  kinds: z.array(z.string()),
  minimumBase: z.number(),
});
export type Scope = z.infer<typeof scopeSchema>;

const { meta: metaSchema } = crosstabAnswerSchema.shape;
/** Typed as files need them; what metrics meant then stands in the definitions beside them. */
const keptColumnSchema = answerColumnSchema.omit({ metric: true }).extend({
  type: z.enum(['text', 'integer', 'number', 'date', 'time', 'boolean']),
  format: z.enum(Object.keys(formats) as [Format, ...Format[]]),
});

export const publishedContentSchema = z.object({
  question: crosstabBodySchema,
  scope: scopeSchema,
  edition: z.object({
    edition: z.number(),
    dataThrough: z.string(),
    hasPopulation: z.boolean(),
    /** By the clock of the data store; null where an earlier version published it. */
    loadedAt: z.iso.datetime().nullable(),
  }),
  definitions: z.array(keptDefinitionSchema),
  answer: crosstabAnswerSchema.extend({ meta: metaSchema.extend({ columns: z.array(keptColumnSchema) }) }),
});
export type PublishedContent = z.infer<typeof publishedContentSchema>;

const editionBefore2 = z.looseObject({ edition: z.looseObject({}) });

const upgrades: Upgrades = [
  // 2: when the edition was loaded.
  (saved) => {
    const content = editionBefore2.parse(saved);
    return { ...content, edition: { ...content.edition, loadedAt: null } };
  },
];
export const publicationVersion = currentVersion(upgrades);

/** Stored content of any version. Throws for JSON that no version of this program has written. */
export const readPublication = (content: unknown, version: number): PublishedContent =>
  publishedContentSchema.parse(upgrade(content, version, upgrades));

/** What of access rules decides which rows there are. */
export const scopeOf = ({ limits, kinds, minimumBase }: Access): Scope => ({
  limits: Object.fromEntries(
    Object.entries(limits)
      .map(([id, values]) => [id, values.toSorted()] as const)
      .toSorted(([left], [right]) => left.localeCompare(right)),
  ),
  kinds: kinds.toSorted(),
  minimumBase,
});

/** The measures that a report shows or calculates with, each once. */
export const measuresAsked = ({
  fields,
  calculated,
}: Pick<ReportDefinition, 'fields' | 'calculated'>): MeasureName[] => [
  ...new Set([...fields.map(bareName).filter(isMeasure), ...measuresIn(calculated)]),
];

/** What a measure means today; `made` is everything that decides its figures, as one text. */
export const definitionToday = (name: MeasureName) => {
  const { label, metric, share, totals } = measureDefinition(name);
  const { definition: words, part, formula }: MetricDefinition = metricDefinitions[metric];
  const parts = partsOfMetric(metric).map((id) => [id, partDefinition(id)]);
  return { measure: name, label, words, made: JSON.stringify({ words, part, formula, parts, share, totals }) };
};
