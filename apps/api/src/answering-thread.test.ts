import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** A program of its own, as a thread's priority stays low. Reading a file starts the threads that statements run on. */
const program = `
import { readdirSync, promises } from 'node:fs';
import { getPriority } from 'node:os';
import { answerFirst } from './answering-thread.ts';
await promises.readFile('package.json').catch(() => undefined);
const end = answerFirst();
const others = readdirSync('/proc/self/task').map(Number).filter((thread) => thread !== process.pid).map((thread) => getPriority(thread));
console.log(JSON.stringify({ own: getPriority(process.pid), others }));
end();
`;

it.runIf(existsSync('/proc/self/task'))('the thread that answers goes before the others of the process', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: path.resolve(import.meta.dirname) });
  const { own, others } = z.object({ own: z.number(), others: z.array(z.number()) }).parse(JSON.parse(stdout));
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others)).toEqual(new Set([own + 5]));
});
