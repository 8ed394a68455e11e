import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { callerGone } from './caller-gone.ts';

/** The response of a call whose caller waits. */
const asked = async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    caller.destroy();
    server.close();
  });
  caller.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { caller, response };
};

it('says that the caller has left, whether that was before or after somebody asks', async () => {
  const { caller, response } = await asked();
  const before = callerGone(response);
  expect(before.aborted).toBe(false);
  const closed = once(response, 'close');
  caller.destroy();
  await closed;
  expect(before.aborted).toBe(true);
  expect(callerGone(response).aborted).toBe(true);
});

it('says nothing of a caller who was answered', async () => {
  const { caller, response } = await asked();
  const before = callerGone(response);
  const closed = once(response, 'close');
  caller.resume();
  response.end('well');
  await closed;
  expect([before.aborted, callerGone(response).aborted]).toEqual([false, false]);
});
