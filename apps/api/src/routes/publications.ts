/**
 * Reports as published: made of the answer that the publisher is given at that moment, read by whoever would be answered the
 * same (`publications/may-read.ts`), never asked of the data again.
 */
import {
  checkPublishable,
  deletePublication,
  findPublication,
  listPublications,
  type Publication,
  type PublicationSummary,
  putPublication,
  type Report,
  reportAccess,
} from '@cvm/accounts';
import {
  crosstabBodySchema,
  endpoints,
  type PublicationSummaryAnswer,
  type PublishedContent,
  permissionDeniedMessage,
  publicationVersion,
  questionOf,
  recipe,
  shownReport,
} from '@cvm/contract';
import { compileCrosstab, type MemberKey } from '@cvm/metrics';
import { loadedAt } from '@cvm/warehouse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accessOfCaller, callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import type { Edition } from '../edition.ts';
import { ApiError } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { asksAlike, changedDefinitions, makeContent, readKept } from '../publications/content.ts';
import { checkReader, isOfTheirs } from '../publications/may-read.ts';
import { labelsOf } from '../views/labels.ts';
import { openMemberKey } from '../views/member-key.ts';
import { waitingFor } from './caller-gone.ts';
import { sendPublished } from './published-files.ts';
import { type Names, nameOf, namesFor, reportNamed } from './report-named.ts';
import { route, sendingRoute } from './route.ts';

const summaryOf = (publication: PublicationSummary, names: Names): PublicationSummaryAnswer => {
  const { id, name, revision, publishedAt, publishedBy, edition, dataThrough } = publication;
  return {
    ...{ id, name, revision, edition, dataThrough },
    datePublished: publishedAt.toISOString(),
    publishedBy: nameOf(names, publishedBy),
  };
};

const publishersOf = (
  { accounts }: Portal,
  request: FastifyRequest,
  publications: readonly PublicationSummary[],
): Promise<Names> =>
  namesFor(
    accounts,
    request,
    publications.map(({ publishedBy }) => publishedBy),
  );

/** A report that the caller may save over. */
const ownReportOf = async (portal: Portal, request: FastifyRequest, uuid: string): Promise<Report> => {
  const report = await reportNamed(portal.accounts, uuid);
  if ((await reportAccess(portal.accounts.db, callerOf(request).user.id, report)) === 'view')
    throw new ApiError('forbidden', permissionDeniedMessage);
  return report;
};

type Named = { readonly uuid: string; readonly publication: string };

/** A publication that the caller may read, with what is kept of it and the question as compiled for the caller. */
const readFor = async (portal: Portal, memberKey: MemberKey, request: FastifyRequest, { uuid, publication }: Named) => {
  const report = await reportNamed(portal.accounts, uuid);
  const found: Publication | null = await findPublication(portal.accounts.db, uuid, publication);
  if (found === null) throw new ApiError('not_found', 'This is not published any more.');
  const { content, asked } = await readKept(found);
  const edition = await portal.edition.get();
  const access = accessOfCaller(request, portal.settings);
  const reader = { user: callerOf(request).user, access, memberKey };
  const compiled = checkReader(found, content, reader, edition.dataThrough);
  return { report, found, asked, content, edition, access, compiled };
};

/**
 * A data store that was made anew gives its loads the numbers of those before. What an earlier version published does not say when
 * its data were loaded: then those are others that were loaded after it was, as far as two clocks can tell.
 */
const isOtherLoad = async (
  { warehouse }: Portal,
  edition: Edition,
  { publishedAt }: Publication,
  before: PublishedContent['edition'],
): Promise<boolean> => {
  const at = await loadedAt(warehouse, edition);
  if (at === null) return false;
  return before.loadedAt === null ? at > publishedAt : at.toISOString() !== before.loadedAt;
};

const registerReading = (app: FastifyInstance, portal: Portal, memberKey: MemberKey): void => {
  route(app, endpoints.listPublications, async (request) => {
    const { id: reportId } = await reportNamed(portal.accounts, request.params.uuid);
    const all = await listPublications(portal.accounts.db, reportId);
    const listed = all.filter((one) => isOfTheirs(one, callerOf(request).user));
    const names = await publishersOf(portal, request, listed);
    return { success: true, data: listed.map((one) => summaryOf(one, names)) };
  });
  route(app, endpoints.readPublication, async (request) => {
    const { report, found, asked, content, edition } = await readFor(portal, memberKey, request, request.params);
    const names = await publishersOf(portal, request, [found]);
    const { data, meta } = content.answer;
    const definitions = changedDefinitions(content);
    const changed = {
      data:
        edition.edition !== meta.edition ||
        edition.dataThrough !== meta.dataThrough ||
        (await isOtherLoad(portal, edition, found, content.edition)),
      definitions,
      recipe: recipe !== meta.recipe && definitions.length === 0,
      report: !asksAlike(asked, shownReport(report.definition, report.version)),
    };
    const now = { edition: edition.edition, dataThrough: edition.dataThrough, recipe };
    const answered = { ...summaryOf(found, names), ...asked, answer: { data, meta }, now, changed };
    return { success: true as const, data: answered };
  });
  sendingRoute(app, endpoints.downloadPublication, async (request, reply) => {
    const { found, content, edition, access, compiled } = await readFor(portal, memberKey, request, request.params);
    const { resultFormat, real_only: realOnly } = request.query;
    const labels = await labelsOf(portal.warehouse, compiled.clauses, access, edition);
    const names = await publishersOf(portal, request, [found]);
    const details = { view: compiled.view.id, format: resultFormat, published: found.publishedAt.toISOString() };
    await record(portal.accounts, request, { action: 'export.view', target: found.name, details });
    const publishedBy = nameOf(names, found.publishedBy);
    return sendPublished(reply, { ...found, publishedBy, answer: content.answer }, resultFormat, {
      view: compiled.view,
      labels,
      realOnly: realOnly === 'true',
    });
  });
};

const registerPublishing = (app: FastifyInstance, portal: Portal, memberKey: MemberKey): void => {
  const { db } = portal.accounts;
  route(app, endpoints.publishReport, async (request, reply) => {
    const report = await ownReportOf(portal, request, request.params.uuid);
    // Before the work of answering it, which would be for nothing; the store looks again.
    await checkPublishable(db, report, request.body.revision);
    const { problem, ...definition } = shownReport(report.definition, report.version);
    if (problem !== undefined) throw new ApiError('conflict', problem);
    const question = crosstabBodySchema.parse(questionOf(definition));
    const access = accessOfCaller(request, portal.settings);
    const edition = await portal.edition.get();
    const compiled = compileCrosstab(question, access, edition, memberKey);
    const call = { compiled, edition, ...waitingFor(request, reply), lane: 'heavy' as const };
    const content = await makeContent(portal, call, { question, access });
    const kept = await putPublication(db, callerOf(request).user.id, report.id, {
      ...{ revision: report.revision, content, contentVersion: publicationVersion },
      ...{ edition: edition.edition, dataThrough: edition.dataThrough },
    });
    const details = { report: report.id, publication: kept.id, edition: kept.edition };
    await record(portal.accounts, request, { action: 'report.publish', target: report.name, details });
    return { success: true, data: summaryOf(kept, await publishersOf(portal, request, [kept])) };
  });
  route(app, endpoints.unpublishReport, async (request) => {
    const { uuid, publication } = request.params;
    const gone = await deletePublication(db, callerOf(request).user.id, uuid, publication);
    const details = { report: uuid, publication, edition: gone.edition };
    await record(portal.accounts, request, { action: 'report.unpublish', target: gone.name, details });
    return { success: true };
  });
};

export const registerPublications = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  const memberKey = await openMemberKey(portal.settings.dataDir);
  registerReading(app, portal, memberKey);
  registerPublishing(app, portal, memberKey);
};
