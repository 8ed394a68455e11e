import { describe, expect, it } from 'vitest';
import { ensureOrganization } from './organizations.ts';
import { authenticate, createSession } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import {
  createUser,
  disableUser,
  findUser,
  findUserByUsername,
  hasEnabledUser,
  hasUserBeside,
  listUsers,
  setPassword,
  updateUser,
} from './users.ts';

const password = 'nine green bottles';

describe.each(engines)('users ($name)', (engine) => {
  const store = useStore(engine);

  it('keeps every field, trims and lower-cases the name, and gives no secret back', async () => {
    const { isNew: _, ...organization } = await ensureOrganization(store.db, 'Northlight');
    const created = await createUser(store.db, {
      email: '  Ada@Example.COM ',
      password,
      firstName: 'Ada',
      lastName: 'Moreau',
      organizationId: organization.id,
      roles: ['admin'],
      allowedPages: ['/', '/shows', '/show/*'],
      allowedDataCategories: ['country:US,GB', 'date:24'],
      blockedReports: ['binge'],
      blockedLooks: ['show-viewership'],
    });
    expect(created).toMatchObject({
      ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau', organization, roles: ['admin'] },
      ...{ allowedPages: ['/', '/shows', '/show/*'], allowedDataCategories: ['country:US,GB', 'date:24'] },
      ...{ blockedReports: ['binge'], blockedLooks: ['show-viewership'], disabled: false, lastLogin: null },
    });
    expect(JSON.stringify(created)).not.toMatch(/argon2|hash|secret/i);
    expect(await findUser(store.db, created.id)).toEqual(created);
    expect(await findUserByUsername(store.db, ' ADA@example.com')).toEqual(created);
  });

  it('finds nobody under an unknown name, an unknown id or a text that is no id', async () => {
    expect(await findUserByUsername(store.db, 'nobody@example.com')).toBeNull();
    expect(await findUser(store.db, '00000000-0000-0000-0000-000000000000')).toBeNull();
    expect(await findUser(store.db, "1' or '1'='1")).toBeNull();
  });

  it('refuses a second user with the same name, in any case', async () => {
    await createUser(store.db, { email: 'ada@example.com' });
    await expect(createUser(store.db, { email: 'ADA@example.com' })).rejects.toMatchObject({
      ...{ code: 'taken', field: 'email' },
    });
    const other = await createUser(store.db, { email: 'bo@example.com' });
    await expect(updateUser(store.db, other.id, { email: 'Ada@example.com' })).rejects.toMatchObject({ code: 'taken' });
  });

  it('saves no data category that the portal cannot hold a user to', async () => {
    const { id } = await createUser(store.db, { email: 'ada@example.com', allowedDataCategories: ['country:US'] });
    for (const category of ['platform:Kinoport', 'country:Atlantis', 'planet:Mars', 'country:US,not GB', 'date:soon']) {
      const refused = expect.objectContaining({ code: 'invalid', field: 'allowedDataCategories' });
      await expect(updateUser(store.db, id, { allowedDataCategories: [category] })).rejects.toEqual(refused);
      const another = createUser(store.db, { email: 'bo@example.com', allowedDataCategories: [category] });
      await expect(another).rejects.toEqual(refused);
    }
    await expect(updateUser(store.db, id, { allowedDataCategories: ['platform:Kinoport'] })).rejects.toThrow(
      'allowedDataCategories is not valid. A user cannot be limited by "platform", only by country, age,',
    );
    expect((await findUser(store.db, id))?.allowedDataCategories).toEqual(['country:US']);
    expect(await findUserByUsername(store.db, 'bo@example.com')).toBeNull();
  });

  it('lists users by name, disabled ones included', async () => {
    const zoe = await createUser(store.db, { email: 'zoe@example.com' });
    await createUser(store.db, { email: 'ada@example.com' });
    await disableUser(store.db, zoe.id);
    const list = await listUsers(store.db);
    expect(list.map((user) => [user.email, user.disabled])).toEqual([
      ['ada@example.com', false],
      ['zoe@example.com', true],
    ]);
  });

  it('lists users without their pictures', async () => {
    const avatar = `data:image/png;base64,${'A'.repeat(1000)}`;
    const user = await createUser(store.db, { email: 'ada@example.com', avatar });
    const { avatar: _, organization, ...others } = user;
    expect([await listUsers(store.db), organization]).toStrictEqual([[{ ...others, organization: null }], null]);
  });

  it('knows whether there is a user who is not disabled, and one beside those that are named', async () => {
    expect([await hasEnabledUser(store.db), await hasUserBeside(store.db, [])]).toEqual([false, false]);
    const { id } = await createUser(store.db, { email: 'ada@example.com' });
    expect([await hasEnabledUser(store.db), await hasUserBeside(store.db, [])]).toEqual([true, true]);
    expect(await hasUserBeside(store.db, [' Ada@example.com', 'bo@example.com'])).toBe(false);
    await disableUser(store.db, id);
    expect([await hasEnabledUser(store.db), await hasUserBeside(store.db, ['bo@example.com'])]).toEqual([false, true]);
  });

  it('changes the given fields and leaves the others', async () => {
    const user = await createUser(store.db, { email: 'ada@example.com', firstName: 'Ada', allowedPages: ['/shows'] });
    const later = new Date('2030-01-01T00:00:00Z');
    const changed = await updateUser(store.db, user.id, { firstName: ' Adele ', roles: ['admin-read'] }, later);
    expect(changed).toEqual({ ...user, firstName: 'Adele', roles: ['admin-read'], modifiedAt: later });
  });

  it('refuses fields outside the list by name and changes nothing then', async () => {
    const user = await createUser(store.db, { email: 'ada@example.com', firstName: 'Ada' });
    for (const field of ['passwordHash', 'id', 'apiKey', 'apiSecretHash', 'createdAt', 'lastLogin']) {
      const changes = { firstName: 'Eve', [field]: 'x' };
      await expect(updateUser(store.db, user.id, changes)).rejects.toMatchObject({ code: 'invalid', field });
    }
    expect(await findUser(store.db, user.id)).toEqual(user);
  });

  it.each([
    ['email', { email: '   ' }],
    ['email', { email: 'two words' }],
    ['firstName', { firstName: 'x'.repeat(201) }],
    ['allowedPages', { allowedPages: [''] }],
    ['organizationId', { organizationId: 'not-an-id' }],
  ])('refuses a bad %s and names the field', async (field, changes) => {
    const user = await createUser(store.db, { email: 'ada@example.com' });
    await expect(updateUser(store.db, user.id, changes)).rejects.toMatchObject({ code: 'invalid', field });
  });

  it('knows the roles admin and admin-read and no other', async () => {
    const user = await createUser(store.db, { email: 'ada@example.com' });
    const changes = JSON.parse('{"roles": ["root"]}');
    await expect(updateUser(store.db, user.id, changes)).rejects.toMatchObject({ code: 'invalid', field: 'roles' });
  });

  it('reports a user that does not exist', async () => {
    for (const id of ['00000000-0000-0000-0000-000000000000', 'nonsense']) {
      await expect(updateUser(store.db, id, { firstName: 'x' })).rejects.toMatchObject({ code: 'not-found' });
      await expect(setPassword(store.db, id, password)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('ends the sessions of a user who is disabled or gets another password, and of nobody else', async () => {
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    const bo = await createUser(store.db, { email: 'bo@example.com' });
    const [first, others] = [await createSession(store.db, ada.id), await createSession(store.db, bo.id)];
    await disableUser(store.db, ada.id);
    expect(await authenticate(store.db, first)).toBeNull();
    await updateUser(store.db, ada.id, { disabled: false });
    expect(await authenticate(store.db, first), 'an ended session stays ended').toBeNull();
    const second = await createSession(store.db, ada.id);
    await setPassword(store.db, ada.id, password);
    expect(await authenticate(store.db, second)).toBeNull();
    expect(await authenticate(store.db, others)).toMatchObject({ id: bo.id });
  });

  it('applies the password policy and never repeats the password', async () => {
    const refused = createUser(store.db, { email: 'ada@example.com', password: 'qwertyuiop' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', field: 'password' });
    await expect(refused).rejects.not.toThrow('qwertyuiop');
    expect(await listUsers(store.db)).toEqual([]);
  });

  it('survives hostile text in every text field', async () => {
    const text = `'; drop table users; -- "\\ \u{1f600}`;
    const user = await createUser(store.db, {
      email: 'ada@example.com',
      firstName: text,
      allowedPages: [text, '{a,"b"}'],
    });
    expect(await findUser(store.db, user.id)).toMatchObject({ firstName: text, allowedPages: [text, '{a,"b"}'] });
    expect(await findUserByUsername(store.db, text)).toBeNull();
    expect(await listUsers(store.db)).toHaveLength(1);
  });
});
