import { beforeEach, describe, expect, it } from 'vitest';
import { searchAudit } from './audit.ts';
import { deleteOrganization, ensureOrganization, listOrganizations, renameOrganization } from './organizations.ts';
import { saveUsers } from './save-users.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser } from './users.ts';

const actor = { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.com', address: '192.0.2.1' };
const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('organizations ($name)', (engine) => {
  const store = useStore(engine);
  let id = '';
  beforeEach(async () => {
    id = (await ensureOrganization(store.db, ' Northlight ')).id;
  });
  const names = async () => (await listOrganizations(store.db)).map(({ name, users }) => `${name} ${users}`);
  const deeds = async () => (await searchAudit(store.db)).map(({ action, target }) => `${action} ${target}`);

  it('are there once by their name, and listed with their users', async () => {
    expect(await ensureOrganization(store.db, 'Northlight')).toMatchObject({ id, isNew: false });
    await createUser(store.db, { email: 'bo@example.com', organizationId: id });
    await createUser(store.db, { email: 'cy@example.com', organizationId: id, disabled: true });
    expect(await ensureOrganization(store.db, 'Harbour')).toMatchObject({ name: 'Harbour', isNew: true });
    expect(await names()).toEqual(['Harbour 0', 'Northlight 2']);
  });

  it('take another name that is free, and who gave it is written down', async () => {
    await ensureOrganization(store.db, 'Harbour');
    expect(await renameOrganization(store.db, id, ' Southlight ', actor)).toMatchObject({ id, name: 'Southlight' });
    expect(await names()).toEqual(['Harbour 0', 'Southlight 0']);
    const [entry] = await searchAudit(store.db);
    expect(entry).toMatchObject({
      ...{ actor: actor.email, address: actor.address, action: 'organization.rename', target: 'Northlight' },
      details: { before: { name: 'Northlight' }, after: { name: 'Southlight' } },
    });
    await expect(renameOrganization(store.db, id, 'Harbour', actor)).rejects.toMatchObject({
      code: 'taken',
      field: 'name',
    });
    for (const name of [' ', 'x'.repeat(201)])
      await expect(renameOrganization(store.db, id, name, actor)).rejects.toMatchObject({ code: 'invalid' });
    for (const other of [nobody, 'nonsense'])
      await expect(renameOrganization(store.db, other, 'X', actor)).rejects.toMatchObject({ code: 'not-found' });
    expect(await deeds()).toHaveLength(1);
  });

  it('do not get their old name back from an edit of a user that was begun before', async () => {
    const user = await createUser(store.db, { email: 'bo@example.com', organizationId: id });
    await renameOrganization(store.db, id, 'Southlight', actor, new Date(user.modifiedAt.getTime() + 1000));
    const edit = { id: user.id, seen: user.modifiedAt, changes: { organizationName: 'Northlight' } };
    await expect(saveUsers(store.db, [edit], actor)).rejects.toMatchObject({ code: 'stale' });
    expect(await names()).toEqual(['Southlight 1']);
  });

  it('go when they are empty, and not before', async () => {
    const user = await createUser(store.db, { email: 'bo@example.com', organizationId: id });
    await expect(deleteOrganization(store.db, id, actor)).rejects.toMatchObject({
      code: 'in-use',
      message: 'This organization has 1 user. Move them to another one first.',
    });
    await saveUsers(store.db, [{ id: user.id, changes: { organizationName: null } }], actor);
    await deleteOrganization(store.db, id, actor);
    expect(await names()).toEqual([]);
    expect((await deeds())[0]).toBe('organization.delete Northlight');
    await expect(deleteOrganization(store.db, id, actor)).rejects.toMatchObject({ code: 'not-found' });
  });
});
