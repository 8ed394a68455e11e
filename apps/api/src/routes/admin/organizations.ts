/**
 * The organizations. A new one comes with the first user who is given its name.
 */
import { deleteOrganization, listOrganizations, renameOrganization } from '@cvm/accounts';
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../auth/caller.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';

export const registerOrganizations = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.listOrganizationOptions, async () => {
    const data = (await listOrganizations(accounts.db)).map(({ id, name }) => ({ value: id, label: name }));
    return { success: true, data, more: false };
  });
  route(app, endpoints.listOrganizations, async () => {
    return { success: true as const, organizations: await listOrganizations(accounts.db) };
  });
  route(app, endpoints.renameOrganization, async (request) => {
    await renameOrganization(accounts.db, request.params.id, request.body.name, actorOf(request));
    return { success: true };
  });
  route(app, endpoints.deleteOrganization, async (request) => {
    await deleteOrganization(accounts.db, request.params.id, actorOf(request));
    return { success: true };
  });
};
