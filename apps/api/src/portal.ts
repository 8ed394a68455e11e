/**
 * Everything the server stands on, opened in order and closed in reverse: the data folder's lock, the warehouse, the
 * users, and what is kept in memory over them. In: settings and a log. Out: a `Portal`, or an error in words for the
 * operator, with nothing left open.
 */
import { join } from 'node:path';
import { type Accounts, AccountsError, ensureAdmin, openAccounts } from '@cvm/accounts';
import { type Damage, guardTables, sharedRuns } from '@cvm/warehouse';
import type { Logger } from 'pino';
import { type KnownCallers, openKnownCallers } from './auth/known-callers.ts';
import { type Background, openBackground } from './background.ts';
import { type ExportDesk, openExportDesk } from './background-exports/export-desk.ts';
import { type DemoUsers, openDemoUsers } from './demo-users.ts';
import { type CurrentEdition, followEdition } from './edition.ts';
import { originOf, type Settings, SettingsError } from './env.ts';
import { auditedLoads } from './load/audited-loads.ts';
import { type LoadDesk, openLoadDesk } from './load/load-desk.ts';
import { type Mail, openMail } from './mail/mail.ts';
import { repositoryRoot, version } from './repository.ts';
import { openSearchIndex, type SearchIndex } from './search/search-index.ts';
import { lockDataFolder, openWarehouse, StartError } from './stores.ts';
import { type EncodedAnswers, openEncodedAnswers } from './views/encoded-answers.ts';
import { type ViewLimits, viewLimits } from './views/limits.ts';
import { type AnswerTags, openAnswerTags, openResultCache, type Result } from './views/result-cache.ts';
import type { ViewRunner } from './views/run-view.ts';
import { openTablePlaces } from './views/table-places.ts';

export type Portal = ViewRunner & {
  readonly tags: AnswerTags;
  /** Damaged tables of the data that answers. */
  readonly damage: () => readonly Damage[];
  /** Answers of views as they are sent. */
  readonly encoded: EncodedAnswers;
  readonly settings: Settings;
  readonly log: Logger;
  readonly version: string;
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly accounts: Accounts;
  readonly edition: CurrentEdition;
  readonly loads: LoadDesk;
  readonly mail: Mail;
  readonly background: Background;
  /** Files that are made without their caller. */
  readonly exports: ExportDesk;
  /** Origin of links and mails, without a trailing slash; with PORT=0 complete once the server listens. */
  readonly publicUrl: { current: string };
  readonly search: SearchIndex;
  readonly demo: DemoUsers;
  readonly known: KnownCallers;
  readonly close: () => Promise<void>;
};

const openAccountsStore = async (settings: Settings): Promise<Accounts> => {
  const { databaseUrl, dataDir, admin } = settings;
  const accounts = await openAccounts(
    databaseUrl === undefined ? { dataDir: join(dataDir, 'accounts') } : { databaseUrl },
  ).catch((error: unknown) => {
    throw StartError.from(error);
  });
  try {
    if (admin !== undefined) await ensureAdmin(accounts.db, admin.username, admin.password);
    return accounts;
  } catch (error) {
    await accounts.close();
    if (error instanceof AccountsError) throw new SettingsError(`ADMIN_USERNAME and ADMIN_PASSWORD: ${error.message}`);
    throw error;
  }
};

type Closer = () => Promise<void>;

/** Closes what was opened, last first; one that fails does not keep the others open. */
const closeAll = async (closers: readonly Closer[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const close of [...closers].reverse()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

/** Both stores at once, because each takes about a second; when one fails, the other is noted to be closed. */
const openStores = async (settings: Settings, closers: Closer[]) => {
  const opening = openWarehouse(settings).then(guardTables);
  const [warehouse, accounts] = await Promise.allSettled([opening, openAccountsStore(settings)]);
  if (warehouse.status === 'fulfilled') closers.push(() => warehouse.value.close());
  if (accounts.status === 'fulfilled') closers.push(() => accounts.value.close());
  if (warehouse.status === 'rejected') throw warehouse.reason;
  if (accounts.status === 'rejected') throw accounts.reason;
  return { warehouse: warehouse.value, accounts: accounts.value };
};

export const openPortal = async (settings: Settings, log: Logger, limits: ViewLimits = viewLimits): Promise<Portal> => {
  const closers: Closer[] = [await lockDataFolder(settings.dataDir)];
  try {
    const { warehouse, accounts } = await openStores(settings, closers);
    const edition = await followEdition(warehouse);
    const demo = await openDemoUsers({ db: accounts.db, settings, edition, log });
    const publicUrl = { current: settings.publicUrl ?? originOf(settings.host, settings.port) };
    const mail = openMail(settings, () => publicUrl.current, log);
    closers.push(async () => mail.close());
    const background = openBackground(log);
    closers.push(background.idle);
    const exports = await openExportDesk({ folder: join(settings.dataDir, 'exports'), log });
    closers.push(exports.close);
    const search = openSearchIndex({ warehouse, accounts, edition, log });
    closers.push(search.close);
    void search.refresh();
    const known = openKnownCallers();
    const onLoaded = async (): Promise<void> => {
      background.run('demo.settle', () => demo.settle().finally(known.forget));
      await search.refresh();
    };
    const desk = await openLoadDesk({ warehouse, edition, log, onLoaded });
    const loads = auditedLoads(desk, accounts, log);
    const kept = { results: openResultCache(), tags: openAnswerTags(), encoded: openEncodedAnswers() };
    const memory = { ...kept, shared: sharedRuns<Result>(), tables: openTablePlaces() };
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => {
      closing ??= closeAll(closers);
      return closing;
    };
    const webRoot = join(repositoryRoot, 'apps', 'web', 'dist');
    const stores = { warehouse, damage: warehouse.damage, accounts, edition, loads, search, mail, background, exports };
    return { settings, log, version, webRoot, publicUrl, demo, known, limits, ...stores, ...memory, close };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
};
