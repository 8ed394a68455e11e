/** The administration: every call asks for a role of the administration itself (auth/administration.ts). */
import type { FastifyInstance } from 'fastify';
import type { Portal } from '../../portal.ts';
import { registerAccess } from './access.ts';
import { registerDowntime } from './downtime.ts';
import { registerUsers } from './users.ts';

export const registerAdministration = (app: FastifyInstance, portal: Portal): void => {
  registerUsers(app, portal);
  registerAccess(app, portal);
  registerDowntime(app, portal);
};
