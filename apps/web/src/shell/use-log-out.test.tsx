/** Logging out with a real HTTP server. */
import { userEndpoints } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../api/client.ts';
import { askBeforeLeaving } from '../session/leaving.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { useLogOut } from './use-log-out.ts';

let server: TestServer;
let logOuts = 0;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path !== '/v1/logout') return null;
    logOuts += 1;
    return { status: 200, body: '{"success":true}' };
  });
});
afterAll(() => server.close());

const Page = () => {
  useQuery({ queryKey: ['slow'], queryFn: ({ signal }) => call(userEndpoints.readProfile, { signal }) });
  return (
    <button type="button" onClick={useLogOut()}>
      Log Out
    </button>
  );
};

it('leaves the questions that are still on their way, and leads to the login page', async () => {
  const { router } = await renderAt('/shows', Page);
  await expect.poll(() => server.asked('/v1/user/profile').method).toBe('GET');
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await expect.poll(() => server.left()).toBe(1);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

it('asks a page with changes first, and stays where that is said', async () => {
  const { router } = await renderAt('/shows', Page);
  let leaves = false;
  let asked = 0;
  const forget = askBeforeLeaving(async () => {
    asked += 1;
    return leaves;
  });
  const logOut = () => fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  const before = logOuts;
  logOut();
  await expect.poll(() => asked).toBe(1);
  leaves = true;
  logOut();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect([asked, logOuts - before]).toEqual([2, 1]);
  forget();
});
