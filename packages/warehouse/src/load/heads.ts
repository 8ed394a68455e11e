// What can be told of a dataset before a row of it is read: tables that are missing, and the head of every file. Enters: a dataset
// and, of a load, where its problems stand. Leaves: its files, ready for the engine.
import type { LinkedGroup } from './columns.ts';
import type { Dataset } from './dataset.ts';
import { requiredTables, type TableName } from './format.ts';
import type { LoadRun } from './run.ts';
import { together } from './slices.ts';
import { linkParts } from './tables.ts';

/** Tables a full load cannot do without, each with the file that may have been meant. */
export const missingTables = (dataset: Dataset): string[] => {
  const missing = requiredTables.filter((table) => !dataset.tables.has(table));
  return missing.map((table) => [`The dataset has no ${table}.`, ...(dataset.aside.get(table) ?? [])].join(' '));
};

/**
 * Before anything is loaded, so that a missing column in the last file does not wait for the first. To look at a head is mostly to wait
 * for it, so that tables are looked at beside one another; what is said of them is said in their order.
 */
export const linkTables = async (
  { engine, links, notes, problems }: Pick<LoadRun, 'engine' | 'links' | 'notes' | 'problems'>,
  dataset: Dataset,
): Promise<Map<TableName, LinkedGroup[]>> => {
  let src = 0;
  const looking = [...dataset.tables].map(([name, parts]) => {
    const said = { notes: [], problems: [] };
    const numbered = parts.map((part) => ({ ...part, src: ++src }));
    return { name, said, linked: linkParts({ engine, links, ...said }, name, numbered) };
  });
  await together(
    looking.map(
      ({ linked }) =>
        () =>
          linked.then(() => {}),
    ),
  );
  const found = new Map<TableName, LinkedGroup[]>();
  for (const { name, said, linked } of looking) {
    found.set(name, await linked);
    notes.push(...said.notes);
    problems.push(...said.problems);
  }
  return found;
};
