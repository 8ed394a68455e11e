import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUserByUsername } from '@cvm/accounts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeNewStore } from '../../../packages/accounts/src/testing/new-store.ts';
import { readSettings } from './env.ts';
import { openPortal } from './portal.ts';
import { lockDataFolder } from './stores.ts';

let dir: string;
const log = pino({ level: 'silent' });
const settingsOf = (variables: Record<string, string>) =>
  readSettings({ DATA_DIR: join(dir, 'data'), PORT: '0', ...variables });

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-portal-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a portal', () => {
  it('makes the administrator of the settings, and has no demo users beside it', async () => {
    await placeNewStore(join(dir, 'data', 'accounts'));
    const first = await openPortal(
      settingsOf({ ADMIN_USERNAME: 'boss@x.example', ADMIN_PASSWORD: 'a long secret 1' }),
      log,
    );
    expect(first.demo.logins()).toEqual([]);
    expect(await findUserByUsername(first.accounts.db, 'boss@x.example')).toMatchObject({ roles: ['admin'] });
    await first.close();
  });

  it('closes a data folder that was open to others', async () => {
    const open = join(dir, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    await (await lockDataFolder(open))();
    expect((await stat(open)).mode & 0o777).toBe(0o700);
  });

  it('says what is wrong with the administrator of the settings and leaves nothing open', async () => {
    const other = { DATA_DIR: join(dir, 'other') };
    await placeNewStore(join(other.DATA_DIR, 'accounts'));
    const wrong = openPortal(settingsOf({ ...other, ADMIN_USERNAME: 'boss@x.example', ADMIN_PASSWORD: 'short' }), log);
    await expect(wrong).rejects.toThrow(
      'ADMIN_USERNAME and ADMIN_PASSWORD: Password must have at least 10 characters.',
    );
    const again = await openPortal(settingsOf(other), log);
    await again.close();
  });
});
