/**
 * A disk that lost parts of three tables, over HTTP: whatever reads one of them is refused with its name, everything else is
 * answered as it was before, and whoever looks after the portal is told.
 */
import { join } from 'node:path';
import { otherRecipeWords, recipe, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damageTables, deriveByOthers } from '../../../packages/warehouse/src/testing/damage.ts';
import { idsOf, neededBy } from './testing/needed-filters.ts';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

/** A fact, a table of the catalogue and a layout. */
const tables = ['views', 'episodes', 'title_totals'];

let test: TestPortal;
let ids: Readonly<Record<string, string>>;
/** What every view answered before. */
const before = new Map<ViewId, unknown>();

const filtersOf = (id: ViewId): string[] => neededBy(viewDefinition(id), ids);

const ask = (id: ViewId, portal = test): Promise<LightMyRequestResponse> =>
  portal.get(viewUrl(id, filtersOf(id)), id === 'gemReport' ? 'gem' : 'analyst');

const firstOf = async (portal: TestPortal, view: ViewId, column: string): Promise<string> =>
  String((await portal.get(viewUrl(view, [], { limit: '1' }))).json().data[0][column]);

const post = async (url: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
  });

beforeAll(async () => {
  const whole = await openTestPortal();
  try {
    const show = await firstOf(whole, 'showSummary', 'showId');
    ids = {
      ...(await idsOf(whole)),
      ...{ show, title: show, titleId: show, releaseDate: '[-40,14]' },
      movie: await firstOf(whole, 'moviesSummary', 'movieId'),
      network: await firstOf(whole, 'networkSummary', 'networkId'),
      actor: await firstOf(whole, 'actorSummary', 'actorId'),
    };
    for (const id of viewIds) {
      const answer = await ask(id, whole);
      expect([id, answer.statusCode]).toEqual([id, 200]);
      before.set(id, answer.json().data);
    }
  } finally {
    await whole.close();
  }
  test = await openTestPortal({
    prepare: async (dataDir) => {
      await damageTables(join(dataDir, 'warehouse'), tables);
      await deriveByOthers(join(dataDir, 'warehouse'));
    },
  });
});
afterAll(() => test?.close());

/** The table an answer names as damaged, in its words and apart from them; null for an answer that names none. */
const namedBy = (answer: LightMyRequestResponse): string | null => {
  if (answer.statusCode !== 503) return null;
  const { code, message, details } = answer.json().error;
  expect(code).toBe('damaged');
  expect(message).toMatch(
    new RegExp(`^The table ${details.table} of the loaded data .* The data has to be loaded again\\.$`),
  );
  return details.table;
};

describe('a portal with damaged tables', () => {
  it('answers every view as before, or says which table it cannot be answered from', async () => {
    const named = new Map<string, ViewId[]>();
    for (const id of viewIds) {
      const answer = await ask(id);
      const table = namedBy(answer);
      if (table === null) expect([id, answer.statusCode, answer.json().data]).toEqual([id, 200, before.get(id)]);
      else named.set(table, [...(named.get(table) ?? []), id]);
    }
    expect([...named.keys()].sort()).toEqual([...tables].sort());
    expect(named.get('episodes')).toContain('episodes');
    expect(named.get('views')).toContain('showMobility');
    expect(named.get('title_totals')).toContain('showSummary');
    expect([...named.values()].flat()).not.toContain('reactionFeed');
  });

  it('refuses streams, files, cross-tabs, benchmarks and lists in the same words, before their first byte', async () => {
    const file = (resultFormat: string) =>
      test.get(viewUrl('showSummary', [], { resultFormat }).replace('/query/', '/query-view/'));
    for (const format of ['ndjson', 'csv', 'xlsx']) expect(namedBy(await file(format))).toBe('title_totals');
    const crosstab = (resultFormat: string) =>
      post('/v1/view/runStream', {
        view: 'crosstab',
        fields: ['crosstab.device_name', 'crosstab.viewer_count'],
        resultFormat,
      });
    for (const format of ['json', 'ndjson', 'csv']) expect(namedBy(await crosstab(format))).toBe('views');
    const lines = (await post('/v1/view/benchmark', { showId: ids.show, topData: true })).body;
    expect(lines).toContain('"error"');
    expect(lines).not.toMatch(/"viewers":\d/);
  });

  it('says in each answer and file that other definitions derived the data', async () => {
    const view: ViewId = 'movieDetail';
    const { meta } = (await ask(view)).json();
    expect([meta.recipe, meta.dataRecipe]).toEqual([recipe, recipe + 1]);
    const file = await test.get(
      viewUrl(view, filtersOf(view), { resultFormat: 'csv' }).replace('/query/', '/query-view/'),
    );
    expect(file.body.split('\r\n')[0]).toContain(otherRecipeWords(meta));
  });

  it('is open to sign in, says how far its data reach, and tells whoever looks after it', async () => {
    const open = await test.get('/v1/pdt-status-check', null);
    expect([open.statusCode, open.json().data.date]).toEqual([200, expect.any(String)]);
    const { healthy, error, works } = (await test.get('/v1/status-check', 'admin')).json();
    // The tables that are whole are asked all the same: no page is taken away from users.
    expect([healthy, works]).toEqual([false, true]);
    for (const table of tables) expect(error).toContain(`The table ${table} of the loaded data `);
    expect(error).toContain('Load the data again.');
    // Users as well: the data that answer are not those that the definitions of today would have made.
    expect(open.json().data.dataRecipe).toBe(recipe + 1);
    expect(error).toContain(
      `derived by version ${recipe + 1} of the definitions, and questions follow version ${recipe}`,
    );
  });
});
