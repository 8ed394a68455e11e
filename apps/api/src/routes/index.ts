/** Every route, in the order of the API document. */
import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal.ts';
import { registerAdministration } from './admin/index.ts';
import { registerArt } from './art.ts';
import { registerBenchmark } from './benchmark.ts';
import { registerCrosstab } from './crosstab.ts';
import { registerEmbeds } from './embeds.ts';
import { registerGlossary } from './glossary.ts';
import { registerOptions } from './options.ts';
import { registerPermalinks } from './permalinks.ts';
import { registerQueries } from './query.ts';
import { registerReports } from './reports.ts';
import { registerSearch } from './search.ts';
import { registerSegments } from './segments.ts';
import { registerSession } from './session.ts';
import { registerStatus } from './status.ts';
import { registerUser } from './user.ts';
import { registerUserSessions } from './user-sessions.ts';

export const registerRoutes = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  await registerSession(app, portal);
  registerStatus(app, portal);
  registerQueries(app, portal);
  await registerCrosstab(app, portal);
  registerBenchmark(app, portal);
  await registerEmbeds(app, portal);
  registerOptions(app, portal);
  registerSegments(app, portal.accounts);
  registerAdministration(app, portal);
  registerReports(app, portal.accounts);
  registerUser(app, portal.accounts);
  registerUserSessions(app, portal);
  registerSearch(app, portal);
  registerPermalinks(app, portal.accounts);
  registerArt(app);
  registerGlossary(app);
};
