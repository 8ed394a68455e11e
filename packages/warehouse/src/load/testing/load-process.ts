// A process that loads a dataset, says how far it is, one step a line, and is killed on the way: by itself, because another that
// waits for a processor may come when all is done. Arguments: data folder, dataset folder, mode, step, milliseconds after it.
import { openEmbedded } from '../../embedded.ts';
import { loadDataset } from '../load.ts';

const [folder = '', dataset = '', mode = 'full', last = '', delayMs = '0'] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');
const warehouse = await openEmbedded({ folder });
let told = '';
const tell = (step: string): void => {
  if (step === told) return;
  told = step;
  process.stdout.write(`${step}\n`);
  if (step !== last) return;
  if (delayMs === '0') die();
  else setTimeout(die, Number(delayMs));
};
await loadDataset(warehouse, dataset, {
  mode: mode === 'append' ? 'append' : 'full',
  onProgress: ({ state, phase, table }) => tell(`${state} ${phase} ${table}`.trim()),
  onAnswering: async () => tell('answering'),
});
await warehouse.close();
