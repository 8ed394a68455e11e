/** Is the portal well? And, for everybody, the data's date and a running load. */
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal.ts';
import { dataStatus } from '../status/data-status.ts';
import { checkHealth } from '../status/health.ts';
import { route } from './route.ts';

export const registerStatus = (app: FastifyInstance, portal: Portal): void => {
  route(app, endpoints.checkHealth, async () => checkHealth(portal));
  route(app, endpoints.readDataStatus, async () => dataStatus(portal));
};
