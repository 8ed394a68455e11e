/**
 * Audience segments of the caller: list, read, save, delete. Somebody else's segment does not
 * exist for the caller. Values are checked for what they are, not for access: that is decided when a view is asked.
 */
import { type Accounts, deleteSegment, findSegment, listSegments, putSegment, type Segment } from '@cvm/accounts';
import {
  endpoints,
  noSuchMessage,
  parseSegment,
  type SegmentAnswer,
  segmentsMax,
  segmentVersion,
  shownSegment,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { route } from './route.ts';

const noSegment = () => new ApiError('not_found', noSuchMessage('segment'));

const answerOf = ({ id, name, filters, version, createdAt, modifiedAt, ...segment }: Segment): SegmentAnswer => ({
  uuid: id,
  name,
  ...shownSegment(filters, version),
  dateCreated: createdAt.toISOString(),
  dateModified: modifiedAt.toISOString(),
  options: { isBenchmark: segment.isBenchmark, isDefault: segment.isDefault },
});

/** A list that grows without end would be slow for its owner before it is full. */
const checkRoom = async ({ db }: Accounts, userId: string): Promise<void> => {
  if ((await listSegments(db, userId)).length < segmentsMax) return;
  throw new ApiError('conflict', `There are ${segmentsMax} segments already. Delete one to save another.`);
};

export const registerSegments = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.listSegments, async (request) => {
    const segments = await listSegments(accounts.db, callerOf(request).user.id);
    return { success: true, data: segments.map(answerOf) };
  });
  route(app, endpoints.readSegment, async (request) => {
    const found = await findSegment(accounts.db, callerOf(request).user.id, request.params.uuid);
    if (found === null) throw noSegment();
    return { success: true, data: answerOf(found) };
  });
  route(app, endpoints.saveSegment, async (request) => {
    const { id: userId } = callerOf(request).user;
    const id = request.params.uuid === '' ? null : request.params.uuid;
    const { name, filters, options, dateModified } = request.body;
    const seen = dateModified === undefined ? undefined : new Date(dateModified);
    const input = { name, filters: parseSegment(filters), version: segmentVersion, ...options, seen };
    if (id === null) await checkRoom(accounts, userId);
    const { id: uuid, modifiedAt } = await putSegment(accounts.db, userId, id, input);
    return { success: true, uuid, dateModified: modifiedAt.toISOString() };
  });
  route(app, endpoints.deleteSegment, async (request) => {
    const deleted = await deleteSegment(accounts.db, callerOf(request).user.id, request.params.uuid);
    if (!deleted) throw noSegment();
    return { success: true };
  });
};
