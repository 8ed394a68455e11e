/**
 * A test portal for all files of a worker that leave its data and its settings as they are. What they write into the accounts
 * store, and whom and what the portal remembers, is gone when they close it: each finds what the first one found.
 */
import { bringBackRows, keepRows } from '../../../../packages/accounts/src/testing/kept-rows.ts';
import { keepOpen } from '../../../../scripts/testing/shared.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

const open = async (): Promise<TestPortal> => {
  // All files call from the same address, within a minute perhaps.
  const test = await openTestPortal({ callsMax: 1_000_000 });
  const { portal, logged, forgetTokens } = test;
  const { db } = portal.accounts;
  keepOpen(async () => {
    shared = undefined;
    await test.close();
  });
  await portal.search.refresh();
  await keepRows(db);
  const giveBack = async (): Promise<void> => {
    await portal.background.idle();
    await bringBackRows(db);
    portal.results.clear();
    portal.tags.clear();
    portal.known.forget();
    forgetTokens();
    logged.length = 0;
  };
  return { ...test, close: giveBack };
};

let shared: Promise<TestPortal> | undefined;

export const sharedPortal = (): Promise<TestPortal> => {
  shared ??= open().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
};
