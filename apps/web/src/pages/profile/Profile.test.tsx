/** My Profile over a real HTTP server that keeps a report and a segment. */
import { allPages, permissionDeniedMessage } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSession, startSession, startViewAs } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import Profile from './Profile.tsx';

const profile = { ...profileOf(allPages), lastname: 'Moreau', organizationName: 'Northlight', apiKey: 'key-of-ada' };
const dates = { dateCreated: '2026-10-01T09:00:00.000Z', dateModified: '2026-10-02T09:00:00.000Z' };
const people = { status: 'active', userId: '1', modifiedBy: null, owner: null, access: 'own', tags: [] };
const reports = [{ uuid: 'r2', name: 'Ages', published: null, ...people, ...dates }];

const segment = (name: string, isBenchmark: boolean) => ({
  ...{ uuid: name, name, filters: '[{"id":"gender","value":"female"}]', ...dates },
  options: { isBenchmark, isDefault: false },
});
const segments = [segment('Women', false), segment('Young dramas', true)];

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/custom-reports/2') return failedAnswer(403, 'forbidden', permissionDeniedMessage);
    if (path === '/v1/custom-reports/1') return { status: 200, body: JSON.stringify({ success: true, data: reports }) };
    if (path === '/v1/audience-segment')
      return { status: 200, body: JSON.stringify({ success: true, data: segments }) };
    return failedAnswer(404, 'not_found', 'Nothing here.');
  });
});
afterAll(() => server.close());
beforeEach(() => startSession({ token: 'x', profile }));

describe('the profile', () => {
  it('says who it is of, and has three tabs to open and two that say why they cannot be', async () => {
    await renderAt('/profile', Profile);
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
    expect(screen.getByText('Ada Moreau')).toBeTruthy();
    expect(screen.getAllByText('Northlight').length).toBeGreaterThan(0);
    const tabs = screen.getAllByRole<HTMLButtonElement>('tab');
    const reasons = tabs.map((tab) => [tab.textContent, tab.disabled, tab.getAttribute('aria-description')]);
    expect(reasons).toEqual([
      ['Overview', false, null],
      ['Reports', false, null],
      ['Segments', false, null],
      ['Default Filters', true, 'Filters that pages begin with cannot be chosen here.'],
      ['Favorites', true, 'Reports that you marked with the star in their head are offered first by Ctrl+K.'],
    ]);
  });

  it.each(['billing', 'favorites'])('says of a link to the tab %s that it cannot show it', async (tab) => {
    const { address } = await renderAt(`/profile?tab=${tab}`, Profile);
    expect(await screen.findByText('There is nothing of this name. Overview is shown.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: `Remove tab=${tab}` }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('shows the picture of the organization, and initials where there is none', async () => {
    const { container, unmount } = await renderAt('/profile', Profile);
    expect(within(container).getByText('AD')).toBeTruthy();
    unmount();
    startSession({ token: 'x', profile: { ...profile, organizationAvatar: '/pictures/northlight.png' } });
    const { container: pictured } = await renderAt('/profile', Profile);
    expect(pictured.querySelector('img')?.getAttribute('src')).toBe('/pictures/northlight.png');
  });

  it('shows the API key of a user who was granted one, and none to others', async () => {
    const { unmount } = await renderAt('/profile', Profile);
    const key = await screen.findByRole('region', { name: 'API Key' });
    expect(within(key).getByText('key-of-ada')).toBeTruthy();
    unmount();
    startSession({ token: 'x', profile: { ...profile, apiKey: null } });
    await renderAt('/profile', Profile);
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    expect(screen.queryByRole('region', { name: 'API Key' })).toBeNull();
  });

  it('says so when the browser does not let the key be copied', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied by the permissions policy.'));
    await renderAt('/profile', Profile);
    await user.click(await screen.findByRole('button', { name: 'Copy API key' }));
    await screen.findByText('Your browser did not allow it. Select the text and copy it yourself.');
    expect(screen.getByRole('button', { name: 'Copy API key' }).textContent).toBe('Copy');
  });

  it('says at its field that a name is missing', async () => {
    await renderAt('/profile', Profile);
    await userEvent.clear(await screen.findByRole('textbox', { name: 'First Name' }));
    await screen.findByText('First name is required.');
  });

  it('does not hold a failure of the server against the current password', async () => {
    await renderAt('/profile', Profile);
    const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label, { exact: true }), text);
    await screen.findByRole('heading', { name: 'Password' });
    await fill('Current password', 'the password of today');
    await fill('New password', 'the password of tomorrow');
    await fill('Repeat password', 'the password of tomorrow');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    const form = within(screen.getByRole('region', { name: 'Password' }));
    await form.findByText('Nothing here.');
    const current = screen.getByLabelText<HTMLInputElement>('Current password', { exact: true });
    expect([current.getAttribute('aria-invalid'), current.value]).toEqual([null, 'the password of today']);
  });

  it('lists segments, and no benchmark among them', async () => {
    await renderAt('/profile', Profile);
    await userEvent.click(await screen.findByRole('tab', { name: 'Segments' }));
    const list = within(await screen.findByRole('list', { name: 'Your segments' }));
    expect(list.getByText('Women')).toBeTruthy();
    expect(list.getByRole('button', { name: 'Delete Women' })).toBeTruthy();
    expect(list.queryByText('Young dramas')).toBeNull();
  });

  it('lets an administrator who looks change nothing, and says so where a name is saved', async () => {
    startViewAs({ token: 'x', profile });
    const { unmount } = await renderAt('/profile', Profile);
    const save = await screen.findByRole('button', { name: 'Save Changes' });
    expect(save.getAttribute('aria-description')).toBe('While viewing as a user nothing is changed.');
    unmount();
    await renderAt('/profile?tab=segments', Profile);
    const list = within(await screen.findByRole('list', { name: 'Your segments' }));
    expect(list.getByText('Women')).toBeTruthy();
    expect(list.queryByRole('button', { name: 'Delete Women' })).toBeNull();
    endSession();
  });

  it('leads from its reports to the builder and to each of them', async () => {
    await renderAt('/profile', Profile);
    await userEvent.click(await screen.findByRole('tab', { name: 'Reports' }));
    expect((await screen.findByRole('link', { name: 'Ages' })).getAttribute('href')).toBe('/reports/r2');
    expect(screen.getByRole('link', { name: 'Create a Report' }).getAttribute('href')).toBe('/report-builder');
    expect(screen.getByRole('button', { name: 'Delete Ages' })).toBeTruthy();
  });

  it('says of reports that are not open to its user that they cannot be shown, and asks for them no second time', async () => {
    startSession({ token: 'x', profile: { ...profile, userId: '2' } });
    await renderAt('/profile?tab=reports', Profile);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('This cannot be shown')).toBeTruthy();
    expect(alert.getByText(permissionDeniedMessage)).toBeTruthy();
    expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
