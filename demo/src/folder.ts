/**
 * The folder that a demo is written to. Enters: its path. Leaves: a folder without an earlier demo, marked as unfinished
 * until `complete`. What is no demo is somebody's own and is not touched.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tableNames } from './columns.ts';
import { DemoOptionError } from './options.ts';
import { fileOf } from './table-writer.ts';

/** By its first letter a load knows that it is none of the dataset. */
const unfinished = '_unfinished-demo';
const description = 'dataset.json';

/** The name of the dataset, by which a portal knows invented data from real ones. */
export const demoName = ({ members, titles, seed }: { members: number; titles: number; seed: number }): string =>
  `Demo: ${members} members, ${titles} titles, seed ${seed}`;

/** Is this the name of a dataset that was generated here? */
export const isDemoName = (name: string): boolean => /^Demo: \d+ members, \d+ titles, seed \d+$/.test(name);

const isDemo = async (out: string): Promise<boolean> => {
  try {
    const { name }: { name?: unknown } = JSON.parse(await readFile(join(out, description), 'utf8'));
    return typeof name === 'string' && isDemoName(name);
  } catch {
    return false;
  }
};

const isTable = (file: string): boolean => tableNames.some((table) => file === table || file.startsWith(`${table}.`));

/** Throws DemoOptionError where the folder holds a dataset of another origin. */
const refuseForeign = async (out: string): Promise<void> => {
  const files = await readdir(out);
  const foreign = files.find((file) => file === description || isTable(file));
  if (foreign === undefined || files.includes(unfinished) || (await isDemo(out))) return;
  throw new DemoOptionError(`${out} holds data that are no demo (${foreign}). Name a new or empty folder with --out`);
};

/** Removes what an earlier run left, so that no stale table stays beside the new ones. */
export const clear = async (out: string): Promise<void> => {
  await mkdir(out, { recursive: true });
  await refuseForeign(out);
  await writeFile(join(out, unfinished), '');
  await rm(join(out, description), { force: true });
  for (const table of tableNames) await rm(fileOf(out, table), { force: true });
};

/** A folder without a description is a run that did not finish. */
export const complete = async (out: string, name: string, dataThrough: string): Promise<void> => {
  await writeFile(join(out, description), `${JSON.stringify({ format: 1, name, data_through: dataThrough })}\n`);
  await rm(join(out, unfinished), { force: true });
};
