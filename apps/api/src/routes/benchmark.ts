/**
 * Benchmarks: a title's figures or its segment's, as NDJSON: partial objects to be merged in order, each as soon as it is
 * there.
 */
import { Readable } from 'node:stream';
import { type BenchmarkQuestion, benchmarkQuestion, endpoints, type Row, type Suppressed } from '@cvm/contract';
import { type Compiled, compileBenchmark } from '@cvm/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import type { Portal } from '../portal.ts';
import { benchmarkLines } from '../views/benchmark-lines.ts';
import { doneInTurns } from '../views/in-turns.ts';
import { rowsOf } from '../views/result-cache.ts';
import { metaOf, noSample, runView } from '../views/run-view.ts';
import { waitingFor } from './caller-gone.ts';
import { linesType } from './downloads.ts';
import { sendingRoute } from './route.ts';

async function* asText(lines: AsyncIterable<object>, facts: () => object): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  yield `${JSON.stringify({ meta: facts() })}\n`;
}

const sendBenchmark = async (
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  question: BenchmarkQuestion,
): Promise<FastifyReply> => {
  const started = performance.now();
  const access = accessOfCaller(request, portal.settings);
  const edition = await portal.edition.get();
  const benchmark = compileBenchmark(question, access, edition);
  const waiting = waitingFor(request, reply);
  let kept: Suppressed | undefined;
  const run = async (compiled: Compiled): Promise<Row[]> => {
    const result = await runView(portal, { compiled, edition, ...waiting, lane: 'heavy' });
    kept ??= result.suppressed;
    return doneInTurns(rowsOf(result), waiting.signal);
  };
  const onFault = (failure: unknown): void => {
    // What is cancelled because its caller has left did not fail.
    if (!waiting.signal.aborted) request.log.error({ err: failure }, 'A figure failed');
  };
  const onFew = (minimumBase: number): void => {
    kept ??= { minimumBase };
  };
  const lines = await benchmarkLines(benchmark, { run, onFault, onFew });
  const facts = () => {
    const elapsedMs = Math.round(performance.now() - started);
    const result = { rows: 0, ...noSample, elapsedMs, suppressed: kept };
    const { rows: _, ...meta } = metaOf({ compiled: benchmark.about, edition }, result);
    return meta;
  };
  reply.type(`${linesType}; charset=utf-8`).header('cache-control', 'no-store');
  return reply.send(Readable.from(asText(lines, facts), { objectMode: false }));
};

export const registerBenchmark = (app: FastifyInstance, portal: Portal): void => {
  sendingRoute(app, endpoints.benchmarkShow, (request, reply) =>
    sendBenchmark(portal, request, reply, benchmarkQuestion(request.body)),
  );
  sendingRoute(app, endpoints.benchmarkMovie, (request, reply) =>
    sendBenchmark(portal, request, reply, benchmarkQuestion(request.body)),
  );
};
