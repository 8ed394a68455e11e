/** Runs a job in a process of its own. In: the job; out: its result. Throws when the process ends without one. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Job } from './jobs.ts';

/** As in `npm start`: the store computes on these threads. */
const threads = '16';

const message = z.object({ result: z.unknown() });

export const startJob = (job: Job): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('./worker.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(job)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, UV_THREADPOOL_SIZE: threads },
    });
    let result: unknown;
    child.on('message', (told) => {
      result = message.parse(told).result;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`The step "${job.job}" ended with ${signal ?? `status ${code}`}.`));
    });
  });
