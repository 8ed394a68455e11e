/** Screens of signing in, of the user and of the administration that need more than an address to be seen. */
import { embedAnswerSchema } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { linkIn, readOutbox } from '../apps/api/src/testing/outbox.ts';
import { send } from './call.ts';
import { createUser, dialog, userButton, userNow } from './pages/admin.ts';
import { heading } from './pages/any-page.ts';
import { grid } from './pages/table.ts';
import { runPortal } from './run-portal.ts';
import type { Look, Screen } from './screen.ts';
import { sessionOf, signIn as signInAgain } from './sign-in.ts';

const nobody = { as: null } as const;
const savedSchema = z.object({ uuid: z.string() });

/** A user of these screens alone, who stays between runs of them. */
const ensureUser = (email: string, part: object = {}) => userNow(email).catch(() => createUser(email, part));

/** Does what brings the thing about, unless it is there already. */
const unlessShown = async (thing: Locator, bring: () => Promise<unknown>): Promise<void> => {
  if (!(await thing.isVisible())) await bring();
  await thing.waitFor();
};

const lookAddress = async (look: string, query: string): Promise<string> => {
  const { data } = embedAnswerSchema.parse(await send('analyst', 'GET', `embed/${look}?${query}`));
  const { pathname, search } = new URL(data.embed.url);
  return `${pathname}${search}`;
};

const showDowntime = async (): Promise<() => Promise<unknown>> => {
  const expires = Date.now() + 3_600_000;
  const messages = [
    {
      title: 'System Downtime',
      body: 'We are sorry: maintenance until the evening. Please save your work before six.',
    },
    { title: 'Late data', body: 'Yesterday comes at noon.' },
  ];
  const uuids: string[] = [];
  for (const message of messages)
    uuids.push(savedSchema.parse(await send('admin', 'POST', 'admin/downtime_message', { ...message, expires })).uuid);
  return () => Promise.all(uuids.map((uuid) => send('admin', 'POST', `admin/downtime_message/${uuid}`)));
};

/** Reports, segments and an API key of a user that has none otherwise. */
const fillProfile = async (): Promise<() => Promise<unknown>> => {
  const { userId } = await sessionOf('restricted');
  const paths: string[] = [];
  const save = async (method: string, path: string, body: object) => {
    const { uuid } = savedSchema.parse(await send('restricted', method, path, body));
    paths.push(`${path.replace(/\/$/, '')}/${uuid}`);
  };
  for (const [name, value] of [
    ['Young women in the United States who watch drama on more than one platform', 'female'],
    ['Men', 'male'],
  ])
    await save('PUT', 'audience-segment/', { name, filters: JSON.stringify([{ id: 'gender', value }]) });
  for (const name of ['Views by age', 'Engagement by episode'])
    await save('POST', 'custom-report', { name, fields: ['crosstab.view_count'] });
  await send('admin', 'POST', 'admin/user/generateApiKey', { user: userId });
  return async () => {
    for (const path of paths) await send('restricted', 'DELETE', path);
    await send('admin', 'POST', 'admin/user/revokeApiKey', { user: userId });
  };
};

const expired = (page: Page) => page.getByRole('alert').filter({ hasText: 'Session expired. Please log in again.' });

/** A page of a session that the server does not know; without a session the page leads to the login page. */
const expire = async (page: Page): Promise<void> => {
  const { success: _, token: __, ...profile } = await sessionOf('analyst');
  const stored = { 'cvm.token': 'A'.repeat(43), 'cvm.profile': JSON.stringify(profile), 'cvm.loggedIn': 'true' };
  await page.evaluate(`for (const item of ${JSON.stringify(Object.entries(stored))}) localStorage.setItem(...item)`);
  await page.goto('/profile');
  await expired(page).waitFor();
};

/** The window that begins on the login page, once the letter is sent. */
export const forgotPasswordSent: Look = {
  name: 'forgot-password-sent',
  ready: (page) =>
    unlessShown(page.getByText('Success! Please check your email to reset your password.'), async () => {
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await dialog(page).getByLabel('Username').fill('asked@test.example');
      await dialog(page).getByRole('button', { name: 'Reset Password' }).click();
    }),
  over: '[role=dialog]',
};

const signIn: readonly Screen[] = [
  {
    name: 'reset-password-done',
    address: async () => {
      const { userId } = await ensureUser('looked-at@test.example');
      await send('admin', 'POST', 'admin/user/welcome', { user: userId });
      const letters = await readOutbox(runPortal().dataDir);
      return new URL(linkIn(letters.findLast((text) => text.includes('To: looked-at@test.example')) ?? '')).pathname;
    },
    visit: nobody,
    ready: (page) =>
      unlessShown(page.getByText('Now you can login with your new password.'), async () => {
        await page.getByLabel('Username').fill('looked-at@test.example');
        for (const label of ['New password', 'Repeat password'])
          await page.getByLabel(label, { exact: true }).fill('popcorn-that-is-looked-at');
        await page.getByRole('button', { name: 'Reset Password' }).click();
      }),
  },
  {
    name: 'session-expired',
    address: () => '/system-status',
    visit: { ...nobody, provoked: [/status of 401/] },
    ready: async (page) => {
      await unlessShown(expired(page), () => expire(page));
      // It goes by itself, but not while it is pointed at.
      await expired(page).hover();
      await page.getByRole('button', { name: 'Log In' }).waitFor();
    },
  },
];

/** The menu of the profile where it is the only one. */
export const gemMenu: Look = {
  name: 'gem-menu',
  ready: async (page) => {
    await grid(page).getByRole('gridcell').first().waitFor();
    await unlessShown(page.getByRole('menu'), () => page.getByRole('button', { name: /^Profile menu of/ }).click());
  },
  over: '[role=menu]',
};

const shell: readonly Screen[] = [
  {
    name: 'view-as',
    asks: ['topPerformingShows', 'homepageShowsAnticipation', 'trendingShows', 'trendingActors'],
    address: () => '/admin?search=sam',
    visit: { as: 'admin' },
    // The home page of the user takes the place of the list.
    replaced: true,
    ready: async (page) => {
      await unlessShown(page.getByRole('region', { name: 'View as' }), async () => {
        await userButton(page, 'shows@demo.example').click();
        await dialog(page).getByRole('button', { name: 'View as' }).click();
      });
      await heading(page, 'Hello, Sam').waitFor();
      await page.getByRole('table', { name: 'Anticipated Titles' }).getByRole('cell').first().waitFor();
    },
  },
  {
    name: 'downtime-screen',
    replaced: true,
    address: () => '/help',
    ready: (page) =>
      unlessShown(heading(page, 'The system is currently unavailable.'), async () => {
        const stopped = { success: true, healthy: false, messages: [], error: 'The data store does not answer.' };
        await page.route('**/v1/status-check', (route) => route.fulfill({ json: stopped }));
        await page.reload();
      }),
  },
];

const looks: readonly Screen[] = [
  {
    name: 'embedded-look',
    address: () => lookAddress('show-viewership', 'filters=genre:Drama&showTitle=true'),
    visit: nobody,
    ready: (page) => grid(page).getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'embedded-look-empty',
    replaced: true,
    address: () => lookAddress('show-viewership', 'filters=metric:viewers >= 1000000'),
    visit: nobody,
    ready: (page) => page.getByText('Nothing matches the filters of this embedded look.').waitFor(),
  },
  {
    name: 'embedded-look-expired',
    address: () => '/embed/show-viewership?token=over&showTitle=true',
    visit: { ...nobody, provoked: [/status of 401/] },
    ready: (page) => page.getByText('This embedded look has expired.').waitFor(),
  },
];

const mine = { as: 'restricted' } as const;

/** Other sessions of a user, which it may end: more than the window has room for, so that they push down what stands below. */
const signInElsewhere = async (): Promise<() => Promise<unknown>> => {
  for (let place = 0; place < 12; place += 1) await signInAgain('restricted');
  return () => send('restricted', 'DELETE', 'user/sessions');
};

const profileTab = (name: string, tab: string, shown: string | RegExp): Look => ({
  name,
  ready: async (page) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(shown).waitFor();
  },
});

/** Tabs of the profile of somebody who has saved nothing. */
export const profileTabs: readonly Look[] = [
  profileTab('profile-reports', 'Reports', 'You have no reports created.'),
  profileTab('profile-segments', 'Segments', 'You have no segments saved.'),
];

const profile: readonly Screen[] = [
  {
    name: 'profile-sessions',
    address: () => '/profile',
    visit: mine,
    prepare: signInElsewhere,
    ready: (page) =>
      page
        .getByRole('button', { name: /^End the session of / })
        .first()
        .waitFor(),
    next: [
      {
        name: 'profile-password-refused',
        ready: (page) =>
          unlessShown(page.getByText('Password confirmation is required.'), () =>
            page.getByRole('button', { name: 'Change Password' }).click(),
          ),
      },
    ],
  },
  {
    name: 'profile-segments-filled',
    address: () => '/profile?tab=segments',
    visit: mine,
    prepare: fillProfile,
    ready: (page) => page.getByText('Gender is Female.').waitFor(),
    next: [
      {
        name: 'profile-delete',
        ready: (page) =>
          unlessShown(page.getByText(/You cannot undo this action/), () =>
            page.getByRole('button', { name: 'Delete Men' }).click(),
          ),
        over: '[role=dialog]',
      },
      profileTab('profile-reports-filled', 'Reports', 'Views by age'),
      profileTab('profile-api-key', 'Overview', /^cvmi_/),
    ],
  },
];

/** A window of the administration over the list of users, brought about once. */
const overUsers = (name: string, shown: (page: Page) => Locator, bring: (page: Page) => Promise<unknown>): Look => ({
  name,
  ready: async (page) => {
    await userButton(page, 'analyst@demo.example').waitFor({ state: 'attached' });
    await unlessShown(shown(page), () => bring(page));
    // A toast may be gone by now.
    await shown(page).evaluateAll((found) => found[0]?.scrollIntoView({ block: 'nearest' }));
  },
  over: '[role=dialog]',
});

const otherAction = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Users that these windows change. */
export const withUsers = async (): Promise<() => Promise<unknown>> => {
  for (const name of ['ended', 'keyed'])
    await ensureUser(`${name}@test.example`, { organizationName: 'Harbour Lane Television' });
  return async () => undefined;
};

/** The last leaves a message above the page. */
export const accountsOfUsers: readonly Look[] = [
  // The window of a user as it opens is looked at by somebody who may only read it (screens.ts).
  overUsers(
    'admin-access-change',
    (page) => dialog(page).getByText('Pages: Gem report'),
    async (page) => {
      await userButton(page, 'restricted@demo.example').click();
      await dialog(page).getByLabel('GEM Report only').check();
    },
  ),
  // What is said of a user without an organization lies in the same window.
  overUsers(
    'admin-welcome',
    (page) => dialog(page, 'Send welcome email?'),
    async (page) => {
      await userButton(page, 'shows@demo.example').click();
      await dialog(page).getByRole('button', { name: 'Send welcome email' }).click();
    },
  ),
  overUsers(
    'admin-api-key',
    (page) => dialog(page, 'API key of Sam Okafor').getByRole('button', { name: 'Generate' }),
    async (page) => {
      await userButton(page, 'shows@demo.example').click();
      await dialog(page).getByRole('button', { name: 'Generate API key' }).click();
    },
  ),
  overUsers(
    'admin-api-key-shown',
    (page) => dialog(page, 'API key of Test').getByLabel('API secret', { exact: true }),
    async (page) => {
      await userButton(page, 'keyed@test.example').click();
      await dialog(page)
        .getByRole('button', { name: /API key$/ })
        .click();
      await dialog(page, 'API key of Test').getByRole('button', { name: 'Generate' }).click();
    },
  ),
  overUsers(
    'admin-organizations',
    (page) => dialog(page, 'Manage Organizations').getByRole('cell', { name: 'Silver Fern Pictures', exact: true }),
    (page) => otherAction(page, 'Manage Organizations'),
  ),
  overUsers(
    'admin-organization-rename',
    (page) => dialog(page).getByLabel('New name of Silver Fern Pictures'),
    async (page) => {
      await otherAction(page, 'Manage Organizations');
      await dialog(page).getByRole('button', { name: 'Rename Silver Fern Pictures' }).click();
    },
  ),
  overUsers(
    'admin-sessions-ended',
    (page) => dialog(page),
    async (page) => {
      await userButton(page, 'ended@test.example').click();
      await dialog(page).getByRole('button', { name: 'End sessions' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: 'ended@test.example is signed out everywhere.' })
        .last()
        .waitFor();
    },
  ),
];

/** Of the messages that `showDowntime` shows. */
const toasts = (page: Page): readonly Locator[] =>
  ['System Downtime', 'Late data'].map((title) => page.getByRole('alert').filter({ hasText: title }));

const administration: readonly Screen[] = [
  {
    name: 'downtime-messages',
    address: () => '/admin',
    visit: { as: 'admin' },
    prepare: showDowntime,
    ready: async (page) => {
      await userButton(page, 'analyst@demo.example').waitFor();
      for (const toast of toasts(page)) await toast.waitFor();
    },
    next: [
      overUsers(
        'admin-downtime-messages',
        (page) => dialog(page).getByText('Late data', { exact: true }),
        async (page) => {
          // The toasts of the very messages lie over the window.
          for (const toast of toasts(page)) await toast.getByRole('button').click();
          await otherAction(page, 'Manage Downtime Message');
        },
      ),
    ],
  },
];

export const accountScreens: readonly Screen[] = [...signIn, ...shell, ...looks, ...profile, ...administration];
