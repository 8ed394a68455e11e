/** GET v1/status-check: is the portal well; GET v1/pdt-status-check (public): the data's date and a running load. */
import { dataStatusSchema, statusCheckSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Portal } from '../portal.ts';
import { dataStatus } from '../status/data-status.ts';
import { checkHealth } from '../status/health.ts';
import { errorsOf } from './schemas.ts';

export const registerStatus = (app: FastifyInstance, portal: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/status-check',
    {
      schema: {
        summary: 'Is the portal well?',
        tags: ['status'],
        response: { 200: statusCheckSchema, ...errorsOf('unauthorized') },
      },
    },
    async () => checkHealth(portal),
  );
  typed.get(
    '/v1/pdt-status-check',
    {
      schema: {
        summary: 'The date the data reaches to, and the progress of a load',
        tags: ['status'],
        response: { 200: dataStatusSchema },
      },
    },
    async () => dataStatus(portal),
  );
};
