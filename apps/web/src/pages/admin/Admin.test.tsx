import { type AdminUser, userKindPages } from '@cvm/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import Admin from './Admin.tsx';

const user = (name: string, part: Partial<AdminUser> = {}): AdminUser => ({
  userId: name,
  uuid: name,
  username: name,
  lastname: '',
  email: `${name}@x.example`,
  organizationName: 'Northlight',
  disabled: false,
  lastLogin: null,
  roles: [],
  hasApiKey: false,
  lookerUserInfo: { allowedPages: [...userKindPages.shows], allowedDataCategories: ['country:US'] },
  blockedReports: [],
  blockedLooks: [],
  modifiedAt: '2030-01-01T00:00:00.000Z',
  ...part,
});
const users = [user('ada'), user('bo', { organizationName: null }), user('chief', { roles: ['admin'] })];
const none = { added: [], removed: [] };
const change = {
  pages: { added: ['Gem report'], removed: [] },
  views: none,
  data: [{ category: 'country', added: ['FR'], removed: ['US'] }],
  months: { before: null, after: 12 },
  blockedReports: { added: ['Show reports'], removed: [] },
  blockedLooks: none,
};

let server: TestServer;
let saved: unknown[] = [];
/** Pages of users that were asked for. */
let listed: string[] = [];
let saveStatus = 200;
const replies: Record<string, object> = {
  '/v1/admin/users': { success: true, users, usersAll: 3 },
  '/v1/options/adminOrgMap': { success: true, data: [{ value: '1', label: 'Northlight' }], more: false },
  '/v1/admin/user/access-preview': { success: true, data: change },
};
beforeAll(async () => {
  server = await startServer((path, { method, body, url }) => {
    if (path === '/v1/admin/users' && method === 'GET') listed.push(url.replace(`${path}?`, ''));
    if (method === 'PUT') {
      saved.push(JSON.parse(body));
      if (saveStatus !== 200) {
        const error = { code: 'conflict', message: 'This user was changed by somebody else.' };
        return { status: saveStatus, body: JSON.stringify({ success: false, error }) };
      }
    }
    return { status: 200, body: JSON.stringify(replies[path] ?? { success: false }) };
  });
});
afterAll(() => server.close());

const signInAs = (role: 'admin' | 'admin-read') =>
  startSession({
    token: 'x',
    profile: { ...profileOf(['/']), userId: 'chief', username: 'chief', email: 'chief@x.example', roles: [role] },
  });
beforeEach(() => {
  saved = [];
  listed = [];
  saveStatus = 200;
  signInAs('admin');
});

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openUser = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Open ${name}, ${name}@x.example` }));

/** At once: the form is drawn anew for each letter that is typed. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const describedBy = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the Admin page', () => {
  it('needs two selected users for a bulk edit, and something to change', async () => {
    await renderAt('/admin', () => <Admin />);
    await userEvent.click(await screen.findByLabelText('Select ada@x.example'));
    expect(screen.getByRole('button', { name: 'Bulk Edit' }).getAttribute('aria-description')).toBe(
      'Select 2 or more users first.',
    );
    await userEvent.click(screen.getByLabelText('Select bo@x.example'));
    await click('Bulk Edit (2)');
    const save = await screen.findByRole('button', { name: 'Save 2 users' });
    expect(screen.getByText('ada@x.example, bo@x.example')).toBeTruthy();
    expect(save.getAttribute('aria-description')).toBe('All fields are blank.');
    // No number below 0 can be typed.
    await userEvent.type(screen.getByLabelText('Rolling window in months'), '-12');
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      users: [
        { userId: 'ada', lookerUserInfo: { allowedDataCategories: ['country:US', 'date:12'] } },
        { userId: 'bo', lookerUserInfo: { allowedDataCategories: ['country:US', 'date:12'] } },
      ],
    });
  });

  it('asks for the page of users that its address shows, and for those that are chosen as they are now', async () => {
    replies['/v1/admin/users'] = { success: true, users, usersAll: 120 };
    onTestFinished(() => {
      replies['/v1/admin/users'] = { success: true, users, usersAll: 3 };
    });
    const { address } = await renderAt('/admin?search=light&sorts=lastLogin+desc&size=20&page=9', () => <Admin />);
    await screen.findByText(/It has no page "9"\. This is page 6\./);
    await screen.findByText('101-103 of 120 users');
    const asked = 'search=light&sorts=lastLogin+desc&limit=20';
    // A call of the test before may still come.
    const pages = (): string[] => listed.filter((call) => call.startsWith(asked));
    await waitFor(() => expect(pages()).toEqual([`${asked}&offset=160`, `${asked}&offset=100`]));
    await click('Page 2');
    await waitFor(() => expect(pages().at(-1)).toBe(`${asked}&offset=20`));
    expect(address()).toBe('/admin?search=light&sorts=lastLogin desc&page=2&size=20');
    for (const name of ['ada', 'bo']) await userEvent.click(await screen.findByLabelText(`Select ${name}@x.example`));
    await click('Bulk Edit (2)');
    await screen.findByRole('button', { name: 'Save 2 users' });
    expect(listed.at(-1)).toBe('ids=ada%2Cbo');
  });

  it('opens a user by a click on the row, and tells who is active', async () => {
    await renderAt('/admin', () => <Admin />);
    const button = await screen.findByRole('button', { name: 'Open ada, ada@x.example' });
    const row = button.closest('tr') as HTMLElement;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toContain('Active');
    await userEvent.click(cells[1] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Edit ada' });
  });

  it('edits a user after showing what the change adds and takes away', async () => {
    await renderAt('/admin', () => <Admin />);
    await openUser('ada');
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-description')).toBe('Nothing has changed.');
    const preview = await screen.findByRole('region', { name: 'What this changes' });
    await within(preview).findByText('Gem report', { exact: false });
    const lines = within(preview)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      'AddsPages: Gem report',
      'AddsData by Country: France',
      'Takes awayData by Country: United States',
      'Takes awayHistory: all-time becomes the last 12 months',
      'Takes awayReports (lock): Show reports',
    ]);
    fill(screen.getByLabelText('Last name'), 'Lovelace');
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([
      {
        users: [
          {
            ...{ userId: 'ada', modifiedAt: '2030-01-01T00:00:00.000Z', username: 'ada', lastname: 'Lovelace' },
            ...{ email: 'ada@x.example', organizationName: 'Northlight' },
          },
        ],
      },
    ]);
  });

  it('warns of a user without an organization, and keeps what was entered when the server refuses', async () => {
    saveStatus = 409;
    await renderAt('/admin', () => <Admin />);
    await openUser('bo');
    fill(screen.getByLabelText('Last name'), 'Late');
    await click('Save');
    const alert = within(await screen.findByRole('dialog', { name: 'No organization' }));
    const warning = 'This user is tied to no organization. Please tell your tech team.';
    expect(alert.getByText(warning)).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    // The kit begins the window below anew in a task of its own, which this one stands behind.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([]);
    await click('Save');
    await screen.findByText(warning);
    await click('Send');
    await screen.findByText('update failed! Try again or contact a team member!');
    await screen.findByText('This user was changed by somebody else.');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Late');
    // It is said of what was sent, and not of what is corrected.
    await userEvent.type(screen.getByLabelText('Last name'), 'r');
    expect(screen.queryByText('This user was changed by somebody else.')).toBeNull();
  });

  it('saves an edit as begun, whatever the list has become meanwhile', async () => {
    await renderAt('/admin', () => <Admin />);
    await openUser('ada');
    fill(screen.getByLabelText('Last name'), 'Late');
    const ada = user('ada', { username: 'Augusta', modifiedAt: '2031-01-01T00:00:00.000Z' });
    replies['/v1/admin/users'] = { success: true, users: [ada, ...users.slice(1)], usersAll: 3 };
    onTestFinished(() => {
      replies['/v1/admin/users'] = { success: true, users, usersAll: 3 };
    });
    saveStatus = 409;
    await click('Save');
    await screen.findByText('This user was changed by somebody else.');
    // The refusal has the list loaded anew, and behind the window it says what there is now.
    await screen.findByRole('dialog', { name: 'Edit Augusta' });
    await click('Save');
    await waitFor(() => expect(saved).toHaveLength(2));
    for (const sent of saved)
      expect(sent).toMatchObject({
        users: [{ username: 'ada', lastname: 'Late', modifiedAt: '2030-01-01T00:00:00.000Z' }],
      });
    // Opened again it is begun from there.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Open Augusta, ada@x.example' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Augusta');
  });

  it('says at its field what is missing, and begins nothing that would lose what is typed', async () => {
    await renderAt('/admin', () => <Admin />);
    await openUser('ada');
    const name = screen.getByLabelText<HTMLInputElement>(/^First name/);
    const reasons = () =>
      ['View as', 'Generate API key'].map((one) =>
        screen.getByRole('button', { name: one }).getAttribute('aria-description'),
      );
    expect(reasons()).toEqual([null, null]);
    await userEvent.clear(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(name)).toBe('First name is required.');
    const unsaved = 'Save what you have changed first, or cancel.';
    expect(reasons()).toEqual([unsaved, unsaved]);
  });

  it('does not hold against the fields of a new user that nothing is typed in them yet', async () => {
    await renderAt('/admin', () => <Admin />);
    await click('Add New');
    await userEvent.click(await screen.findByLabelText(/^First name/));
    await click('Add another user with the same access');
    await screen.findByLabelText(/^First name 2/);
    expect(screen.getByLabelText(/^First name 1/).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('adds users of the same access, in an organization that is new', async () => {
    await renderAt('/admin', () => <Admin />);
    await click('Add New');
    fill(await screen.findByRole('textbox', { name: 'Email' }), 'one@x.example');
    fill(screen.getByLabelText(/^First name/), 'One');
    await click('Add another user with the same access');
    fill(screen.getByLabelText(/^Email 2/), 'two@x.example');
    const save = screen.getByRole('button', { name: 'Add 2 users' });
    expect(save.getAttribute('aria-description')).toBe('First name is required.');
    fill(screen.getByLabelText(/^First name 2/), 'Two');
    expect(save.getAttribute('aria-description')).toBe('At least one allowed page is required.');
    await userEvent.click(screen.getByLabelText('Movies only'));
    fill(screen.getByLabelText('Organization', { selector: 'input' }), 'Test Client');
    await userEvent.type(screen.getByLabelText('Rolling window in months'), '6');
    await userEvent.click(screen.getByLabelText(/^Send a welcome email/));
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    const both = {
      organizationName: 'Test Client',
      lookerUserInfo: { allowedDataCategories: ['country:*', 'date:6'] },
    };
    expect(saved[0]).toMatchObject({
      users: [
        { email: 'one@x.example', username: 'One', ...both },
        { email: 'two@x.example', username: 'Two', ...both },
      ],
    });
  });

  it('does not compare a new user with one before', async () => {
    const nothing = { ...change, data: [], pages: none, blockedReports: none, months: { before: null, after: null } };
    replies['/v1/admin/user/access-preview'] = { success: true, data: nothing };
    await renderAt('/admin', () => <Admin />);
    await click('Add New');
    await screen.findByText('The user sees nothing yet.');
    expect(screen.queryByText('The user sees the same as before.')).toBeNull();
    replies['/v1/admin/user/access-preview'] = { success: true, data: change };
    await userEvent.click(screen.getByLabelText('Shows only'));
    const preview = within(screen.getByRole('region', { name: 'What this changes' }));
    await preview.findByText('Gem report', { exact: false });
    // It had no history and no data that could be taken away.
    expect(preview.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'AddsPages: Gem report',
      'AddsData by Country: France',
      'AddsHistory: the last 12 months',
      'Takes awayReports (lock): Show reports',
    ]);
  });

  it('says what its address asks for and it does not have, as every table does', async () => {
    await renderAt('/admin?sorts=nosuch&page=99', () => <Admin />);
    await screen.findByText(
      'This table cannot be sorted by "nosuch". It is sorted by Email. It has no page "99". This is page 1.',
    );
  });

  it('shows everything to admin-read and lets nothing be done', async () => {
    signInAs('admin-read');
    await renderAt('/admin', () => <Admin />);
    for (const name of ['ada', 'bo']) await userEvent.click(await screen.findByLabelText(`Select ${name}@x.example`));
    const bulk = screen.getByRole('button', { name: 'Bulk Edit (2)' });
    expect(bulk.getAttribute('aria-description')).toBe('You may see this, but not change it.');
    await click('Other actions');
    for (const name of ['Manage Downtime Message', 'Manage Admin Access'])
      expect((await screen.findByRole<HTMLButtonElement>('menuitem', { name })).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    await openUser('ada');
    for (const name of ['Add New', 'Save', 'View as', 'Send welcome email', 'Generate API key'])
      expect([name, screen.getByRole('button', { name }).getAttribute('aria-description')]).toEqual([
        name,
        'You may see this, but not change it.',
      ]);
    expect(screen.getByLabelText<HTMLInputElement>('Last name').readOnly).toBe(true);
  });
});
