// What loads and is most likely not what was meant: said with an example, for the operator to judge. Enters: a stage or the new
// edition. Leaves: sentences.
import { formatCount } from '@cvm/contract';
import { z } from 'zod';
import type { BuildContext } from './build/catalogue.ts';
import type { Engine } from './engine.ts';
import { toldRows } from './stage-tables.ts';
import type { Stage, StageContext } from './stages/stage.ts';
import { windows1252Bytes } from './windows-1252.ts';

/** Of one table, once its rows are staged. */
export const tableWarnings = async (engine: Engine, stage: Stage, context: StageContext): Promise<string[]> => {
  const rows = `${context.stageDatabase}.${stage.table}`;
  if (stage.columns.some(({ name }) => name === 'day_alone')) {
    const n = await engine.count(`${toldRows(stage, context)} where fault = 0 and day_alone`);
    const said = formatCount(n, 'row gives', 'rows give');
    return n === 0 ? [] : [`${stage.table}: ${said} a day without a time, so as bulk: no binge is seen there.`];
  }
  const names = stage.columns.some(({ name }) => name === 'name') ? await twiceEncoded(engine, stage, rows) : [];
  return [...names, ...(await unshownPictures(engine, stage, rows))];
};

/** Where pages may take pictures from; their security policy keeps them from any other place. */
const shownPicture = '^(?i)(https://|data:image/|/)';

const unshownPictures = async (engine: Engine, stage: Stage, rows: string): Promise<string[]> => {
  const column = stage.columns.find(({ name }) => name.endsWith('_url'))?.name;
  if (column === undefined) return [];
  const [found] = await engine.rows(
    `select count() as n, min(${column}) as example from ${rows} where fault = 0 and ${column} != '' and not match(${column}, '${shownPicture}')`,
    z.object({ n: z.number(), example: z.string() }),
  );
  if (found === undefined || found.n === 0) return [];
  const said = formatCount(found.n, 'row has', 'rows have');
  return [
    `${stage.table}: ${said} an address in ${column} that no page shows, such as ${JSON.stringify(found.example.slice(0, exampleMax))}: pictures are shown from https addresses alone.`,
  ];
};

/** Two or three letters that are the bytes of one letter in UTF-8, read as Latin-1 or Windows-1252. */
const suspicious = '[\\x{C2}-\\x{DF}][\\x{80}-\\x{BF}\\x{152}-\\x{2122}]|\\x{E2}[\\x{80}-\\x{2122}]{2}';
const namesLooked = 1000;
const exampleMax = 100;

/** What a name was before it was encoded a second time; undefined where it was not. */
export const decodedOnce = (name: string): string | undefined => {
  const bytes = windows1252Bytes(name);
  if (bytes === undefined) return undefined;
  try {
    const once = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return once === name ? undefined : once;
  } catch {
    return undefined;
  }
};

const twiceEncoded = async (engine: Engine, stage: Stage, rows: string): Promise<string[]> => {
  const found = await engine.rows(
    `select name from ${rows} where fault = 0 and match(name, '${suspicious}') limit ${namesLooked}`,
    z.object({ name: z.string() }),
  );
  const pairs = found.flatMap(({ name }) => {
    const once = decodedOnce(name);
    return once === undefined ? [] : [`${JSON.stringify(name)} for ${JSON.stringify(once)}`];
  });
  if (pairs.length === 0) return [];
  const many = pairs.length === 1 ? 'a name looks' : formatCount(pairs.length, 'name looks', 'names look');
  return [`${stage.table}: ${many} as if encoded twice, such as ${pairs[0]}. Export the file again as UTF-8.`];
};

/** The last week of data is what the portal shows first. */
const daysSilentMax = 7;

/** Of what members do day by day. */
const daily = ['views', 'reactions', 'ratings', 'comments'];

/**
 * Where nothing happened on the last days of the data, they may not be its last days. What an append brings is looked at first: it is
 * little, and mostly of the last days.
 */
export const silenceWarning = async (
  engine: Engine,
  { database, earlier, stageDatabase, dataThrough }: BuildContext,
): Promise<string[]> => {
  const lately = `fault = 0 and day >= toDate32('${dataThrough}') - ${daysSilentMax}`;
  const brought = daily.map((table) => `select 1 from ${stageDatabase}.${table} where ${lately}`);
  if (earlier !== database && (await engine.count(`(${brought.join(' union all ')})`)) > 0) return [];
  const latest = daily.map((table) => `select max(day) as day, count() as n from ${database}.${table}`);
  const [row] = await engine.rows(
    `select toString(max(day)) as last, toInt32(dateDiff('day', max(day), toDate32('${dataThrough}'))) as days
from (${latest.join(' union all ')}) where n > 0 having count() > 0`,
    z.object({ last: z.string(), days: z.number() }),
  );
  if (!row || row.days <= daysSilentMax) return [];
  return [
    `data_through is ${dataThrough}, and the last event is of ${row.last}, ${formatCount(row.days, 'day')} before it: relative dates such as "last 7 days" count back from data_through.`,
  ];
};

/** Of an append the days between the data before, complete up to `before`, and its own later events: their files may be missing. */
export const gapWarning = async (engine: Engine, stageDatabase: string, before: string): Promise<string[]> => {
  const through = `toDate32('${before}')`;
  const first = daily.map(
    (table) =>
      `select min(day) as earliest, count() as n from ${stageDatabase}.${table} where fault = 0 and day > ${through}`,
  );
  const [gap] = await engine.rows(
    `select toString(${through} + 1) as from, toString(min(earliest) - 1) as to, toInt32(dateDiff('day', ${through}, min(earliest)) - 1) as days
from (${first.join(' union all ')}) where n > 0 having count() > 0`,
    z.object({ from: z.string(), to: z.string(), days: z.number() }),
  );
  if (!gap || gap.days < 1) return [];
  const days = gap.days === 1 ? gap.from : `the ${formatCount(gap.days, 'day')} from ${gap.from} to ${gap.to}`;
  return [
    `The data before went through ${before}, and there is no event of ${days} in what was appended. If files are missing, append them, too.`,
  ];
};
