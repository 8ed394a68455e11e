/**
 * The definition of a saved report: what the cross-tab call is asked, as stored and as sent. Stored with the version of
 * its shape; read in today's shape.
 */
import { z } from 'zod';
import { calculatedFieldSchema, calculatedMax } from '../crosstab/calculated.ts';
import { fieldNames } from '../crosstab/compatibility.ts';
import { crosstabId, fieldPrefix } from '../crosstab/names.ts';
import { fieldSortsSchema, fieldsMax, pivotsMax, writtenFieldSchema } from '../crosstab/query.ts';
import { filterTextsSchema } from '../filters/clause.ts';
import { formatFilters, parseFilters } from '../filters/text.ts';
import { currentVersion, type Upgrades, upgrade } from './upgrade.ts';

export const reportNameMax = 120;
/** Reports of one user. */
export const reportsMax = 500;
/** Earlier revisions that are kept of a report. */
export const revisionsMax = 50;

const known: ReadonlySet<string> = new Set(fieldNames.map((name) => `${fieldPrefix}${name}`));

const fieldSchema = writtenFieldSchema.refine((name) => known.has(name), {
  error: ({ input }) => `There is no field "${String(input).slice(0, 80)}".`,
});

/** 3-reports-and-admin section 3: fields are the values and then the pivots; a limit is not set. */
export const reportDefinitionSchema = z.object({
  view: z.literal(crosstabId, { error: `A report is of the view "${crosstabId}".` }).default(crosstabId),
  fields: z.array(fieldSchema).max(fieldsMax),
  pivots: z.array(fieldSchema).max(pivotsMax).default([]),
  calculated: z.array(calculatedFieldSchema).max(calculatedMax).default([]),
  sorts: fieldSortsSchema,
  filters: filterTextsSchema.default([]),
  limit: z.null({ error: 'A report has no limit of rows: who asks for it says how many.' }).default(null),
});
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

const isRecord = (saved: unknown): saved is object => typeof saved === 'object' && saved !== null;

const upgrades: Upgrades = [
  // 2: calculated fields.
  (saved) => (isRecord(saved) ? { ...saved, calculated: [] } : saved),
  // 3: no limit, which was kept and never held.
  (saved) => (isRecord(saved) ? { ...saved, limit: null } : saved),
];
export const reportVersion = currentVersion(upgrades);

/** A report is about titles: a filter of shows names them as titles (3-reports-and-admin section 3). */
const asTitles = (text: string): string => text.replace(/^show:/, 'title:');

/** A stored definition of any version. Throws for JSON that no version of this program has written. */
export const readReport = (definition: unknown, version: number): ReportDefinition => {
  const report = reportDefinitionSchema.parse(upgrade(definition, version, upgrades));
  return { ...report, filters: report.filters.map(asTitles) };
};

/** Said of a report whose definition nobody can read, before why that is. */
const unreadable =
  'What it asks cannot be read as it was saved. Whoever may save over it can build it anew; its owner can delete it.';

/** What a stored definition is answered as: where it cannot be read one that asks nothing, and why. */
type ShownReport = ReportDefinition & { problem?: string };

/** A stored definition of any version as it leaves. One that cannot be read is no reason to answer nothing of the report. */
export const shownReport = (definition: unknown, version: number): ShownReport => {
  try {
    return readReport(definition, version);
  } catch (error) {
    // A rule of the definition has words of its own; what is said of another form would mean nothing to its reader.
    const [why] = error instanceof z.ZodError ? error.issues.filter(({ code }) => code === 'custom') : [];
    const none = reportDefinitionSchema.parse({ fields: [], sorts: [] });
    return { ...none, problem: why === undefined ? unreadable : `${unreadable} ${why.message}` };
  }
};

/** A definition as it is stored: filters in normal form. Throws FilterError for one that cannot be understood. */
export const writeReport = ({ filters, ...definition }: ReportDefinition): ReportDefinition => ({
  ...definition,
  filters: formatFilters(parseFilters(filters)),
});
