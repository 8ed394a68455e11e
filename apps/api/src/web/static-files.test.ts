/** The files of the web app while another build takes their place. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../env.ts';
import { answerOf } from '../errors.ts';
import { registerRateLimits } from '../rate-limits.ts';
import { registerStaticFiles } from './static-files.ts';

/** As the build leaves them: a page that names its script. */
const build = async (root: string, script: string): Promise<void> => {
  await rm(join(root, 'assets'), { recursive: true, force: true });
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', script), `export const name = '${script}';`);
  await writeFile(join(root, 'assets', '.hidden.js'), 'export const name = null;');
  await writeFile(join(root, 'index.html'), `<script type="module" src="/assets/${script}"></script>`);
};

it('a page finds its script when the web app was built anew while the portal runs', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cvm-pages-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = answerOf(error);
    return reply.code(status).send(body);
  });
  await build(root, 'start-a1.js');
  await registerRateLimits(app, 100);
  await registerStaticFiles(app, root, readSettings({}));
  const asked = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });
  expect((await asked('/assets/start-a1.js')).statusCode).toBe(200);

  await build(root, 'start-b2.js');
  const [, script = ''] = /src="([^"]+)"/.exec((await asked('/shows', 'text/html')).body) ?? [];
  const { statusCode, headers, body } = await asked(script);
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    expect.stringContaining('javascript'),
    'public, max-age=31536000, immutable',
    "export const name = 'start-b2.js';",
  ]);
  for (const other of ['/assets/start-a1.js', '/assets/.hidden.js', '/assets/..%2findex.html', '/assets/'])
    expect([other, (await asked(other)).statusCode]).toEqual([other, 404]);
});
