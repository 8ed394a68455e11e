/** The audit log, searched, page by page, or as a CSV file. */
import { type AuditEntry, type AuditSearch, type Db, searchAudit } from '@cvm/accounts';
import {
  type AnswerOf,
  type AuditParams,
  type AuditRow,
  auditActionLabel,
  auditActions,
  auditPersonLabel,
  dayMs,
  endpoints,
  type Row,
  text,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { record } from '../../auth/record.ts';
import type { Sheet } from '../../exports/cells.ts';
import { longDay } from '../../exports/source-line.ts';
import type { Portal } from '../../portal.ts';
import { callerGone } from '../caller-gone.ts';
import { sendingRoute } from '../route.ts';
import { searchSentences, sendSheet } from './send-sheet.ts';

const pageRows = 1000;

/** The actions whose words hold a text, because people search for what they read. */
const actionsReading = (search: string): string[] =>
  Object.entries(auditActions)
    .filter(([, label]) => label.toLowerCase().includes(search.toLowerCase()))
    .map(([action]) => action);

type Narrowing = Omit<AuditParams, 'limit' | 'resultFormat'>;

const searchOf = ({ search, person, action, from, until, before }: Narrowing): AuditSearch => ({
  text: search || undefined,
  textActions: search ? actionsReading(search) : [],
  actor: person || undefined,
  action: action || undefined,
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(new Date(until).getTime() + dayMs),
  beforeId: before,
});

const dayWords = ({ from, until }: Narrowing): string | null => {
  if (from !== undefined)
    return until === undefined ? `from ${longDay(from)} on` : `${longDay(from)} to ${longDay(until)}`;
  return until === undefined ? null : `up to ${longDay(until)}`;
};

/** What a file was narrowed to, as sentences. */
const narrowedBy = (asked: Narrowing): string[] => {
  const { search = '', person, action, before } = asked;
  const days = dayWords(asked);
  return [
    ...searchSentences(search),
    ...(person ? [`Person is ${person}.`] : []),
    ...(action === undefined ? [] : [`Action is "${auditActionLabel(action)}".`]),
    ...(days === null ? [] : [`Days (UTC) are ${days}.`]),
    ...(before === undefined ? [] : [`Entries are those before number ${before}.`]),
  ];
};

const asRecord = (details: unknown): Record<string, unknown> =>
  typeof details === 'object' && details !== null ? { ...details } : {};

const rowOf = ({ id, at, actor, action, target, address, details }: AuditEntry): AuditRow => ({
  id,
  at: at.toISOString(),
  person: actor,
  action,
  target,
  address,
  details: asRecord(details),
});

const sheet: Sheet = {
  title: 'Audit Log',
  columns: [
    { name: 'at', label: 'When (UTC)', type: 'time', format: 'time' },
    text('person', 'Who'),
    text('action', 'What'),
    text('target', 'To what'),
    text('address', 'From where'),
    text('details', 'Details'),
  ],
};

async function* sheetRows(db: Db, search: AuditSearch, signal: AbortSignal): AsyncGenerator<Row> {
  let beforeId = search.beforeId;
  for (;;) {
    const page = await searchAudit(db, { ...search, beforeId, limit: pageRows }, signal);
    for (const { at, actor, action, target, address, details } of page) {
      const words = Object.keys(asRecord(details)).length === 0 ? null : JSON.stringify(details);
      const moment = at.toISOString().slice(0, 19).replace('T', ' ');
      const person = auditPersonLabel({ person: actor, address });
      yield { at: moment, person, action: auditActionLabel(action), target, address, details: words };
    }
    if (page.length < pageRows) return;
    beforeId = page.at(-1)?.id;
  }
}

export const registerAudit = (app: FastifyInstance, { accounts }: Portal): void => {
  sendingRoute(app, endpoints.searchAudit, async (request, reply) => {
    const { limit, resultFormat: format, ...asked } = request.query;
    const search = searchOf(asked);
    const signal = callerGone(reply.raw);
    if (format === 'csv') {
      await record(accounts, request, { action: 'export.audit', details: { format, ...asked } });
      const [rows, narrowed] = [sheetRows(accounts.db, search, signal), narrowedBy(asked)];
      return sendSheet(reply, { sheet, view: 'audit', rows, format, narrowed });
    }
    const found = await searchAudit(accounts.db, { ...search, limit: limit + 1 }, signal);
    const data = found.slice(0, limit).map(rowOf);
    return { success: true, data, more: found.length > limit } satisfies AnswerOf<typeof endpoints.searchAudit>;
  });
};
