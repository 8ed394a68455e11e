import { beforeEach, describe, expect, it } from 'vitest';
import { setAdminAccess } from './administrators.ts';
import { type Actor, searchAudit } from './audit.ts';
import { listOrganizations } from './organizations.ts';
import { saveUsers } from './save-users.ts';
import { authenticate, createSession, createViewAsSession } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import type { User } from './user.ts';
import { createUser, findUser, listUsers } from './users.ts';

describe.each(engines)('users as an administrator saves them ($name)', (engine) => {
  const store = useStore(engine);
  let admin: User;
  let actor: Actor;
  beforeEach(async () => {
    admin = await createUser(store.db, { email: 'admin@example.com', roles: ['admin'] });
    actor = { id: admin.id, email: admin.email, address: '192.0.2.1' };
  });
  const deeds = async () => (await searchAudit(store.db)).map(({ action, target }) => `${action} ${target}`);

  it('are created and changed together, organizations on the way, with who did what written down', async () => {
    const [ada] = await saveUsers(
      store.db,
      [{ changes: { email: ' Ada@Example.com', firstName: 'Ada', organizationName: 'Northlight' } }],
      actor,
    );
    expect(ada).toMatchObject({ email: 'ada@example.com', organization: { name: 'Northlight' } });
    await saveUsers(
      store.db,
      [
        { id: ada?.id, changes: { allowedPages: ['/shows'], lastName: 'L.' } },
        { changes: { email: 'bo@example.com', organizationName: 'Northlight' } },
      ],
      actor,
    );
    expect(await listOrganizations(store.db)).toHaveLength(1);
    expect(await deeds()).toEqual([
      'user.create bo@example.com',
      'user.access ada@example.com',
      'user.update ada@example.com',
      'user.create ada@example.com',
      'organization.create Northlight',
    ]);
    const [, access] = await searchAudit(store.db);
    expect(access).toMatchObject({ actor: admin.email, address: '192.0.2.1' });
    expect(access?.details).toEqual({ before: { allowedPages: [] }, after: { allowedPages: ['/shows'] } });
  });

  it('are saved all or none, and the one that is wrong is named', async () => {
    const edits = [{ changes: { email: 'ada@example.com' } }, { changes: { email: 'ADMIN@example.com' } }];
    await expect(saveUsers(store.db, edits, actor)).rejects.toMatchObject({
      code: 'taken',
      message: 'ADMIN@example.com: There is already a user with this email address.',
    });
    expect(await listUsers(store.db)).toHaveLength(1);
    expect(await deeds()).toEqual([]);
    const { id } = await createUser(store.db, { email: 'late@example.com' });
    const late = [
      { id, seen: new Date(0), changes: { firstName: 'Late' } },
      { id: admin.id, changes: {} },
    ];
    await expect(saveUsers(store.db, late, actor)).rejects.toMatchObject({
      code: 'stale',
      message: expect.stringMatching(/^late@example\.com: This user was changed by somebody else/),
    });
  });

  it('are not overwritten by an edit that was begun before the last change', async () => {
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    const seen = ada.modifiedAt;
    const [changed] = await saveUsers(store.db, [{ id: ada.id, seen, changes: { firstName: 'Ada' } }], actor);
    const late = saveUsers(store.db, [{ id: ada.id, seen, changes: { firstName: 'Late' } }], actor);
    await expect(late).rejects.toMatchObject({ code: 'stale' });
    await saveUsers(store.db, [{ id: ada.id, seen: changed?.modifiedAt, changes: { lastName: 'L.' } }], actor);
    expect(await findUser(store.db, ada.id)).toMatchObject({ firstName: 'Ada', lastName: 'L.' });
  });

  it('are not overwritten by an edit sent at the same moment', async () => {
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    const edit = (firstName: string) =>
      saveUsers(store.db, [{ id: ada.id, seen: ada.modifiedAt, changes: { firstName } }], actor);
    const results = await Promise.allSettled([edit('one'), edit('two')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('cannot be given a role here', async () => {
    const changes = JSON.parse('{"email": "ada@example.com", "roles": ["admin"]}');
    const [ada] = await saveUsers(store.db, [{ changes: { email: 'ada@example.com' } }], actor);
    expect(ada?.roles).toEqual([]);
    await expect(
      saveUsers(store.db, [{ id: ada?.id, changes: { ...changes, organizationId: 'x' } }], actor),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  it('lose their sessions at once when they are disabled, looks as somebody else included', async () => {
    const boss = await createUser(store.db, { email: 'boss@example.com', roles: ['admin'] });
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    const [own, look] = [await createSession(store.db, boss.id), await createViewAsSession(store.db, ada.id, boss.id)];
    expect(await authenticate(store.db, look)).toMatchObject({ id: ada.id, viewer: { email: 'boss@example.com' } });
    await saveUsers(store.db, [{ id: boss.id, changes: { disabled: true } }], actor);
    expect(await authenticate(store.db, own)).toBeNull();
    expect(await authenticate(store.db, look)).toBeNull();
    await saveUsers(store.db, [{ id: boss.id, changes: { disabled: false } }], actor);
    expect(await authenticate(store.db, own)).toBeNull();
    expect(await deeds()).toEqual(['user.enable boss@example.com', 'user.disable boss@example.com']);
  });

  it('never disable themselves, and never the last administrator', async () => {
    const own = saveUsers(store.db, [{ id: admin.id, changes: { disabled: true } }], actor);
    await expect(own).rejects.toMatchObject({ code: 'own-user' });
    const stranger = { id: '00000000-0000-4000-8000-00000000000a', email: 'gone@example.com' };
    const last = saveUsers(store.db, [{ id: admin.id, changes: { disabled: true } }], stranger);
    await expect(last).rejects.toMatchObject({ code: 'last-admin' });
    expect(await findUser(store.db, admin.id)).toMatchObject({ disabled: false });
  });
});

describe.each(engines)('administrators ($name)', (engine) => {
  const store = useStore(engine);
  const actorOf = ({ id, email }: User): Actor => ({ id, email });

  it('are granted and revoked by another one, with the roles before and after written down', async () => {
    const admin = await createUser(store.db, { email: 'admin@example.com', roles: ['admin'] });
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    expect((await setAdminAccess(store.db, ada.id, 'admin-read', actorOf(admin))).roles).toEqual(['admin-read']);
    expect((await setAdminAccess(store.db, ada.id, null, actorOf(admin))).roles).toEqual([]);
    const entries = await searchAudit(store.db);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['role.revoke', { before: ['admin-read'], after: [] }],
      ['role.grant', { before: [], after: ['admin-read'] }],
    ]);
  });

  it('cannot change their own role', async () => {
    const admin = await createUser(store.db, { email: 'admin@example.com', roles: ['admin'] });
    await createUser(store.db, { email: 'other@example.com', roles: ['admin'] });
    for (const role of ['admin', 'admin-read', null] as const)
      await expect(setAdminAccess(store.db, admin.id, role, actorOf(admin))).rejects.toMatchObject({
        code: 'own-user',
      });
  });

  it('do not revoke each other at the same moment: one is left', async () => {
    const one = await createUser(store.db, { email: 'one@example.com', roles: ['admin'] });
    const two = await createUser(store.db, { email: 'two@example.com', roles: ['admin'] });
    const results = await Promise.allSettled([
      setAdminAccess(store.db, one.id, null, actorOf(two)),
      setAdminAccess(store.db, two.id, 'admin-read', actorOf(one)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listUsers(store.db)).filter(({ roles }) => roles[0] === 'admin')).toHaveLength(1);
  });

  it('stop looking as somebody else when they are administrators no more', async () => {
    const admin = await createUser(store.db, { email: 'admin@example.com', roles: ['admin'] });
    const boss = await createUser(store.db, { email: 'boss@example.com', roles: ['admin'] });
    const look = await createViewAsSession(store.db, admin.id, boss.id);
    await setAdminAccess(store.db, boss.id, 'admin-read', actorOf(admin));
    expect(await authenticate(store.db, look)).toBeNull();
  });

  it('look as somebody else for half an hour at most', async () => {
    const start = new Date('2030-01-01T00:00:00Z');
    const admin = await createUser(store.db, { email: 'admin@example.com', roles: ['admin'] });
    const ada = await createUser(store.db, { email: 'ada@example.com' });
    const look = await createViewAsSession(store.db, ada.id, admin.id, {}, start);
    const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    expect(await authenticate(store.db, look, after(29))).toMatchObject({ id: ada.id, viewer: { id: admin.id } });
    expect(await authenticate(store.db, look, after(30))).toBeNull();
  });
});
