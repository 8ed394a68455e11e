// A disk that lost what was written, for tests: files of parts that end in the middle.
import { readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openEmbedded } from '../embedded.ts';
import { openEdition } from '../load/edition.ts';

/** Cuts the files of a part, given as its folder. */
export const halve = (part: string): void => {
  for (const name of readdirSync(part).filter((file) => file.endsWith('.bin'))) {
    const file = path.join(part, name);
    truncateSync(file, Math.floor(statSync(file).size / 2));
  }
};

/** Makes the data that answer, in a folder that nobody has open, those of a version with other definitions. */
export const deriveByOthers = async (folder: string): Promise<void> => {
  const warehouse = await openEmbedded({ folder });
  try {
    const sql = 'alter table cvm.editions update recipe = recipe + 1 where 1 settings mutations_sync = 2';
    await warehouse.command(sql, { name: 'test' });
  } finally {
    await warehouse.close();
  }
};

/** Damages these tables of the data that answers, in a folder that nobody has open. */
export const damageTables = async (folder: string, tables: readonly string[]): Promise<void> => {
  const warehouse = await openEmbedded({ folder });
  const parts: string[] = [];
  try {
    const edition = await openEdition(warehouse);
    const sql = `select path from system.parts
where active and database = {database:String} and table in {tables:Array(String)}`;
    const statement = { sql, params: { database: edition?.database ?? '', tables } };
    const { rows } = await warehouse.query(statement, z.object({ path: z.string() }), { name: 'test' });
    parts.push(...rows.map((row) => row.path));
  } finally {
    await warehouse.close();
  }
  for (const part of parts) halve(part);
};
