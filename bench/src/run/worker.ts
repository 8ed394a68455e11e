/** The program of a job's process: the job as its only argument, the result as its only message, progress on stderr. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEdition, openEmbedded, type Warehouse, withCatalogue } from '@cvm/warehouse';
import { generateDataset } from '../generate/generate.ts';
import { writeBigShow } from '../pages/write-big-show.ts';
import { atRest } from './at-rest.ts';
import { type Job, jobSchema } from './jobs.ts';
import { runLoad } from './load-job.ts';
import { runViews } from './views-job.ts';

const say = (text: string): void => {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
};

const run = async (warehouse: Warehouse, job: Job): Promise<unknown> => {
  if (job.job === 'generate') {
    const { shape, dataset, nextDay } = job;
    await generateDataset(warehouse, shape, { dataset, nextDay }, (done, all) => say(`  part ${done} of ${all}`));
    return null;
  }
  if (job.job === 'pages') {
    const dataset = join(job.portal, 'dataset');
    await writeBigShow(warehouse, dataset);
    const loaded = await runLoad(warehouse, dataset, 'full');
    writeFileSync(join(job.portal, 'made'), '');
    return loaded;
  }
  if (job.job === 'load') {
    // A day is added a day later.
    if (job.mode === 'append') await atRest(warehouse);
    return runLoad(warehouse, job.folder, job.mode);
  }
  const edition = await openEdition(warehouse);
  if (edition === null) throw new Error('The store holds no data.');
  const only = job.only === null ? null : new RegExp(job.only, 'i');
  const answering = await withCatalogue(warehouse, edition);
  return runViews(warehouse, answering, { runs: job.runs, only, onDone: (name) => say(`  ${name}`) });
};

const job = jobSchema.parse(JSON.parse(process.argv[2] ?? ''));
const store = job.job === 'pages' ? join(job.portal, 'warehouse') : job.store;
const warehouse = await openEmbedded({ folder: store });
try {
  const result = await run(warehouse, job);
  if (process.stderr.isTTY) say('');
  process.send?.({ result });
} finally {
  await warehouse.close();
}
process.disconnect?.();
