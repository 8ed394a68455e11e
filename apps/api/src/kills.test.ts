/**
 * Callers who leave at any moment: what others are answered meanwhile and afterwards, and what is kept, is the truth. The
 * truth is what was answered before anybody left. `CVM_KILLS=5000` has more of them leave.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

const leaversAll = Number(process.env.CVM_KILLS ?? 40);

let test: TestPortal;
let origin: string;
let authorization: { authorization: string };
let showId: string;

beforeAll(async () => {
  // A file names its day, which is to be one to the end.
  vi.useFakeTimers({ toFake: ['Date'] });
  // Thousands of calls in a minute, when many leave.
  test = await sharedPortal({ callsMax: 1_000_000 });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  authorization = { authorization: `Bearer ${await test.tokenOf('analyst')}` };
  showId = (await test.get('/v1/options/show?limit=1')).json().data[0].value;
});
afterAll(() => {
  vi.useRealTimers();
  return test?.close();
});

type Call = (signal?: AbortSignal) => Promise<string>;

const read = async (answer: Response): Promise<string> => {
  const text = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  // Times differ from run to run, also inside a workbook.
  const isBook = answer.headers.get('content-type')?.includes('spreadsheetml') === true;
  return isBook ? `${text.subarray(-22, -6).toString('hex')}` : text.toString().replace(/"elapsedMs":\d+/g, '');
};

const get =
  (url: () => string): Call =>
  async (signal) =>
    read(await fetch(`${origin}${url()}`, { headers: authorization, ...(signal ? { signal } : {}) }));

const post =
  (url: string, body: () => object): Call =>
  async (signal) =>
    read(
      await fetch(`${origin}${url}`, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body()),
        ...(signal ? { signal } : {}),
      }),
    );

const file = (resultFormat: string): Call =>
  get(() => viewUrl('showSummary', ['country:US'], { resultFormat }).replace('/query/', '/query-view/'));

const crosstab = (resultFormat: string): Call =>
  post('/v1/view/runStream', () => ({
    view: 'crosstab',
    fields: ['crosstab.genre', 'crosstab.user_age_bucket', 'crosstab.viewer_count'],
    resultFormat,
  }));

/** The lines of a benchmark come in any order. */
const inOrder =
  (call: Call): Call =>
  async (signal) =>
    (await call(signal)).split('\n').sort().join('\n');

const calls: Record<string, Call> = {
  'a view': get(() => viewUrl('showSummary', ['country:US'])),
  'a view of one row': get(() => viewUrl('seriesDetail', [`show:${showId}`])),
  'an option list': get(() => '/v1/options/network?limit=50'),
  'a streamed view': file('ndjson'),
  'a CSV file': file('csv'),
  'an Excel file': file('xlsx'),
  'a cross-tab': crosstab('json'),
  'a streamed cross-tab': crosstab('ndjson'),
  'a cross-tab as a file': crosstab('csv'),
  'a benchmark': inOrder(post('/v1/view/benchmark', () => ({ showId, topData: true }))),
};

/**
 * TRICKY: the runtime's fetch may settle neither way when it is given up while a compressed answer comes in. Who has left waits
 * for nothing, in any case.
 */
const untilLeft = (signal: AbortSignal): Promise<'left'> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('left'), { once: true });
  });

const forget = () => {
  test.portal.results.clear();
  test.portal.tags.clear();
};

describe('a caller who leaves at any moment', () => {
  it.each(Object.entries(calls))('%s: leaves the truth behind', async (name, call) => {
    const truth = await call();
    forget();
    const began = performance.now();
    expect(await call()).toBe(truth);
    const length = performance.now() - began;
    let seed = name.length;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (let round = 0; round < leaversAll / Object.keys(calls).length; round += 1) {
      forget();
      const leaver = new AbortController();
      const answered = call(leaver.signal).catch(() => 'left');
      const leaving = Promise.race([answered, untilLeft(leaver.signal)]);
      // Who asks the same meanwhile shares the work with the one who leaves.
      const [joins, length2] = [random() < 0.5, random() * length * 1.2];
      const joined = joins ? call() : null;
      const timer = setTimeout(() => leaver.abort(), length2);
      expect(['left', truth]).toContain(await leaving);
      clearTimeout(timer);
      if (joined !== null) expect(await joined).toBe(truth);
      expect(await call()).toBe(truth);
    }
    expect(test.logged.join('')).not.toContain('A figure failed');
  });

  it('has its copy confirmed only where it is the answer', async () => {
    const url = viewUrl('showSummary', ['country:US']);
    const { headers } = await test.get(url);
    forget();
    const again = await test.get(url, 'analyst', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    forget();
    // A copy of the same question with another answer, as a browser may still hold it.
    const [question] = String(headers.etag).split('.');
    for (const etag of [`${question}"`, `${question}.another"`])
      expect((await test.get(url, 'analyst', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
