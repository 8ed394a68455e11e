/** What filters offer: GET v1/options/{kind}, POST v1/options/{kind}/names and GET v1/user/filters_permissible. */
import {
  bulkNamesAnswerSchema,
  bulkNamesBodySchema,
  contentTypeOf,
  optionKinds,
  optionParamsSchema,
  optionsAnswerSchema,
  permissibleSchema,
  titleOptionKinds,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessOfCaller } from '../auth/caller.ts';
import type { Portal } from '../portal.ts';
import { findNames, findOptions } from '../views/options.ts';
import { waitingFor } from './caller-gone.ts';
import { errorsOf } from './schemas.ts';

export const registerOptions = (app: FastifyInstance, portal: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/options/:kind',
    {
      schema: {
        summary: 'Search what a filter offers, or look up names of ids',
        tags: ['filters'],
        params: z.object({ kind: z.enum(optionKinds) }),
        querystring: optionParamsSchema,
        response: { 200: optionsAnswerSchema, ...errorsOf('bad_request', 'unauthorized', 'no_data', 'damaged') },
      },
    },
    async (request, reply) => {
      const access = accessOfCaller(request, portal.settings);
      const edition = await portal.edition.get();
      const call = { edition, ...waitingFor(request, reply) };
      const found = await findOptions(portal.warehouse, request.params.kind, request.query, access, call);
      return { success: true as const, ...found };
    },
  );
  typed.post(
    '/v1/options/:kind/names',
    {
      schema: {
        summary: 'Look up titles by a list of names',
        tags: ['filters'],
        params: z.object({ kind: z.enum(titleOptionKinds) }),
        body: bulkNamesBodySchema,
        response: { 200: bulkNamesAnswerSchema, ...errorsOf('bad_request', 'unauthorized', 'no_data', 'damaged') },
      },
    },
    async (request, reply) => {
      const access = accessOfCaller(request, portal.settings);
      const edition = await portal.edition.get();
      const call = { edition, ...waitingFor(request, reply) };
      const found = await findNames(portal.warehouse, request.params.kind, request.body.names, access, call);
      return { success: true as const, ...found };
    },
  );
  typed.get(
    '/v1/user/filters_permissible',
    {
      schema: {
        summary: "What restricts the caller's choices",
        tags: ['filters'],
        response: { 200: permissibleSchema, ...errorsOf('unauthorized') },
      },
    },
    async (request) => {
      const { limits, months, kinds } = accessOfCaller(request, portal.settings);
      const edition = await portal.edition.find();
      const data = {
        limits: Object.fromEntries(Object.entries(limits).map(([id, values]) => [id, [...values]])),
        months,
        contentTypes: kinds.map((kind) => contentTypeOf[kind]),
        dataThrough: edition?.dataThrough ?? null,
        panelAvailable: edition?.hasPopulation ?? false,
      };
      return { success: true as const, data };
    },
  );
};
