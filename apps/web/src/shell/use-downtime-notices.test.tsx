import { type StatusCheck, userKindPages } from '@cvm/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeQueryClient } from '../app/query-client.ts';
import { dismissNotice, readDismissed } from '../session/dismissed-notices.ts';
import { endSession, startSession } from '../session/session.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderRoutes } from '../testing/render.tsx';
import { isUnavailable, openNotices, useDowntimeNotices } from './use-downtime-notices.ts';

const messages = [
  { uuid: 'a', title: 'Maintenance', body: 'Tonight.' },
  { uuid: 'b', title: 'Delay', body: 'Data is late.' },
];

it('shows the messages of a system that is not well, but none that was closed before', () => {
  const status = { success: true, healthy: false, messages, error: null };
  dismissNotice('a');
  dismissNotice('a');
  expect(readDismissed()).toEqual(['a']);
  expect(openNotices(status, readDismissed()).map(({ uuid }) => uuid)).toEqual(['b']);
  expect(openNotices({ ...status, healthy: true }, [])).toEqual([]);
  expect(openNotices({ ...status, success: false }, [])).toEqual([]);
});

it('forgets a list of closed notices that cannot be read', () => {
  localStorage.setItem('cvm.dismissedNotices', '{broken');
  expect(readDismissed()).toEqual([]);
});

it('takes the portal for unavailable only when an answer says so', () => {
  const status = { success: true, healthy: false, messages, error: null };
  const stopped = { ...status, messages: [], error: 'The data store does not answer.' };
  expect(isUnavailable({ blocked: false, data: stopped })).toBe(true);
  expect(isUnavailable({ blocked: false, data: status })).toBe(false);
  // A damaged table, a full disk, data of other definitions: the rest is answered.
  expect(isUnavailable({ blocked: false, data: { ...stopped, works: true } })).toBe(false);
  expect(isUnavailable({ blocked: true, message: 'No.' })).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});

const InShell = () => {
  useDowntimeNotices();
  return <p>a page of the shell</p>;
};
const Outside = () => <p>a page outside of it</p>;

describe('the toasts of messages', () => {
  const notice = (uuid: string) => ({ uuid, title: `Title ${uuid}`, body: `Body ${uuid}` });
  let answer: StatusCheck;
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer((path) =>
      path === '/v1/status-check'
        ? { status: 200, body: JSON.stringify(answer) }
        : { status: 200, body: JSON.stringify({ success: true, data: permissible }) },
    );
  });
  afterAll(() => server.close());
  const permissible = { limits: {}, months: null, contentTypes: [], dataThrough: null, panelAvailable: false };
  const says = (...uuids: string[]): StatusCheck => ({
    ...{ success: true, healthy: uuids.length === 0, error: null },
    messages: uuids.map(notice),
  });
  const client = makeQueryClient();
  const checked = () => client.refetchQueries({ queryKey: ['status-check'] });

  beforeEach(() => {
    client.clear();
    startSession({ token: 'ada', profile: profileOf(userKindPages.shows) });
  });
  const open = () => renderRoutes('/shows', { '/shows': InShell, '/system-status': Outside }, client);

  it('are shown for each message, however many there are', async () => {
    answer = says('1', '2', '3', '4', '5', '6', '7');
    await open();
    for (const { uuid } of answer.messages) expect(await screen.findByText(`Body ${uuid}`)).toBeTruthy();
    act(endSession);
    await waitFor(() => expect(screen.queryByText(/^Body/)).toBeNull());
  });

  it('go with the session, from a page outside of the shell as well, and count as closed by nobody', async () => {
    answer = says('a', 'b');
    const { router } = await open();
    await screen.findByText('Body b');
    await act(() => router.navigate({ to: '/system-status' }));
    expect(screen.getByText('Body a')).toBeTruthy();
    act(endSession);
    await waitFor(() => expect(screen.queryByText(/^Body/)).toBeNull());
    expect(readDismissed()).toEqual([]);
  });

  it('that are over go away on the way back into the shell', async () => {
    answer = says('c');
    const { router } = await open();
    await screen.findByText('Body c');
    await act(() => router.navigate({ to: '/system-status' }));
    answer = says();
    await act(() => router.navigate({ to: '/shows' }));
    await act(checked);
    await waitFor(() => expect(screen.queryByText('Body c')).toBeNull());
    act(endSession);
  });

  it('are remembered as closed by their user also where the message was over once and came back', async () => {
    answer = says('d');
    await open();
    await screen.findByText('Body d');
    answer = says();
    await act(checked);
    await waitFor(() => expect(screen.queryByText('Body d')).toBeNull());
    answer = says('d');
    await act(checked);
    const toast = (await screen.findByText('Body d')).closest('[role=alert]');
    const close = toast?.querySelector('button');
    if (!close) throw new Error('The toast cannot be closed.');
    await userEvent.click(close);
    expect(readDismissed()).toEqual(['d']);
    act(endSession);
  });
});
