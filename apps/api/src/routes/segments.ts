/**
 * Audience segments of the caller: list, read, save, delete under v1/audience-segment. Somebody else's segment does not
 * exist for the caller. Values are checked for what they are, not for access: that is decided when a view is asked.
 */
import { type Accounts, deleteSegment, findSegment, listSegments, putSegment, type Segment } from '@cvm/accounts';
import {
  deletedSegmentSchema,
  formatSegment,
  parseSegment,
  readSegment,
  type SegmentAnswer,
  savedSegmentSchema,
  segmentAnswerSchema,
  segmentBodySchema,
  segmentListSchema,
  segmentParamsSchema,
  segmentsMax,
  segmentVersion,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { errorsOf } from './schemas.ts';

const noSegment = () => new ApiError('not_found', 'There is no such segment.');

const answerOf = ({ id, name, filters, version, createdAt, modifiedAt, ...segment }: Segment): SegmentAnswer => ({
  uuid: id,
  name,
  filters: formatSegment(readSegment(filters, version)),
  dateCreated: createdAt.toISOString(),
  dateModified: modifiedAt.toISOString(),
  options: { isBenchmark: segment.isBenchmark, isDefault: segment.isDefault },
});

const registerReading = (app: FastifyInstance, accounts: Accounts): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/audience-segment',
    {
      schema: {
        summary: 'The segments and benchmarks of the caller, by name',
        tags: ['segments'],
        response: { 200: segmentListSchema, ...errorsOf('unauthorized') },
      },
    },
    async (request) => {
      const segments = await listSegments(accounts.db, callerOf(request).user.id);
      return { success: true as const, data: segments.map(answerOf) };
    },
  );
  typed.get(
    '/v1/audience-segment/:uuid',
    {
      schema: {
        summary: 'One segment of the caller',
        tags: ['segments'],
        params: segmentParamsSchema,
        response: { 200: segmentAnswerSchema, ...errorsOf('unauthorized', 'not_found') },
      },
    },
    async (request) => {
      const found = await findSegment(accounts.db, callerOf(request).user.id, request.params.uuid);
      if (found === null) throw noSegment();
      return { success: true as const, data: answerOf(found) };
    },
  );
};

/** A list that grows without end would be slow for its owner before it is full. */
const checkRoom = async ({ db }: Accounts, userId: string): Promise<void> => {
  if ((await listSegments(db, userId)).length < segmentsMax) return;
  throw new ApiError('conflict', `There are ${segmentsMax} segments already. Delete one to save another.`);
};

const registerWriting = (app: FastifyInstance, accounts: Accounts): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.put(
    '/v1/audience-segment/:uuid',
    {
      schema: {
        summary: 'Save a segment',
        description: 'With an empty uuid a new one. Answers the uuid.',
        tags: ['segments'],
        params: segmentParamsSchema,
        body: segmentBodySchema,
        response: {
          200: savedSegmentSchema,
          ...errorsOf('bad_request', 'unauthorized', 'not_found', 'conflict', 'too_large'),
        },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request).user;
      const id = request.params.uuid === '' ? null : request.params.uuid;
      const { name, filters, options } = request.body;
      const input = { name, filters: parseSegment(filters), version: segmentVersion, ...options };
      if (id === null) await checkRoom(accounts, userId);
      const { id: uuid } = await putSegment(accounts.db, userId, id, input);
      return { success: true as const, uuid };
    },
  );
  typed.delete(
    '/v1/audience-segment/:uuid',
    {
      schema: {
        summary: 'Delete a segment',
        tags: ['segments'],
        params: segmentParamsSchema,
        response: { 200: deletedSegmentSchema, ...errorsOf('unauthorized', 'not_found') },
      },
    },
    async (request) => {
      const deleted = await deleteSegment(accounts.db, callerOf(request).user.id, request.params.uuid);
      if (!deleted) throw noSegment();
      return { success: true as const };
    },
  );
};

export const registerSegments = (app: FastifyInstance, accounts: Accounts): void => {
  registerReading(app, accounts);
  registerWriting(app, accounts);
};
