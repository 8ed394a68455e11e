/**
 * Has this portal been somebody's own, with users or loads that are none of the demo's? Where its data are gone then, as with a
 * disk that is not there, invented ones must not stand in their place.
 */
import { basename } from 'node:path';
import { type Db, demoUsers, hasUserBeside, searchAudit } from '@cvm/accounts';
import type { Settings } from './env.ts';

/** Of the folder that the demo data are invented in. */
export const demoFolder = 'cvm-demo-';

/** Were data loaded, however long ago, that are none of the demo's? */
export const hadOwnData = async (db: Db): Promise<boolean> => {
  let beforeId: number | undefined;
  for (;;) {
    const loads = await searchAudit(db, { action: 'load.done', beforeId });
    if (loads.some(({ target }) => !basename(target ?? '').startsWith(demoFolder))) return true;
    beforeId = loads.at(-1)?.id;
    if (beforeId === undefined) return false;
  }
};

/** The administrator of the settings is there before the first data are. */
export const isOwn = async (db: Db, { admin }: Pick<Settings, 'admin'>): Promise<boolean> => {
  const first = admin === undefined ? [] : [admin.username];
  const expected = [...demoUsers.map(({ username }) => username), ...first];
  return (await hasUserBeside(db, expected)) || hadOwnData(db);
};
