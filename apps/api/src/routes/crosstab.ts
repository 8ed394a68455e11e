/**
 * The cross-tab of the report builder, as JSON, row by row, or as a file; and what can be asked of it.
 */
import {
  type Access,
  answeredRow,
  type Column,
  type CrosstabBody,
  type CrosstabQuery,
  crosstabId,
  endpoints,
  fieldCatalogue,
  filterSentences,
  formatCount,
  formatRow,
  formatValue,
  suppressedField,
  totalsOfAll,
} from '@cvm/contract';
import { compileCrosstab, type MemberKey } from '@cvm/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import type { FileFormat } from '../exports/file-name.ts';
import type { Portal } from '../portal.ts';
import { type CrosstabCall, type CrosstabCells, runCrosstab, streamCrosstab } from '../views/crosstab-run.ts';
import {
  fileRows,
  formattedRows,
  keptBackTable,
  onlyRows,
  realRows,
  streamedTable,
  wholeTable,
} from '../views/crosstab-table.ts';
import { doneInTurns } from '../views/in-turns.ts';
import { labelsOf } from '../views/labels.ts';
import { openMemberKey } from '../views/member-key.ts';
import { metaOf } from '../views/run-view.ts';
import { answerAround } from './answer-text.ts';
import { waitingFor } from './caller-gone.ts';
import { fileFormatOf, type Leaving, leavingDeed, sendDownload, sendRows } from './downloads.ts';
import { route, sendingRoute } from './route.ts';

const callOf = async (
  portal: Portal,
  memberKey: MemberKey,
  request: FastifyRequest<{ Body: CrosstabBody }>,
  reply: FastifyReply,
): Promise<CrosstabCall> => {
  const edition = await portal.edition.get();
  const compiled = compileCrosstab(request.body, accessOfCaller(request, portal.settings), edition, memberKey);
  return { compiled, edition, ...waitingFor(request, reply), lane: 'heavy' };
};

type Shape = Pick<CrosstabBody, 'applyFormatting' | 'real_only'>;

/** Pauses behind each row. */
function* jsonOf(
  call: CrosstabCall,
  { cells, facts, isKeptBack }: CrosstabCells,
  shape: Shape,
): Generator<void, string> {
  const { crosstab } = call.compiled;
  const table = isKeptBack ? keptBackTable(crosstab) : yield* wholeTable(crosstab, cells);
  const { columns } = table;
  const real = shape.real_only && !isKeptBack ? table.rows.filter(realRows(columns)) : table.rows;
  const rows: string[] = [];
  for (const row of real) {
    rows.push(JSON.stringify(answeredRow(shape.applyFormatting ? formatRow(columns, row) : row)));
    yield;
  }
  // Which of the rows behind the limit differ is not looked at.
  const counted = shape.real_only ? { ...facts, rowsAll: undefined } : facts;
  const [before, behind] = answerAround({ ...metaOf(call, { ...counted, rows: rows.length }), columns });
  return `${before}[${rows.join(',')}]${behind}`;
}

/** What needs not wait for another goes on beside it: names beside the count, the line in the audit log beside the text. */
const sendJson = async (portal: Portal, reply: FastifyReply, call: CrosstabCall, access: Access, shape: Shape) => {
  const { compiled, edition } = call;
  const named = labelsOf(portal.warehouse, compiled.clauses, access, edition);
  const [text] = await Promise.all([
    runCrosstab(portal, call, async (counted) => {
      const filters = filterSentences(compiled.clauses, await named).join(' ');
      const [, written] = await Promise.all([
        record(portal.accounts, reply.request, leavingDeed(compiled, 'json', filters)),
        doneInTurns(jsonOf(call, counted, shape), call.signal),
      ]);
      return written;
    }),
    named,
  ]);
  return reply.header('cache-control', 'private, no-cache').type('application/json').send(text);
};

/**
 * @param limit null = none, as one of -1 is
 * @param rowsAll of the table without it; undefined = not known
 */
const limitNotes = ({ total }: CrosstabQuery, limit: number | null, rowsAll: number | undefined): string[] => {
  if (limit === null || (rowsAll !== undefined && rowsAll <= limit)) return [];
  const which =
    rowsAll === undefined
      ? `${formatCount(limit, 'row')} at most`
      : `${formatValue('count', limit)} of ${formatCount(rowsAll, 'row')}`;
  return [`The first ${which}${total ? '; totals are of all rows' : ''}.`];
};

const totalsNotes = ({ total, clauses }: CrosstabQuery): string[] => {
  const words = total ? totalsOfAll(clauses) : null;
  return words === null ? [] : [words];
};

export const realOnlyNote =
  'Only real differences: rows in which chance may have made every difference are left out; totals are of all rows.';

/** What a row says of itself, as columns of a file whose figures have no room for words. */
export const markColumns: readonly Column[] = [
  { name: '_total', label: 'Totals of the columns', type: 'boolean', format: 'text' },
  { name: suppressedField, label: 'Columns that are suppressed', type: 'text', format: 'text' },
];

type Kind = 'rows' | 'formatted' | 'file' | 'typed';

/** Files hold typed cells: Parquet as it has types for, the others as their writers take them. */
export const kindOfFile = (format: FileFormat): Kind => (format === 'parquet' ? 'typed' : 'file');

export const spreadInto = (portal: Portal, call: CrosstabCall, kind: Kind, realOnly: boolean): Leaving => ({
  open: () => streamCrosstab(portal, call, kind === 'rows' || kind === 'formatted' ? 'light' : 'heavy'),
  reshape: async (view, { rows: cells, rowsAll, isKeptBack }) => {
    const { crosstab } = call.compiled;
    if (isKeptBack) {
      const { columns } = keptBackTable(crosstab);
      return { view: { ...view, columns }, rows: cells, facts: { columns } };
    }
    const streamed = await streamedTable(crosstab, cells);
    const { columns } = streamed;
    const table = realOnly ? { columns, rows: onlyRows(streamed.rows, realRows(columns)) } : streamed;
    // Which of the rows behind the limit differ is not looked at.
    const facts = { columns, ...(realOnly || rowsAll === undefined ? {} : { rowsAll }) };
    const notes = [
      ...limitNotes(crosstab, call.compiled.limit, rowsAll),
      ...totalsNotes(crosstab),
      ...(realOnly ? [realOnlyNote] : []),
    ];
    if (kind === 'typed')
      return {
        view: { ...view, columns: [...columns, ...markColumns] },
        rows: table.rows,
        facts,
        notes,
      };
    const rows = kind === 'file' ? fileRows(table) : kind === 'formatted' ? formattedRows(table) : table.rows;
    return { view: { ...view, columns }, rows, facts, written: answeredRow, notes };
  },
});

export const registerCrosstab = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  const memberKey = await openMemberKey(portal.settings.dataDir);
  sendingRoute(app, endpoints.runCrosstab, async (request, reply) => {
    const call = await callOf(portal, memberKey, request, reply);
    const access = accessOfCaller(request, portal.settings);
    const { resultFormat, applyFormatting, real_only: realOnly } = request.body;
    if (resultFormat === 'json') return sendJson(portal, reply, call, access, request.body);
    if (resultFormat === 'ndjson')
      return sendRows(
        portal,
        reply,
        call,
        access,
        spreadInto(portal, call, applyFormatting ? 'formatted' : 'rows', realOnly),
      );
    const format = fileFormatOf(resultFormat);
    return sendDownload(portal, reply, call, access, format, spreadInto(portal, call, kindOfFile(format), realOnly));
  });
  route(app, endpoints.listFields, async () => ({
    success: true,
    data: { view: crosstabId, fields: fieldCatalogue(portal.settings.minimumBase) },
  }));
};
