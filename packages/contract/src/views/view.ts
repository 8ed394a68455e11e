/**
 * A view is a named question with typed filters and typed rows, declared as a record. Everything the portal shows,
 * exports or embeds is a view. From the record come the API schema, table columns, exports, tooltips and glossary;
 * its SQL shape is the record of the same id in `metrics/views`.
 */
import { z } from 'zod';
import type { FilterId } from '../filters/ids.ts';
import { type Format, formats, formatValue } from '../format/format.ts';
import { type MetricId, metricDefinitions } from '../metrics/definitions.ts';
import type { Subject, TitleKind } from '../subjects.ts';

export type ColumnType = 'text' | 'integer' | 'number' | 'date' | 'time' | 'boolean';

/**
 * Where the cell's text leads: a report page, its id taken from the column `idColumn` of the same row. Where rows are shows
 * and movies, the column `kindColumn` says which, or the id itself tells: a hyphen is in those of movies alone.
 */
export type ColumnLink = { readonly idColumn: string } & (
  | { readonly to: Subject }
  | { readonly kindColumn: string }
  | { readonly idTells: true }
);

export type Column = {
  readonly name: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly format: Format;
  readonly metric?: MetricId;
  /** Of a figure that no metric is: what it is, in words. */
  readonly calculated?: string;
  readonly link?: ColumnLink;
  /** The column with the address of the picture of what this one names. */
  readonly pictureColumn?: string;
  /** Characters of its text that a table shows; absent = as many as the table does of any text. */
  readonly lengthMax?: number;
  /** The column that puts rows into this one's order, where its text does not: `S1 | E10` comes after `S1 | E2`. */
  readonly sortBy?: string;
  /** The column that says on how many people this one's figure rests: of a rate of each row. */
  readonly base?: string;
  /** Of a base: those whom it counts, where its label says more. */
  readonly noun?: string;
  /** Ids and image addresses travel with the row but are not columns of a table or export. */
  readonly hidden?: boolean;
  /**
   * The column whose figure this one qualifies: how many people it is about, its interval, its test. Such columns stand in
   * files and in the table twins of charts; a table on screen shows them beside the figure, not as columns of its own.
   */
  readonly of?: string;
};

export type Sort = { readonly column: string; readonly direction: 'asc' | 'desc' };

/** Which members `meta.sampleSize` counts; null for a view that has none. */
export type Sample =
  | 'viewers'
  | 'audience'
  | 'platformVoters'
  | 'voters'
  /** Members who gave the rows that are counted: star ratings, views that name a device, emotions, character votes. */
  | 'raters'
  | 'deviceUsers'
  | 'reactors'
  | 'characterVoters'
  | null;

/** The same in words, as screens and files say beside N; an audience may be one of viewers, followers or voters. */
export const sampleNouns = {
  viewers: 'viewers',
  audience: 'people',
  platformVoters: 'viewers who named a platform',
  voters: 'voters',
  raters: 'people who gave stars',
  deviceUsers: 'viewers who named a device',
  reactors: 'people who gave an emotion',
  characterVoters: 'people who voted',
} as const satisfies Record<NonNullable<Sample>, string>;

/** Of one: `1 viewer`, `1 person who voted`, `1 new follower`. Nouns are of many, the word itself first or behind what tells it apart. */
const ofOne = (noun: string): string => noun.replace(/^people\b/, 'person').replace(/^((?:\w+ )?\w+)s\b/, '$1');

/** `12,345 viewers`, `1 viewer`, `64` of no noun, as the number is written. */
export const countedOf = (count: number, noun: string): string => {
  const number = formatValue('count', count);
  return noun === '' ? number : `${number} ${number === '1' ? ofOne(noun) : noun}`;
};

/**
 * What a view takes of its range. `week` and `rise`: the 7 days that end on its last day, alone or against the 7 days before
 * them, and so does its sample. `following`: the followers on its last day, wherever it begins, and `growth`, these and how they
 * grew over it; of titles to come, days of release are none of the range. `released`: the titles released in it, whose
 * figures are of days around each release. `until`: every day up to its end, wherever it begins.
 */
export type Period = 'week' | 'rise' | 'following' | 'growth' | 'released' | 'until';

export type ViewDefinition = {
  readonly id: string;
  readonly title: string;
  /** Page patterns of which a user needs at least one. */
  readonly pages: readonly string[];
  /** The kind of title it is about; a user without that kind may not see it. */
  readonly kind?: TitleKind;
  /**
   * Its rows name no title, so that a user without the kind of title it is about may ask it all the same, as long
   * as the question names none: whoever has the pages of networks has their figures (1-foundation section 6).
   */
  readonly namesNoTitle?: true;
  readonly filters: readonly FilterId[];
  /** Each entry: at least one of these filters must be given. */
  readonly required: readonly (readonly FilterId[])[];
  readonly columns: readonly Column[];
  readonly sorts: readonly Sort[];
  /** Ties on the sort are ordered by these columns, ascending. */
  readonly key: readonly string[];
  /** Rows answered when the call names no limit; null = all. */
  readonly limit: number | null;
  readonly sample: Sample;
  readonly period?: Period;
  /** The column of the part that a row is about; it has no value where a row is about all of them together (`wholeLabelOf`). */
  readonly partColumn?: string;
  /** Titles joined by `and` are one seed audience, that of every one of them; of any other view they are a list, whatever joins them. */
  readonly joinsSeeds?: true;
  /** No panel weighs its figures (metrics: Panel): it takes the filter, and every member counts once all the same. */
  readonly neverWeighted?: true;
};

/** May a user with these kinds of title ask it, as long as the question names no title of another kind? */
export const isOfKinds = (
  { kind, namesNoTitle }: Pick<ViewDefinition, 'kind' | 'namesNoTitle'>,
  kinds: readonly TitleKind[],
): boolean => kind === undefined || namesNoTitle === true || kinds.includes(kind);

/** The value of a column in a row of an answer. */
export type CellValue = string | number | boolean | null;
export type Row = Record<string, CellValue>;

/** A column that shows a metric: label, format and tooltip come from the metric's definition unless given. */
export const measure = (name: string, metric: MetricId, label?: string): Column => ({
  name,
  label: label ?? metricDefinitions[metric].label,
  type: 'number',
  format: metricDefinitions[metric].format,
  metric,
});

/** A figure made of others: `words` say how. */
export const calculatedColumn = (name: string, label: string, format: Format, words: string): Column => ({
  name,
  label,
  type: 'number',
  format,
  calculated: words,
});

/** Is it a figure, and not what tells figures apart or stands beside them? */
export const isFigureColumn = ({ metric, calculated }: Pick<Column, 'metric' | 'calculated'>): boolean =>
  metric !== undefined || calculated !== undefined;

/** What a figure means; null for what is none. */
export const meaningOf = ({ metric, calculated }: Pick<Column, 'metric' | 'calculated'>): string | null =>
  metric === undefined ? (calculated ?? null) : metricDefinitions[metric].definition;

/** A rate, whose row says in the column `base` on how many people it rests. */
export const rate = (column: Column, base: string): Column => ({ ...column, base });

/** A column that qualifies the figure of another. */
export const qualifies = (of: string, column: Column): Column => ({ ...column, of });

/** Which way the figure of another column differs: `above`, `below`, or nothing that can be told from chance. */
export const differs = (of: string): Column => ({
  name: 'differs',
  label: metricDefinitions.differs.label,
  type: 'text',
  format: 'text',
  metric: 'differs',
  of,
});

/** What a view of one thing is about; undefined for rows and figures of several. */
export const aboutOne = ({
  key,
  limit,
  required,
}: Pick<ViewDefinition, 'key' | 'limit' | 'required'>): 'show' | 'movie' | 'network' | 'actor' | undefined =>
  limit === 1 && key.includes('id')
    ? (['show', 'movie', 'network', 'actor'] as const).find((of) => required.some((ids) => ids.includes(of)))
    : undefined;

/** The columns of a view that are columns of its table on screen. */
export const tableColumns = ({ columns }: Pick<ViewDefinition, 'columns'>): readonly Column[] =>
  columns.filter((column) => column.hidden !== true && column.of === undefined);

/** A name beside which tables show its picture, the address of which stands in `picture`. */
export const pictured = (column: Column, picture: Pick<Column, 'name'>): Column => ({
  ...column,
  pictureColumn: picture.name,
});

export const text = (name: string, label: string, link?: ColumnLink): Column => ({
  name,
  label,
  type: 'text',
  format: 'text',
  ...(link ? { link } : {}),
});
/** The kind of a title, `series` or `movie` in the data, by its name on screen. */
export const kind = (name: string): Column => ({ name, label: 'Type', type: 'text', format: 'kind' });
export const date = (name: string, label: string): Column => ({ name, label, type: 'date', format: 'date' });
/** @param words what it counts, of a count that no metric is */
export const integer = (name: string, label: string, words?: string): Column => ({
  name,
  label,
  type: 'integer',
  format: 'count',
  ...(words === undefined ? {} : { calculated: words }),
});
export const hidden = (name: string, label: string, type: ColumnType = 'text'): Column => ({
  name,
  label,
  type,
  format: 'id',
  hidden: true,
});

const cellSchema: Record<ColumnType, z.ZodType<CellValue>> = {
  text: z.string().nullable(),
  integer: z.number().nullable(),
  number: z.number().nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  boolean: z.boolean().nullable(),
};

const rowSchemas = new WeakMap<ViewDefinition, z.ZodType<Row>>();

/** The zod schema of one row of a view: one for all its answers, as a new one is compiled at its first row. */
export const rowSchema = (view: ViewDefinition): z.ZodType<Row> => {
  const known = rowSchemas.get(view);
  if (known !== undefined) return known;
  const schema = z.object(Object.fromEntries(view.columns.map(({ name, type }) => [name, cellSchema[type]])));
  rowSchemas.set(view, schema);
  return schema;
};

const isCellOf: Record<ColumnType, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  integer: Number.isFinite,
  number: Number.isFinite,
  date: (value) => typeof value === 'string',
  time: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
};

/**
 * Whether rows are what `rowSchema` says and have no other columns, found in a tenth of its time: the schema is asked of the others, and
 * says what is wrong.
 */
export const areRowsOf = (view: ViewDefinition): ((rows: readonly unknown[]) => rows is Row[]) => {
  const cells = view.columns.map(({ name, type }) => [name, isCellOf[type]] as const);
  const isRow = (row: unknown): boolean => {
    if (typeof row !== 'object' || row === null || Object.keys(row).length !== cells.length) return false;
    const values = row as Readonly<Record<string, unknown>>;
    return cells.every(
      ([name, isCell]) => Object.hasOwn(values, name) && (values[name] === null || isCell(values[name])),
    );
  };
  return (rows): rows is Row[] => rows.every(isRow);
};

/** All rows of an answer: those that `areRowsOf` finds are left as they are, and `rowSchema` reads what else is given. */
export const rowsSchema = (view: ViewDefinition): z.ZodType<readonly Row[]> => {
  const areRows = areRowsOf(view);
  const found = z.custom<readonly Row[]>((rows) => Array.isArray(rows) && areRows(rows));
  return z.union([found, z.array(rowSchema(view))]);
};

export const isNumeric = (column: Column): boolean => formats[column.format].numeric;
