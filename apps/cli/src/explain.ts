/** Entry of `npm run explain`: asks the portal that holds the data folder, or opens the data itself when none runs. */
import { existsSync } from 'node:fs';
import type { ExplainBody, Explanation } from '@cvm/api';
import { readSettings, type Settings, SettingsError } from '@cvm/api/settings';
import { noDataMessage } from '@cvm/contract';
import { explainUsage, explanationLines, parseExplainArguments } from './explain-command.ts';
import { asksForHelp } from './help.ts';
import { outliveReader } from './outlive-reader.ts';
import { noFolder } from './place.ts';
import { UsageError } from './read-words.ts';

/** Who only asks how the command is called waits for neither to be read. */
const portal = () => import('@cvm/api');
const stores = () => import('@cvm/warehouse');

const explainHere = async (settings: Settings, body: ExplainBody): Promise<Explanation> => {
  const { explainAnswer, lockDataFolder, openMemberKey, openWarehouse, warehouseFolder } = await portal();
  const { openEdition, withCatalogue } = await stores();
  if (settings.clickhouse === undefined) {
    if (!existsSync(settings.dataDir)) throw new Error(noFolder(settings.dataDir));
    // Who only looks makes no store.
    if (!existsSync(warehouseFolder(settings))) throw new Error(noDataMessage);
  }
  const unlock = await lockDataFolder(settings.dataDir);
  try {
    const warehouse = await openWarehouse(settings);
    try {
      const edition = await openEdition(warehouse);
      if (edition === null) throw new Error(noDataMessage);
      const memberKey = await openMemberKey(settings.dataDir);
      const answering = await withCatalogue(warehouse, edition);
      return await explainAnswer(warehouse, answering, body, { memberKey, signal: new AbortController().signal });
    } finally {
      await warehouse.close();
    }
  } finally {
    await unlock();
  }
};

/** The portal's answer is its own JSON, made from the very type it is read as. */
const readAnswer = async (lines: AsyncIterable<string>): Promise<Explanation> => {
  let text = '';
  for await (const line of lines) text += line;
  const answer = JSON.parse(text) as Explanation | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer;
};

const explain = async (args: readonly string[]): Promise<void> => {
  const { body, notes } = parseExplainArguments(args, process.env);
  const settings = readSettings(process.env);
  const { orderPortal, orders } = await portal();
  const lines = await orderPortal(settings.dataDir, orders.explain, body);
  const explanation = lines === null ? await explainHere(settings, body) : await readAnswer(lines);
  for (const line of [...notes, ...explanationLines(explanation)]) console.log(line);
};

outliveReader();
try {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) console.log(explainUsage);
  else await explain(args);
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof SettingsError;
  console.error(
    error instanceof UsageError ? `${error.message}\n${explainUsage}` : (await portal()).failureText(error),
  );
  process.exitCode = isUsage ? 2 : 1;
}
