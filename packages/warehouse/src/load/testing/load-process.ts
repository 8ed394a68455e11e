// A process that loads a dataset, says when it is at one of these points, a line each, and stops there until it is sent on; at the
// last, when it was at all others, it is killed. By itself, because another that waits for a processor may come when all is done.
// Arguments: data folder, dataset folder, mode, and the points as JSON, those of a step in the order of their milliseconds after it.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openEmbedded } from '../../embedded.ts';
import { loadDataset } from '../load.ts';

const [folder = '', dataset = '', mode = 'full', given = '[]'] = process.argv.slice(2);
const points = z.array(z.tuple([z.string(), z.number()])).parse(JSON.parse(given));
const stops: Promise<void>[] = [];
const stopAt = async (step: string): Promise<void> => {
  const before = Promise.all(stops);
  let waited = 0;
  for (const point of points.filter(([name]) => name === step)) {
    const [, delayMs] = point;
    if (delayMs > waited) await wait(delayMs - waited);
    waited = delayMs;
    const isLast = point === points.at(-1);
    if (isLast) await before;
    process.stdout.write(`${step} + ${delayMs} ms\n`);
    process.kill(process.pid, isLast ? 'SIGKILL' : 'SIGSTOP');
  }
};
const warehouse = await openEmbedded({ folder });
const told = new Set<string>();
const tell = (step: string): void => {
  if (told.has(step)) return;
  told.add(step);
  stops.push(stopAt(step));
};
await loadDataset(warehouse, dataset, {
  mode: mode === 'append' ? 'append' : 'full',
  onProgress: ({ state, phase, table }) => tell(`${state} ${phase} ${table}`.trim()),
  onAnswering: async () => tell('answering'),
});
await warehouse.close();
