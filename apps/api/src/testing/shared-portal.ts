/**
 * A test portal for all files of a worker that leave its data as they are: its stores open once, and each file has a server of
 * its own over them, with its own settings and memory of answers. What a file writes into the accounts store, and who was known
 * there, is gone when it closes its server: each finds what the first one found.
 */
import { expect } from 'vitest';
import { bringBackRows, keepRows } from '../../../../packages/accounts/src/testing/kept-rows.ts';
import { keepOpen, shares, sharingWords } from '../../../../scripts/testing/shared.ts';
import { originOf } from '../env.ts';
import { defaultCallsMax } from '../rate-limits.ts';
import { openEncodedAnswers } from '../views/encoded-answers.ts';
import { openAnswerTags, openResultCache } from '../views/result-cache.ts';
import { openTestPortal, patientLimits, serveTests, type TestPortal, testSettings } from './test-portal.ts';

const open = async (): Promise<TestPortal> => {
  const opened = await openTestPortal();
  keepOpen('portal', async () => {
    shared = undefined;
    await opened.close();
  });
  await opened.portal.search.refresh();
  await keepRows(opened.portal.accounts.db);
  return opened;
};

let shared: Promise<TestPortal> | undefined;

/** `environment` has settings that answers follow; those of the stores and of who signs in are as they opened. */
export const sharedPortal = async ({
  environment = {},
  limits = patientLimits,
  callsMax = defaultCallsMax,
} = {}): Promise<TestPortal> => {
  const { testPath } = expect.getState();
  // Its files are known by their text before they run: where one is not, what is shared is closed under those that come after it.
  if (testPath === undefined || !shares(testPath, 'portal'))
    throw new Error(`${testPath} asks for the portal that is shared in other words than \`${sharingWords.portal}\`.`);
  shared ??= open().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  const { portal, dir, logged } = await shared;
  logged.length = 0;
  const settings = testSettings(portal.settings.dataDir, environment);
  const publicUrl = { current: settings.publicUrl ?? originOf(settings.host, settings.port) };
  const memory = { results: openResultCache(), tags: openAnswerTags(), encoded: openEncodedAnswers() };
  const served = await serveTests({ ...portal, ...memory, settings, limits, publicUrl }, { dir, logged, callsMax });
  const close = async (): Promise<void> => {
    await served.close();
    await portal.background.idle();
    await bringBackRows(portal.accounts.db);
    portal.known.forget();
  };
  return { ...served, close };
};
