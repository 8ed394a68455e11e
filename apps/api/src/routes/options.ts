/** What filters offer, titles by a list of names, and what restricts the caller's choices. */
import { contentTypeOf, endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import type { Portal } from '../portal.ts';
import { countMembers } from '../views/member-counts.ts';
import { findNames, findOptions } from '../views/options.ts';
import { waitingFor } from './caller-gone.ts';
import { route } from './route.ts';

export const registerOptions = (app: FastifyInstance, portal: Portal): void => {
  route(app, endpoints.listOptions, async (request, reply) => {
    const access = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.get();
    const call = { edition, ...waitingFor(request, reply) };
    const found = await findOptions(portal.warehouse, request.params.kind, request.query, access, call);
    return { success: true, ...found };
  });
  route(app, endpoints.findByNames, async (request, reply) => {
    const access = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.get();
    const call = { edition, ...waitingFor(request, reply) };
    const found = await findNames(portal.warehouse, request.params.kind, request.body.names, access, call);
    return { success: true, ...found };
  });
  route(app, endpoints.countMembers, async (request, reply) => {
    const access = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.get();
    const found = await countMembers(portal.warehouse, access, { edition, ...waitingFor(request, reply) });
    return { success: true, ...found };
  });
  route(app, endpoints.readPermissible, async (request) => {
    const { limits, months, kinds } = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.find();
    const data = {
      limits: Object.fromEntries(Object.entries(limits).map(([id, values]) => [id, [...values]])),
      months,
      contentTypes: kinds.map((kind) => contentTypeOf[kind]),
      dataThrough: edition?.dataThrough ?? null,
      panelAvailable: edition?.hasPopulation ?? false,
    };
    return { success: true, data };
  });
};
