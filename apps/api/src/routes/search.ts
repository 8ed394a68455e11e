/** Search: shows, movies, networks and actors by name, those the caller may see. */
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import type { Portal } from '../portal.ts';
import { findByName } from '../search/find.ts';
import { waitingFor } from './caller-gone.ts';
import { route } from './route.ts';

export const registerSearch = (app: FastifyInstance, portal: Portal): void => {
  route(app, endpoints.search, async (request, reply) => {
    const access = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.get();
    // Not waited for: loads of other processes are noticed here.
    void portal.search.refresh();
    const call = { edition, ...waitingFor(request, reply) };
    return { success: true, data: await findByName(portal, request.query, access, call) };
  });
};
