// What can be told of a dataset before a row of it is read: tables that are missing, and the head of every file. Enters: a dataset
// and, of a load, where its problems stand. Leaves: its files, ready for the engine.
import type { LinkedGroup } from './columns.ts';
import type { Dataset } from './dataset.ts';
import { requiredTables, type TableName } from './format.ts';
import type { LoadRun } from './run.ts';
import { linkParts } from './tables.ts';

/** Tables a full load cannot do without, each with the file that may have been meant. */
export const missingTables = (dataset: Dataset): string[] => {
  const missing = requiredTables.filter((table) => !dataset.tables.has(table));
  return missing.map((table) => [`The dataset has no ${table}.`, ...(dataset.aside.get(table) ?? [])].join(' '));
};

/** Before anything is loaded, so that a missing column in the last file does not wait for the first. */
export const linkTables = async (
  run: Pick<LoadRun, 'engine' | 'links' | 'notes' | 'problems'>,
  dataset: Dataset,
): Promise<Map<TableName, LinkedGroup[]>> => {
  const linked = new Map<TableName, LinkedGroup[]>();
  let src = 0;
  for (const [name, parts] of dataset.tables) {
    const numbered = parts.map((part) => ({ ...part, src: ++src }));
    linked.set(name, await linkParts(run, name, numbered));
  }
  return linked;
};
