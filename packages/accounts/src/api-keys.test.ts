import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticateApiKey, generateApiKey, revokeApiKey } from './api-keys.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser, disableUser, findUser, updateUser } from './users.ts';

describe.each(engines)('API keys ($name)', (engine) => {
  const store = useStore(engine);
  let userId = '';
  beforeEach(async () => {
    userId = (await createUser(store.db, { email: 'ada@example.com' })).id;
  });

  it('give the user for key and secret, with the rights of this very moment', async () => {
    const pair = await generateApiKey(store.db, userId);
    expect(pair.apiKey).toMatch(/^cvmi_[\w-]{24}$/);
    expect(pair.apiSecret).toMatch(/^[\w-]{43}$/);
    expect(await authenticateApiKey(store.db, pair)).toMatchObject({ id: userId, allowedPages: [] });
    await updateUser(store.db, userId, { allowedPages: ['/shows'] });
    expect(await authenticateApiKey(store.db, pair)).toMatchObject({ allowedPages: ['/shows'] });
  });

  it('never store or give back the secret', async () => {
    const { apiKey, apiSecret } = await generateApiKey(store.db, userId);
    const { rows } = await store.db.execute(sql`select * from users`);
    expect(JSON.stringify(rows)).not.toContain(apiSecret);
    const user = await findUser(store.db, userId);
    expect(user?.apiKey).toBe(apiKey);
    expect(JSON.stringify(user)).not.toContain('ecret');
    expect(JSON.stringify(await authenticateApiKey(store.db, { apiKey, apiSecret }))).not.toContain('ecret');
  });

  it('answer null for every other pair', async () => {
    const { apiKey, apiSecret } = await generateApiKey(store.db, userId);
    const other = await generateApiKey(store.db, (await createUser(store.db, { email: 'bob@example.com' })).id);
    const pairs = [
      { apiKey, apiSecret: other.apiSecret },
      { apiKey, apiSecret: '' },
      { apiKey: '', apiSecret },
      { apiKey: `${apiKey}x`, apiSecret },
      { apiKey: "cvmi_' or true --", apiSecret },
      { apiKey, apiSecret: 'A'.repeat(43) },
    ];
    for (const pair of pairs) expect(await authenticateApiKey(store.db, pair)).toBeNull();
  });

  it('end when another is generated, when they are revoked, and while the user is disabled', async () => {
    const first = await generateApiKey(store.db, userId);
    const second = await generateApiKey(store.db, userId);
    expect(await authenticateApiKey(store.db, first)).toBeNull();
    expect(await authenticateApiKey(store.db, second)).not.toBeNull();
    await disableUser(store.db, userId);
    expect(await authenticateApiKey(store.db, second)).toBeNull();
    await updateUser(store.db, userId, { disabled: false });
    expect(await authenticateApiKey(store.db, second)).not.toBeNull();
    await revokeApiKey(store.db, userId);
    expect(await authenticateApiKey(store.db, second)).toBeNull();
    expect((await findUser(store.db, userId))?.apiKey).toBeNull();
  });

  it('are for users that exist', async () => {
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
      await expect(generateApiKey(store.db, id)).rejects.toMatchObject({ code: 'not-found' });
      await expect(revokeApiKey(store.db, id)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
