// A process that loads a dataset and says how far it is, one step a line, so that another can kill it on the way.
// Arguments: data folder, dataset folder, mode.
import { openEmbedded } from '../../embedded.ts';
import { loadDataset } from '../load.ts';

const [folder = '', dataset = '', mode = 'full'] = process.argv.slice(2);
const warehouse = await openEmbedded({ folder });
let told = '';
await loadDataset(warehouse, dataset, {
  mode: mode === 'append' ? 'append' : 'full',
  onProgress: ({ state, phase, table }) => {
    const step = `${state} ${phase} ${table}`.trim();
    if (step !== told) process.stdout.write(`${step}\n`);
    told = step;
  },
});
await warehouse.close();
