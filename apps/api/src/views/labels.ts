/**
 * Names for the ids in filters, for the source line and the file name of an export. In: clauses as understood. Out: what
 * the data calls their values; an id the data does not know, or the caller may not see, stays an id.
 */
import {
  type Access,
  type Clause,
  type FilterId,
  type FilterLabels,
  filterDefinition,
  type OptionKind,
  optionSchema,
} from '@cvm/contract';
import { compileOptions, compilePartNames, type Statement } from '@cvm/metrics';
import type { Warehouse } from '@cvm/warehouse';
import type { Edition } from '../edition.ts';

const namedKinds = ['show', 'movie', 'title', 'network', 'studio', 'actor'] as const satisfies readonly OptionKind[];

/** Filters whose values are parts of a title. */
const namedParts: Partial<Record<FilterId, 'episode' | 'character'>> = { episode: 'episode', characters: 'character' };

/** More names than the sentences show are not asked for. */
const idsMax = 40;

/** The kind of options whose names the values of a filter have; the tracker names titles by a filter of its own. */
const kindOf = (id: FilterId): OptionKind | undefined =>
  id === 'titleId' ? 'title' : (filterDefinition(id).of ?? namedKinds.find((kind) => kind === id));

/** What asks for the names of a filter's values; null where the value is a name. */
const questionOf = (id: FilterId, ids: readonly string[], access: Access): Statement | null => {
  const kind = kindOf(id);
  if (kind !== undefined)
    return compileOptions(kind, { search: '', ids: ids.join('|'), page: 0, limit: idsMax }, access);
  const part = namedParts[id];
  return part === undefined ? null : compilePartNames(part, ids, access);
};

export const labelsOf = async (
  warehouse: Warehouse,
  clauses: readonly Clause[],
  access: Access,
  edition: Edition,
): Promise<FilterLabels> => {
  const labels: FilterLabels = {};
  for (const { id, values } of clauses) {
    const question = questionOf(id, values.slice(0, idsMax), access);
    if (question === null) continue;
    // The names of an edition do not change: a look in a frame that is opened again and again asks for them once.
    const options = { name: 'labels', database: edition.database, isKept: true };
    const { rows } = await warehouse.query(question, optionSchema, options);
    labels[id] = { ...labels[id], ...Object.fromEntries(rows.map(({ value, label }) => [value, label])) };
  }
  return labels;
};

/** The one title, network or actor an answer is about, by name; null for an answer about many. */
export const subjectOf = (clauses: readonly Clause[], labels: FilterLabels): string | null => {
  const about = clauses.filter(({ id, op, values }) => kindOf(id) !== undefined && op === 'is' && values.length === 1);
  const [only] = about;
  if (about.length !== 1 || only === undefined) return null;
  const [value = ''] = only.values;
  const names = labels[only.id] ?? {};
  return Object.hasOwn(names, value) ? (names[value] ?? null) : null;
};
