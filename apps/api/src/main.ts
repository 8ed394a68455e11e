/**
 * The portal as a program: settings from the environment, the stores, the demo data on a first start, the server, and a
 * clean end. Whatever keeps it from starting is said in one message on the terminal, with exit status 1.
 */
import { join } from 'node:path';
import { hasEnabledUser } from '@cvm/accounts';
import { errorCode } from '@cvm/contract';
import { LoadError, WarehouseError } from '@cvm/warehouse';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { banner } from './banner.ts';
import { loadDemoData } from './demo-data.ts';
import { demoPasswordsFile } from './demo-users.ts';
import { originOf, ownPlace, readSettings, SettingsError } from './env.ts';
import { openLiveLine } from './live-line.ts';
import { listenOnSocket } from './load/portal-socket.ts';
import { openLog } from './log.ts';
import { isOwn } from './own-data.ts';
import { openPortal, type Portal } from './portal.ts';
import { buildServer } from './server.ts';
import { StartError } from './stores.ts';

/** Answers that are on their way get this long to finish after the order to stop. */
const graceMs = 20_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const listen = async (app: FastifyInstance, portal: Portal): Promise<number> => {
  const { host, port } = portal.settings;
  await app.listen({ host, port });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/** Starts everything that can be stopped, telling `closers` of each thing as soon as it runs. */
const start = async (closers: (() => Promise<void>)[]): Promise<void> => {
  const portal = await openPortal(readSettings(process.env), openLog());
  closers.unshift(portal.close);
  const { settings } = portal;
  const isEmpty = (await portal.edition.find()) === null;
  const isLost = isEmpty && (await isOwn(portal.accounts.db, settings));
  const isLoaded =
    !settings.demo ||
    !isEmpty ||
    isLost ||
    (await loadDemoData(portal.loads, openLiveLine(process.stdout), undefined, (remove) => closers.push(remove)));
  if (!isLoaded)
    say('Another portal loads data into the store that this one shares: they answer here when it is done.');
  const app = await buildServer(portal);
  closers.unshift(() => app.close());
  const port = await listen(app, portal);
  const socket = await listenOnSocket(portal);
  closers.unshift(() => socket.close());
  const url = settings.publicUrl ?? originOf(settings.host, port);
  const passwordsFile = settings.demoPassword === undefined ? join(settings.dataDir, demoPasswordsFile) : null;
  const people = { anybody: await hasEnabledUser(portal.accounts.db), logins: portal.demo.logins(), passwordsFile };
  say(banner(url, await portal.edition.find(), people, isLost));
};

/** Words for the operator; null for an error nobody foresaw, which is printed whole. */
const explanation = (error: unknown): string | null => {
  const told = [SettingsError, StartError, LoadError, WarehouseError];
  if (error instanceof Error && told.some((kind) => error instanceof kind)) return error.message;
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  const { PORT = ownPlace.port, HOST = ownPlace.host } = process.env;
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use by another program. Choose another one with PORT=...`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${HOST}. HOST must be one of its own.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${PORT} or write to the data folder: ${error.message}`;
  return null;
};

const closers: (() => Promise<void>)[] = [];
const closeEverything = async (): Promise<void> => {
  for (const close of closers.splice(0)) await close();
};

closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
  if (err !== undefined) process.stderr.write(`${explanation(err) ?? err.stack ?? err}\n`);
  else say('Stopping ...');
  await closeEverything();
});

try {
  await start(closers);
} catch (error) {
  process.stderr.write(
    `\nThe portal did not start. ${explanation(error) ?? (error instanceof Error ? error.stack : error)}\n\n`,
  );
  await closeEverything().catch(() => undefined);
  process.exit(1);
}
