/** The administration: the record of every call asks for a role of the administration. */
import type { FastifyInstance } from 'fastify';
import type { Portal } from '../../portal.ts';
import { registerAccess } from './access.ts';
import { registerAccessPreview } from './access-preview.ts';
import { registerApiKeys } from './api-keys.ts';
import { registerAudit } from './audit.ts';
import { registerDowntime } from './downtime.ts';
import { registerEndSessions } from './end-sessions.ts';
import { registerOrganizations } from './organizations.ts';
import { registerUsers } from './users.ts';
import { registerViewAs } from './view-as.ts';
import { registerWelcome } from './welcome.ts';

export const registerAdministration = (app: FastifyInstance, portal: Portal): void => {
  registerUsers(app, portal);
  registerOrganizations(app, portal);
  registerWelcome(app, portal);
  registerAccess(app, portal);
  registerEndSessions(app, portal);
  registerApiKeys(app, portal);
  registerAccessPreview(app, portal);
  registerViewAs(app, portal);
  registerDowntime(app, portal);
  registerAudit(app, portal);
};
