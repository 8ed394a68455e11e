// A ClickHouse engine behind the part of ClickHouse's HTTP interface that `cluster.ts` uses, so that its tests meet a real
// engine where no server is at hand. A program of its own: it opens the folder given as its argument, listens on a free port
// of this machine and prints the address. Statements, parameters, settings and errors are the engine's own. With a second
// argument `shards` the engine stands for a cluster of two (`two-shards.ts`).

import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { errorText } from '@cvm/contract';
import type { Session } from 'chdb';
import { library } from '../embedded/library.ts';
import { quote } from '../embedded/params.ts';
import { type Half, halves, halvesFor, onOneServer, serverConfig, shardsSql } from './two-shards.ts';

const [, , folder = '', kind = 'one'] = process.argv;
const isCluster = kind === 'shards';
const engine = library();
const openFirst = (): Session => {
  if (!isCluster) return new engine.Session(folder);
  const config = path.join(folder, 'config.xml');
  writeFileSync(config, serverConfig);
  return new engine.Session(folder, { connectionArgs: [`--config-file=${config}`] });
};

const control = openFirst();
const uploads = mkdtempSync(path.join(folder, 'uploads-'));
let uploaded = 0;
/** Which rows each shard has; unknown after a divided table came, or any went. */
let filters: readonly Half[] | undefined;
const dividesOrDrops = /^\s*(create\b[\s\S]*\bengine = Distributed\(|drop\b)/i;
/** Makes or drops tables and reads none: a load does so a hundred times in a row. */
const readsNothing = /^\s*(create|drop)\b(?![\s\S]*\bselect\b)/i;

/** Of the request, not of the statement. */
const notSettings = new Set(['query', 'query_id', 'database', 'wait_end_of_query', 'default_format']);

type Asked = { readonly sql: string; readonly format: string; readonly fields: ReadonlyMap<string, string> };

/** Everything the request says, wherever it stands; the bytes of an insert lie in `file`. */
const readRequest = async (request: IncomingMessage, file: string): Promise<Asked> => {
  const fields = new Map(new URL(request.url ?? '/', 'http://front').searchParams);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) {
    const body = new Response(Readable.toWeb(request) as ReadableStream, { headers: { 'content-type': type } });
    for (const [name, value] of await body.formData()) if (typeof value === 'string') fields.set(name, value);
  } else if (fields.has('query')) await pipeline(request, createWriteStream(file));
  else fields.set('query', await text(request));
  const [sql = '', format = 'TabSeparated'] = (fields.get('query') ?? '').split(/\bFORMAT\s+(\w+)\s*$/i);
  return { sql: isCluster ? onOneServer(sql) : sql, format, fields };
};

/** An insert reads its bytes from `file`, as `infile` or in place of `input(...)`. */
const readingFrom = (file: string, { sql, format }: Asked): string => {
  const place = `file(${quote(file)}, ${quote(format)}, `;
  return /\binput\s*\(/i.test(sql)
    ? sql.replace(/\binput\s*\(/i, place.replaceAll('$', '$$$$'))
    : `${sql} from infile ${quote(file)} format ${format}`;
};

const prepare = (session: Session, { sql, fields }: Asked): void => {
  const database = fields.get('database') ?? 'default';
  session.query(`USE \`${database}\``);
  if (isCluster && !readsNothing.test(sql)) {
    filters ??= halves(control.query(shardsSql, 'JSONEachRow'));
    session.query(`SET additional_table_filters = ${halvesFor(filters, sql, database)}`);
  }
  // `readonly` last: it forbids some of the others.
  const names = [...fields.keys()].filter((name) => !notSettings.has(name) && name !== 'readonly');
  if (fields.has('readonly')) names.push('readonly');
  if (names.length > 0)
    session.query(`SET ${names.map((name) => `${name} = ${quote(fields.get(name) ?? '')}`).join(', ')}`);
};

const send = async (session: Session, asked: Asked, file: string, response: ServerResponse): Promise<void> => {
  const { sql, format, fields } = asked;
  if (/^\s*insert\b/i.test(sql) && format !== 'TabSeparated') {
    await session.queryAsync(readingFrom(file, asked));
    response.end();
  } else if (fields.get('wait_end_of_query') === '0') await sendBlocks(session, sql, response);
  else response.end((await session.queryAsync(sql, { format })).bytes());
};

/** The rows of all blocks as one document in the format of streams. */
const sendBlocks = async (session: Session, sql: string, response: ServerResponse): Promise<void> => {
  let count = 0;
  let columns = '';
  for await (const block of session.queryStream(sql, { format: 'JSONCompactEachRowWithNames' })) {
    if (response.destroyed) return;
    const [names = '[]', ...rows] = block.text().trimEnd().split('\n');
    if (columns === '') response.write(headOf(names));
    columns = names;
    const text = rows.map((row, i) => `${count + i > 0 ? ',\n' : ''}\t\t${row}`).join('');
    count += rows.length;
    if (!response.write(text)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  response.end(`${columns === '' ? headOf('[]') : ''}\n\t],\n\n\t"rows": ${count}\n}\n`);
};

const headOf = (names: string): string => {
  const columns: unknown[] = JSON.parse(names);
  return `{\n\t"meta":\n\t${JSON.stringify(columns.map((name) => ({ name })))},\n\n\t"data":\n\t[\n`;
};

const exceptionTag = 'frontfrontfront1';

/** With a status while there is one to give, else as the engine's server ends a broken stream. */
const sendError = (response: ServerResponse, error: unknown): void => {
  const message = errorText(error);
  if (!response.headersSent) {
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': /Code: (\d+)/.exec(message)?.[1] ?? '0' }).end(message);
    return;
  }
  const line = `${message}\n`;
  const length = Buffer.byteLength(line);
  response.end(`\r\n__exception__\r\n${exceptionTag}\r\n${line}${length} ${exceptionTag}\r\n__exception__\r\n`);
};

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  uploaded += 1;
  const file = path.join(uploads, String(uploaded));
  const session = new engine.Session(folder);
  try {
    const asked = await readRequest(request, file);
    response.setHeader('X-ClickHouse-Exception-Tag', exceptionTag);
    response.on('close', () => {
      if (!response.writableFinished && asked.fields.get('cancel_http_readonly_queries_on_client_close') === '1')
        control.query(
          `KILL QUERY WHERE Settings['log_comment'] = ${quote(asked.fields.get('log_comment') ?? '')} ASYNC`,
        );
    });
    prepare(session, asked);
    await send(session, asked, file, response);
    if (dividesOrDrops.test(asked.sql)) filters = undefined;
  } catch (error) {
    sendError(response, error);
  } finally {
    session.close();
    await rm(file, { force: true });
  }
};

/**
 * A server refuses an address that is too long, and what stands before it sooner. It gives up no connection that is idle: a machine
 * that stands still for seconds would lose the statement that is on its way.
 */
const server = createServer(
  { maxHeaderSize: 1 << 16, keepAliveTimeout: 0 },
  (request, response) => void handle(request, response),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
// The process that started it holds the other end; when that one is gone, so is the reason to run. An orderly exit would
// wait for every statement, and a test may have failed with an endless one.
process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGKILL'));
