/**
 * The organizations: GET v1/admin/organizations, PUT and DELETE v1/admin/organization/{id}. A new one comes with the first
 * user who is given its name (PUT v1/admin/users).
 */
import { deleteOrganization, listOrganizations, renameOrganization } from '@cvm/accounts';
import {
  doneSchema,
  optionsAnswerSchema,
  organizationBodySchema,
  organizationParamsSchema,
  organizationsAnswerSchema,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct, mayRead } from '../../auth/administration.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';

const path = '/v1/admin/organization/:id';
const tags = ['administration'];

export const registerOrganizations = (app: FastifyInstance, { accounts }: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/options/adminOrgMap',
    {
      schema: {
        summary: 'The organizations that a user can belong to',
        tags,
        response: { 200: optionsAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      mayRead(request);
      const data = (await listOrganizations(accounts.db)).map(({ id, name }) => ({ value: id, label: name }));
      return { success: true as const, data, more: false };
    },
  );
  typed.get(
    '/v1/admin/organizations',
    {
      schema: {
        summary: 'All organizations with the number of their users',
        tags,
        response: { 200: organizationsAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      mayRead(request);
      const organizations = await listOrganizations(accounts.db);
      return { success: true as const, organizations };
    },
  );
  typed.put(
    path,
    {
      schema: {
        summary: 'Rename an organization',
        description: 'An edit of one of its users that was begun before is answered as a conflict afterwards.',
        tags,
        params: organizationParamsSchema,
        body: organizationBodySchema,
        response: {
          200: doneSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'conflict'),
        },
      },
    },
    async (request) => {
      await renameOrganization(accounts.db, request.params.id, request.body.name, mayAct(request));
      return { success: true as const };
    },
  );
  typed.delete(
    path,
    {
      schema: {
        summary: 'Delete an organization that has no users',
        tags,
        params: organizationParamsSchema,
        response: { 200: doneSchema, ...errorsOf('unauthorized', 'forbidden', 'not_found', 'conflict') },
      },
    },
    async (request) => {
      await deleteOrganization(accounts.db, request.params.id, mayAct(request));
      return { success: true as const };
    },
  );
};
