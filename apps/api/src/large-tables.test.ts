/** Large cross-tabs over HTTP, of which a few are held in memory at a time: which wait, and that every way out gives the place back. */
import { crosstabAnswerSchema, errorAnswerSchema } from '@cvm/contract';
import type { Place } from '@cvm/warehouse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import { patientLimits, type TestPortal } from './testing/test-portal.ts';

const largeTableFrom = 20;
/** Changed by tests, and as usual again before each. */
const limits = { ...patientLimits, largeTableFrom, screen: { ...patientLimits.screen } };

let test: TestPortal;
let origin: string;
beforeAll(async () => {
  test = await sharedPortal({ limits });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test?.close());
beforeEach(() => {
  Object.assign(limits.screen, patientLimits.screen);
});

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);
const small = { fields: f('user_gender', 'viewer_count'), honest: true };
const large = { fields: f('title', 'user_gender', 'viewer_count'), honest: true };

const ask = async (question: object, resultFormat: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${origin}/v1/view/runStream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ view: 'crosstab', ...question, resultFormat }),
    ...(signal === undefined ? {} : { signal }),
  });

/** Every place there is, taken by others until they leave. */
const othersSit = (): (() => void) => {
  const places: Place[] = [];
  for (let user = 0; ; user += 1) {
    const place = test.portal.tables.tryEnter({ lane: 'light', user: `other ${user}` });
    if (place === null) break;
    places.push(place);
  }
  expect(places.length).toBeGreaterThan(1);
  const leave = (): void => {
    for (const place of places) place.leave();
  };
  onTestFinished(leave);
  return leave;
};

const watched = (method: 'enter' | 'tryEnter') => {
  const spy = vi.spyOn(test.portal.tables, method);
  onTestFinished(() => spy.mockRestore());
  return spy;
};

const expectNobodySits = () => expect.poll(() => test.portal.tables.running).toBe(0);

const answered = async (answer: Response) => crosstabAnswerSchema.parse(await answer.json()).data;

const formats = ['json', 'ndjson', 'csv', 'xlsx', 'parquet'];

describe('a large cross-tab', () => {
  it.each(formats)('waits for a place among others as %s, while a small one is answered', async (format) => {
    const leave = othersSit();
    const waits = watched('enter');
    const onAnswer = vi.fn();
    const waiting = ask(large, format);
    void waiting.then(onAnswer);
    await expect.poll(() => waits.mock.calls.length).toBe(1);
    const soon = await ask(small, format);
    expect(soon.status).toBe(200);
    await soon.arrayBuffer();
    expect(onAnswer).not.toHaveBeenCalled();
    leave();
    const answer = await waiting;
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
    await expectNobodySits();
  });

  it('is the same when it has waited', async () => {
    const at = async () => answered(await ask(large, 'json'));
    const before = await at();
    const leave = othersSit();
    const waits = watched('enter');
    const waited = at();
    await expect.poll(() => waits.mock.calls.length).toBe(1);
    leave();
    expect(await waited).toEqual(before);
  });

  it.each([
    ['with intervals', large],
    ['without', { ...large, honest: false }],
  ])('has a place while its table is held: %s', async (_, question) => {
    const taken = watched('tryEnter');
    const answer = await ask(question, 'json');
    expect((await answered(answer)).length).toBeGreaterThan(largeTableFrom / 3);
    expect(taken.mock.results.map(({ value }) => value !== null)).toContain(true);
    await expectNobodySits();
  });

  it.each(formats)('gives its place back when its caller leaves as %s', async (format) => {
    const leave = othersSit();
    const waits = watched('enter');
    const gone = new AbortController();
    const waiting = expect(ask(large, format, gone.signal)).rejects.toThrow();
    await expect.poll(() => waits.mock.calls.length).toBe(1);
    gone.abort();
    await waiting;
    await expect(waits.mock.results[0]?.value).rejects.toMatchObject({ code: 'cancelled' });
    leave();
    await expectNobodySits();
    const fetched = await ask(large, format);
    await fetched.body?.cancel();
    await expectNobodySits();
  });

  it('gives its place back when it is refused', async () => {
    const unlike = { ...large, honest: false, real_only: true };
    for (const format of formats) expect([format, (await ask(unlike, format)).status]).toEqual([format, 400]);
    limits.screen.rowsMax = largeTableFrom + 5;
    for (const format of formats) {
      const refused = await ask({ ...large, filters: ['date:last 400 days'] }, format);
      const { error } = errorAnswerSchema.parse(await refused.json());
      expect([format, error.code]).toEqual([format, 'bad_limit']);
    }
    await expectNobodySits();
  });
});
