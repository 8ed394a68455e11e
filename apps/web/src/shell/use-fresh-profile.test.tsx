/** What a user may see, followed while its session goes on, with a real HTTP server. */
import { type Profile, permissionDeniedMessage, statusEndpoints, userKindPages } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../api/client.ts';
import { usePageAccess } from '../session/access.ts';
import { endSession, readSession, startSession } from '../session/session.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

const before = profileOf(userKindPages.shows);
const after: Profile = {
  ...before,
  lookerUserInfo: { allowedPages: ['/networks'], allowedDataCategories: ['country:US'] },
};

let profile: Profile;
let isRefused: boolean;
let others: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/user/profile') return { status: 200, body: JSON.stringify(profile) };
    if (path === '/v1/status-check' && isRefused)
      return {
        status: 403,
        body: JSON.stringify({ success: false, error: { code: 'forbidden', message: permissionDeniedMessage } }),
      };
    if (path === '/v1/status-check')
      return { status: 200, body: '{"success":true,"healthy":true,"messages":[],"error":null}' };
    others += 1;
    return { status: 200, body: '{"success":true,"data":{"date":null,"status":"success","success":0,"total":0}}' };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  profile = before;
  isRefused = false;
  others = 0;
  startSession({ token: 'ada', profile: before });
});
afterEach(endSession);

const Page = () => {
  useFreshProfile();
  const { allows } = usePageAccess();
  const { data, refetch } = useQuery({
    queryKey: ['asked again'],
    queryFn: ({ signal }) => call(statusEndpoints.checkHealth, { signal }),
  });
  useQuery({
    queryKey: ['another'],
    queryFn: ({ signal }) => call(statusEndpoints.readDataStatus, { signal }),
  });
  return (
    <>
      <p>{allows('/shows') ? 'Shows are open' : 'Shows are shut'}</p>
      <p>{data === undefined ? 'nothing' : data.blocked ? 'refused' : 'answered'}</p>
      <button type="button" onClick={() => void refetch()}>
        Ask
      </button>
    </>
  );
};

const opened = async () => {
  await renderAt('/shows', Page);
  await screen.findByText('answered');
  await expect.poll(() => others).toBe(1);
  isRefused = true;
};
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));

it('asks who the user is where a call is refused, and for every answer anew where they may see something else', async () => {
  await opened();
  profile = after;
  ask();
  expect(await screen.findByText('Shows are shut')).toBeTruthy();
  expect(readSession()?.profile).toEqual(after);
  await expect.poll(() => others).toBe(2);
});

it('leaves the answers as they are where a refusal has changed nothing', async () => {
  await opened();
  // The name is no matter of what may be seen.
  profile = { ...before, username: 'Adele' };
  ask();
  expect(await screen.findByText('refused')).toBeTruthy();
  await expect.poll(() => readSession()?.profile.username).toBe('Adele');
  expect([screen.getByText('Shows are open').textContent, others]).toEqual(['Shows are open', 1]);
});
