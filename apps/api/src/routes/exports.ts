/**
 * Files made in the background: the same files as those of a view and of the cross-tab, by the same road, written to disk in
 * place of a connection. Access is decided when a file is started, and again when it is fetched.
 */
import { createReadStream } from 'node:fs';
import { type Access, crosstabBodySchema, type ExportAnswer, type ExportQuestion, endpoints } from '@cvm/contract';
import { compileCrosstab, type MemberKey } from '@cvm/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOfCaller, callerOf } from '../auth/caller.ts';
import { firstDays } from '../auth/first-days.ts';
import { record, recorder } from '../auth/record.ts';
import { byteRange } from '../background-exports/byte-range.ts';
import type { ExportOrder } from '../background-exports/export-desk.ts';
import { deletedAt } from '../background-exports/export-entries.ts';
import type { ExportRecord } from '../background-exports/export-folder.ts';
import type { MakeExport } from '../background-exports/export-work.ts';
import { checkPermissions, scopeFingerprint } from '../background-exports/permissions.ts';
import { ApiError } from '../errors.ts';
import { attachment, type FileFormat } from '../exports/file-name.ts';
import type { Portal } from '../portal.ts';
import { openMemberKey } from '../views/member-key.ts';
import type { ViewCall } from '../views/run-view.ts';
import { understand } from '../views/understand.ts';
import { kindOfFile, spreadInto } from './crosstab.ts';
import { asFile, contentTypes, downloadOf, type Leaving, makeFile } from './downloads.ts';
import { route, sendingRoute } from './route.ts';

const answerOf = (record: ExportRecord): ExportAnswer => {
  const { id, fileName, format, state, reason, rows, bytes, startedAt, endedAt } = record;
  const text = (moment: number): string => new Date(moment).toISOString();
  return {
    ...{ id, fileName, format, state, reason, rows, bytes, dateStarted: text(startedAt) },
    dateEnded: endedAt === null ? null : text(endedAt),
    dateDeleted: endedAt === null ? null : text(deletedAt(endedAt)),
  };
};

/** What file systems refuse in a name. */
const named = (name: string, format: FileFormat): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim()}.${format}`;

type Asked = { readonly question: ExportQuestion; readonly format: FileFormat; readonly name: string | null };

type Understood = {
  readonly call: ViewCall;
  /** The same with a signal, and what is made of its rows. */
  readonly leave: (signal: AbortSignal) => Leaving;
  readonly firstDays: (string | null)[];
};

const understood = async (
  portal: Portal,
  memberKey: MemberKey,
  { question, format }: Asked,
  access: Access,
  request: FastifyRequest,
): Promise<Understood> => {
  const edition = await portal.edition.get();
  const { signal } = new AbortController();
  const waiting = { requestId: request.id, user: callerOf(request).user.id, signal, lane: 'heavy' as const };
  if (question.of === 'view') {
    const compiled = understand(question.view, question.params, access, edition);
    const call = { compiled, edition, ...waiting };
    return { call, leave: (ends) => asFile(portal, { ...call, signal: ends }), firstDays: firstDays(compiled) };
  }
  const { real_only: realOnly } = question.question;
  const compiled = compileCrosstab(crosstabBodySchema.parse(question.question), access, edition, memberKey);
  const call = { compiled, edition, ...waiting };
  return {
    call,
    leave: (ends) => spreadInto(portal, { ...call, signal: ends }, kindOfFile(format), realOnly),
    firstDays: firstDays(compiled, compiled.crosstab.compared),
  };
};

/** What is to be made for the caller, under the access rules of now. */
const orderFor = async (
  portal: Portal,
  memberKey: MemberKey,
  request: FastifyRequest,
  asked: Asked,
): Promise<{ order: ExportOrder; make: MakeExport }> => {
  const access = accessOfCaller(request, portal.settings);
  const { call, leave, firstDays: days } = await understood(portal, memberKey, asked, access, request);
  const download = await downloadOf(portal, call, access, asked.format);
  const write = recorder(portal.accounts, request);
  const fileName = asked.name === null ? download.fileName : named(asked.name, asked.format);
  const order = { ...asked, user: call.user, fileName, scope: scopeFingerprint(access), firstDays: days };
  return { order, make: (signal, onRow) => makeFile(download, leave(signal), { record: write, onRow }) };
};

/** Why there is nothing to fetch, and what to do. */
const notReady = ({ state, reason, question }: Pick<ExportRecord, 'state' | 'reason' | 'question'>): string => {
  if (question === null && reason !== null) return reason;
  return state === 'running'
    ? 'This file is still being made. Fetch it when it is ready.'
    : `This file was not made: ${reason ?? state} Make it again.`;
};

const sendFile = (
  reply: FastifyReply,
  { range, 'if-range': ifRange }: { readonly range?: string | undefined; readonly 'if-range'?: string | undefined },
  kept: ExportRecord,
  path: string,
): FastifyReply => {
  const { bytes: size, format, fileName, id, endedAt } = kept;
  const etag = `"${id}-${endedAt}"`;
  // Of another file than the one that broke off, all is sent.
  const part = ifRange === undefined || ifRange === etag ? byteRange(range, size) : 'all';
  if (part === null)
    throw new ApiError('bad_range', 'The file has no such bytes.', undefined, { 'content-range': `bytes */${size}` });
  const { start, end } = part === 'all' ? { start: 0, end: size - 1 } : part;
  reply.type(contentTypes[format]).headers({
    ...{ 'content-disposition': attachment(fileName), 'cache-control': 'no-store', 'accept-ranges': 'bytes', etag },
    'content-length': String(end - start + 1),
  });
  if (part !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(createReadStream(path, { start, end }));
};

const registerFetching = (app: FastifyInstance, portal: Portal): void => {
  const { exports } = portal;
  route(app, endpoints.listExports, async (request) => ({
    success: true,
    data: (await exports.list(callerOf(request).user.id)).map(answerOf),
  }));
  // A range is one of the bytes that lie on disk, not of what a compression makes of them.
  const asItLies = { compress: false } as const;
  sendingRoute(
    app,
    endpoints.fetchExport,
    async (request, reply) => {
      const kept = await exports.find(callerOf(request).user.id, request.params.id);
      if (kept.state !== 'ready') throw new ApiError('conflict', notReady(kept));
      const edition = await portal.edition.get();
      checkPermissions(kept, accessOfCaller(request, portal.settings), edition.dataThrough);
      const { range, 'if-range': ifRange } = request.headers;
      const details = { format: kept.format, bytes: kept.bytes, ...(range === undefined ? {} : { range }) };
      await record(portal.accounts, request, { action: 'export.fetch', target: kept.fileName, details });
      return sendFile(reply, { range, 'if-range': ifRange?.toString() }, kept, exports.pathOf(kept));
    },
    asItLies,
  );
};

export const registerExports = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  const memberKey = await openMemberKey(portal.settings.dataDir);
  const { exports } = portal;
  registerFetching(app, portal);
  route(app, endpoints.startExport, async (request) => {
    const { question, format, name = null } = request.body;
    const { order, make } = await orderFor(portal, memberKey, request, { question, format, name });
    return { success: true as const, data: answerOf(await exports.start(order, make)) };
  });
  route(app, endpoints.repeatExport, async (request) => {
    const { id } = request.params;
    const kept = await exports.find(callerOf(request).user.id, id);
    const { question, format, name } = kept;
    if (question === null) throw new ApiError('conflict', notReady(kept));
    const { order, make } = await orderFor(portal, memberKey, request, { question, format, name });
    return { success: true as const, data: answerOf(await exports.repeat(id, order, make)) };
  });
  route(app, endpoints.cancelExport, async (request) => ({
    success: true as const,
    data: answerOf(await exports.cancel(callerOf(request).user.id, request.params.id)),
  }));
  route(app, endpoints.deleteExport, async (request) => {
    await exports.remove(callerOf(request).user.id, request.params.id);
    return { success: true as const };
  });
};
