/**
 * The filters of an audience segment, in its two forms. Stored: clauses with the version of their shape. On the wire
 * (1-foundation section 3): a JSON string holding a list of entries, one per filter. In an entry `id` and `value` say
 * everything, as in `id:value` of a URL; the others tell a reader what it is and are worked out anew on each reading.
 */
import { z } from 'zod';
import { doubledKey } from '../doubled-key.ts';
import { optionKinds } from '../endpoints/options.ts';
import { type Clause, clauseSchema, FilterError, filterTextMax } from '../filters/clause.ts';
import { filterDefinition, isFilterId } from '../filters/ids.ts';
import { type FilterLabels, valueName } from '../filters/sentences.ts';
import { formatFilters, parseFilters } from '../filters/text.ts';
import { currentVersion, type Upgrades, upgrade } from './upgrade.ts';

export const segmentNameMax = 120;
/** As many filters as a query takes. */
export const segmentFiltersMax = 60;
/** Filters of 2,000 titles are some 80 kB. */
export const segmentTextMax = 200_000;
/** Segments and benchmarks of one user together. */
export const segmentsMax = 500;

export const benchmarkNameTaken = 'Benchmark Segment name already in use.';
export const noSegmentFilters = 'You should select at least 1 filter.';

const upgrades: Upgrades = [];
export const segmentVersion = currentVersion(upgrades);

/** Stored filters of any version as clauses. Throws for JSON that no version of this program has written. */
export const readSegment = (filters: unknown, version: number): Clause[] =>
  z.array(clauseSchema).parse(upgrade(filters, version, upgrades));

const entrySchema = z.object({
  id: z.string().max(80),
  value: z.string().max(filterTextMax),
  /** The values in words. */
  label: z.string().optional(),
  /** The filter's name. */
  title: z.string().optional(),
  /** The options are asked of the server. */
  isAsync: z.boolean().optional(),
  /** Several values can be chosen. */
  isMulti: z.boolean().optional(),
});
type SegmentEntry = z.infer<typeof entrySchema>;

const multiple = new Set(['choice', 'country', 'id', 'name', 'number', 'numberRange', 'metric']);

const wordsOf = (clause: Clause, labels: FilterLabels): string => {
  const names = clause.values.map((value) => valueName(clause.id, value, labels));
  return `${clause.op === 'is_not' ? 'Excludes: ' : ''}${names.join(', ')}`;
};

const entryOf = (text: string, labels: FilterLabels): SegmentEntry => {
  const id = text.slice(0, text.indexOf(':'));
  if (!isFilterId(id)) throw new FilterError(id, `There is no filter "${id}".`);
  const { label: title, kind } = filterDefinition(id);
  const words = parseFilters([text]).map((clause) => wordsOf(clause, labels));
  return {
    id,
    value: text.slice(id.length + 1),
    label: words.join('; '),
    title,
    isAsync: optionKinds.some((option) => option === id),
    isMulti: multiple.has(kind),
  };
};

/** Clauses as the `filters` of a segment on the wire. */
export const formatSegment = (clauses: readonly Clause[], labels: FilterLabels = {}): string =>
  JSON.stringify(formatFilters(clauses).map((text) => entryOf(text, labels)));

/** Said of a segment whose filters nobody can read, before why that is. */
const unreadable = 'Its filters cannot be read as they were saved. Edit it to choose them anew, or delete it.';

/**
 * Stored filters of any version as they leave: where they cannot be read, as those that a rule of a later version refuses, none and
 * why. One such segment is no reason to answer none of the others.
 */
export const shownSegment = (filters: unknown, version: number): { filters: string; problem?: string } => {
  const none = formatSegment([]);
  try {
    const shown = formatSegment(readSegment(filters, version));
    return shown === none ? { filters: none, problem: unreadable } : { filters: shown };
  } catch (error) {
    const why = error instanceof FilterError ? ` ${error.message}` : '';
    return { filters: none, problem: `${unreadable}${why}` };
  }
};

/** The entries of a text; null when it is not JSON of that shape, or says something twice. */
const entriesOf = (text: string): SegmentEntry[] | null => {
  try {
    const entries = z.array(entrySchema).max(segmentFiltersMax).parse(JSON.parse(text));
    return doubledKey(text) === null ? entries : null;
  } catch {
    return null;
  }
};

/**
 * The clauses of a segment's `filters` on the wire, in normal form. Throws FilterError for what is not a list of
 * entries, for a filter that cannot be understood and for a list of none.
 */
export const parseSegment = (text: string): Clause[] => {
  const entries = entriesOf(text);
  if (entries === null)
    throw new FilterError(
      'filters',
      `Field "filters" takes a JSON list of up to ${segmentFiltersMax} entries with id and value.`,
    );
  if (entries.length === 0) throw new FilterError('filters', noSegmentFilters);
  return parseFilters(entries.map(({ id, value }) => `${id}:${value}`));
};
