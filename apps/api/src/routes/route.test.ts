import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseUnrecorded } from './route.ts';

it('is refused by the server when it is a call that no record says who may make', () => {
  const app = fastify();
  app.addHook('onRoute', refuseUnrecorded);
  for (const url of ['/v1', '/v1/thing', '/v1/thing/:id'])
    expect(() => app.get(url, async () => 'x')).toThrow(`The call ${url} has no record`);
  expect(() => app.get('/v10', async () => 'a page')).not.toThrow();
});
