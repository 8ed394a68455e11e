/** Somebody else's data, imported, loaded and asked: the published figures of the Star Wars survey. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginAnswerSchema, queryAnswerSchema } from '@cvm/contract';
import { importDataset } from '@cvm/importers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner, type Portal, startPortal } from './portal.ts';

const survey = path.join(import.meta.dirname, 'fixtures', 'star-wars-survey');
const folder = mkdtempSync(path.join(tmpdir(), 'cvm-survey-'));

let portal: Portal;
let token: string;

beforeAll(async () => {
  const dataset = path.join(folder, 'dataset');
  await importDataset('star-wars-survey', survey, dataset);
  // Nothing is there but the data: the server as it is built makes the accounts.
  portal = await startPortal(dataset, {}, { makesAccounts: true });
  const body = new URLSearchParams({ ...owner });
  const answer = await fetch(`${portal.url}/v1/login`, { method: 'POST', body });
  token = loginAnswerSchema.parse(await answer.json()).token;
});

afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (view: string, filters: readonly string[]) => {
  const query = new URLSearchParams(filters.map((filter): [string, string] => ['filters', filter]));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.url}/v1/query/${view}?${query}`, { headers });
  expect(answer.status).toBe(200);
  return queryAnswerSchema.parse(await answer.json());
};

/** The six films, in the order of the episodes. */
const films = async (): Promise<string[]> => {
  const { data } = await ask('moviesSummary', ['date:all time']);
  return data
    .map(({ movie, movieId }) => ({ name: String(movie), id: String(movieId) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id }) => id);
};

describe('the Star Wars survey of 2014', () => {
  it('has six films and 835 people who saw at least one of them', async () => {
    const { data, meta } = await ask('moviesSummary', ['date:all time']);
    expect(data).toHaveLength(6);
    expect(meta.sampleSize).toBe(835);
  });

  it('has 471 people who saw all six, and 835 who saw any', async () => {
    const ids = await films();
    const every = await ask('affinityMovies', [`movie:${ids.join(',')}`]);
    const any = await ask('affinityMovies', [`movie:${ids.join('|')}`]);
    expect([every.meta.sampleSize, any.meta.sampleSize]).toEqual([471, 835]);
  });

  it('saw The Empire Strikes Back most: 758 people', async () => {
    const { data } = await ask('moviesSummary', ['date:all time']);
    const [most] = data.toSorted((a, b) => Number(b.viewers) - Number(a.viewers));
    expect(most).toMatchObject({ movie: expect.stringContaining('The Empire Strikes Back'), viewers: 758 });
  });
});
