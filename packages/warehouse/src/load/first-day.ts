// The day before which nothing happened. Enters: a new edition with its events, and the stage of what was read. Leaves: that day.
import { engagementFacts } from '@cvm/contract';
import { z } from 'zod';
import { literal } from '../schema/index.ts';
import type { BuildContext } from './build/catalogue.ts';
import type { Edition } from './edition.ts';
import type { Engine } from './engine.ts';
import type { TableName } from './format.ts';

/** The column of an event's first day. */
const dayOf: Partial<Record<TableName, string>> = {
  views: 'day',
  follows: 'began',
  survey_responses: 'day',
  ...Object.fromEntries(engagementFacts.map((fact) => [fact, 'day'])),
};

/**
 * An append reads what it brings alone; what is taken away from the data before leaves a day that is too early, which is none too
 * late. `loaded` are the tables of the folder.
 * @returns YYYY-MM-DD, or null where it is not known: without an event, or where it was not known of the edition before
 */
export const firstDay = async (
  engine: Engine,
  { database, stageDatabase }: Pick<BuildContext, 'database' | 'stageDatabase'>,
  loaded: readonly TableName[],
  earlier: Pick<Edition, 'dataFrom'> | null,
): Promise<string | null> => {
  const before = earlier?.dataFrom ?? null;
  if (earlier !== null && before === null) return null;
  const rows = Object.entries(dayOf).flatMap(([table, day]) => {
    const from = earlier === null ? `${database}.${table}` : `${stageDatabase}.${table} where fault = 0`;
    return loaded.some((name) => name === table) ? [`select minOrNull(${day}) as day from ${from}`] : [];
  });
  const known = before === null ? [] : [`select toDate32(${literal(before)}) as day`];
  const all = [...rows, ...known];
  if (all.length === 0) return null;
  const [found] = await engine.rows(
    `select toString(min(day)) as day from (${all.join(' union all ')})`,
    z.object({ day: z.string().nullable() }),
  );
  return found?.day ?? null;
};
