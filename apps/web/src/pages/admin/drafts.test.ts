import { type AdminUser, userKindPages } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { bulkChanges, bulkProblem, emptyBulk, isBlank } from './bulk-draft.ts';
import { changesOf, draftOf, draftProblem, personOf } from './user-draft.ts';

const user: AdminUser = {
  userId: '1',
  uuid: '1',
  username: 'Ada',
  lastname: 'Moreau',
  email: 'ada@x.example',
  organizationName: 'Northlight',
  disabled: false,
  lastLogin: null,
  roles: [],
  hasApiKey: false,
  lookerUserInfo: { allowedPages: ['/shows', '/report/binge'], allowedDataCategories: ['genre:Drama', 'date:24'] },
  blockedReports: [],
  blockedLooks: [],
  modifiedAt: '2030-01-01T00:00:00.000Z',
};
const [person = personOf(0)] = draftOf(user).people;

describe('the draft of a user', () => {
  it('cannot be sent before something has changed', () => {
    const draft = draftOf(user);
    expect(draftProblem(draft, user)).toBe('Nothing has changed.');
    expect(draftProblem({ ...draft, people: [{ ...person, email: ' ADA@x.example ' }] }, user)).toBe(
      'Nothing has changed.',
    );
    expect(draftProblem({ ...draft, disabled: true }, user)).toBeNull();
    expect(draftProblem({ ...draft, access: { ...draft.access, months: 12 } }, user)).toBeNull();
  });

  it('needs email, first name and pages', () => {
    const draft = { ...draftOf(null), access: { ...draftOf(null).access, kind: 'shows' as const } };
    const people = (email: string, username: string) => [{ ...personOf(0), email, username }];
    expect(draftProblem({ ...draft, people: people(' ', 'A') }, null)).toBe('Email is required.');
    expect(draftProblem({ ...draft, people: people('nobody', 'A') }, null)).toBe('This is no email address.');
    expect(draftProblem({ ...draft, people: people('a@x.example', ' ') }, null)).toBe('First name is required.');
    expect(draftProblem({ ...draftOf(null), people: people('a@x.example', 'A') }, null)).toBe(
      'At least one allowed page is required.',
    );
    expect(draftProblem({ ...draft, people: people('a@x.example', 'A') }, null)).toBeNull();
    const long = 'a'.repeat(201);
    const [person] = people('a@x.example', 'A');
    for (const [problem, part] of [
      ['Email takes up to 320 characters.', { people: people(`${'a'.repeat(320)}@x.example`, 'A') }],
      ['First name takes up to 200 characters.', { people: people('a@x.example', long) }],
      ['Last name takes up to 200 characters.', { people: [{ ...personOf(0), ...person, lastname: long }] }],
      ['Organization name takes up to 200 characters.', { people: people('a@x.example', 'A'), organization: long }],
    ] as const)
      expect(draftProblem({ ...draft, ...part, people: [...part.people] }, null)).toBe(problem);
    const unfinished = { ...draft.access, limits: [{ id: 'genre' as const, values: [] }] };
    expect(draftProblem({ ...draft, people: people('a@x.example', 'A'), access: unfinished }, null)).toBe(
      'Choose what is allowed of Genre, or remove the limit.',
    );
    const twice = [...people('a@x.example', 'A'), ...people('A@x.example', 'B')];
    expect(draftProblem({ ...draft, people: twice }, null)).toMatch(/^Each user needs/);
  });

  it('sends an edit with the state it was begun from, and leaves access alone that was not touched', () => {
    const draft = { ...draftOf(user), people: [{ ...person, lastname: 'M.' }] };
    expect(changesOf(draft, user)).toEqual([
      {
        ...{ userId: '1', modifiedAt: user.modifiedAt, username: 'Ada', lastname: 'M.', email: 'ada@x.example' },
        organizationName: 'Northlight',
      },
    ]);
  });

  it('sends new users with one access', () => {
    const draft = {
      ...draftOf(null),
      organization: ' New Client ',
      people: [
        { ...personOf(0), email: 'A@x.example', username: 'A' },
        { ...personOf(1), email: 'b@x.example', username: 'B' },
      ],
      access: { ...draftOf(null).access, kind: 'gem' as const },
    };
    const changes = changesOf(draft, null);
    expect(changes.map(({ email, organizationName }) => [email, organizationName])).toEqual([
      ['a@x.example', 'New Client'],
      ['b@x.example', 'New Client'],
    ]);
    for (const { lookerUserInfo } of changes)
      expect(lookerUserInfo).toEqual({ allowedPages: ['/gem-report'], allowedDataCategories: ['country:*'] });
  });
});

describe('a bulk edit', () => {
  it('of blank fields changes nothing', () => {
    expect(isBlank(emptyBulk)).toBe(true);
    expect(isBlank({ ...emptyBulk, organization: ' ' })).toBe(true);
    expect(isBlank({ ...emptyBulk, months: 0 })).toBe(false);
    expect(bulkChanges(emptyBulk, [user])).toEqual([{ userId: '1', modifiedAt: user.modifiedAt }]);
  });

  it('writes no part of data categories that cannot be read, and so opens none', () => {
    const unread = { ...user, lookerUserInfo: { ...user.lookerUserInfo, allowedDataCategories: ['planet:Mars'] } };
    const problem = 'Which data these may see cannot be read, edit each alone: ada@x.example.';
    for (const part of [{ months: 3 }, { countries: ['US'] }])
      expect(bulkProblem({ ...emptyBulk, ...part }, [user, unread])).toBe(problem);
    expect(bulkProblem({ ...emptyBulk, months: 3 }, [user])).toBeNull();
    expect(bulkProblem({ ...emptyBulk, organization: 'Northlight' }, [unread])).toBeNull();
  });

  it('overwrites what is filled in and keeps the rest of each user', () => {
    const [change] = bulkChanges({ ...emptyBulk, countries: ['US', 'GB'], status: 'disabled' }, [user]);
    expect(change).toEqual({
      userId: '1',
      modifiedAt: user.modifiedAt,
      disabled: true,
      lookerUserInfo: { allowedDataCategories: ['country:US,GB', 'date:24', 'genre:Drama'] },
    });
    const [pages] = bulkChanges({ ...emptyBulk, kind: 'movies' }, [user]);
    expect(pages?.lookerUserInfo).toEqual({ allowedPages: [...userKindPages.movies] });
    const [allTime] = bulkChanges({ ...emptyBulk, months: 0 }, [user]);
    expect(allTime?.lookerUserInfo).toEqual({ allowedDataCategories: ['country:*', 'genre:Drama'] });
  });
});
