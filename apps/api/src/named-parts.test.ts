/** Seasons, episodes, characters, moments and comments that a question names and the data do not have, or that are of another title. */
import type { ViewId } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from './testing/needed-filters.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
/** Two shows, with a part of each kind. */
let shows: readonly { id: string; parts: Readonly<Record<string, string>> }[];
let movieId: string;

/** The views that tell the ids of parts, and the column they stand in. */
const told = [
  ['episode', 'episodes', 'episodeId'],
  ['characters', 'showFavorites', 'characterId'],
  ['screencapId', 'hottestMoments', 'screencapId'],
  ['parentComment', 'reactionFeed', 'commentId'],
] as const;

const partOf = async (view: ViewId, column: string, show: string): Promise<string> => {
  const { data } = (await test.get(viewUrl(view, [`show:${show}`], { limit: '1' }))).json();
  return String(data[0]?.[column]);
};

beforeAll(async () => {
  test = await sharedPortal();
  const { data } = (await test.get(viewUrl('showSummary', [], { limit: '2' }))).json();
  shows = await Promise.all(
    data.map(async ({ showId: id }: { showId: string }) => ({
      id,
      parts: Object.fromEntries(
        await Promise.all(told.map(async ([filter, view, column]) => [filter, await partOf(view, column, id)])),
      ),
    })),
  );
  ({ movie: movieId = '' } = await idsOf(test));
});
afterAll(() => test?.close());

const ask = async (
  view: ViewId,
  filters: readonly string[],
  user: Parameters<TestPortal['get']>[1] = 'analyst',
  format = 'json',
) => {
  const url = viewUrl(view, [...filters], { resultFormat: format }).replace('/query/', '/query-view/');
  const answer = await test.get(url, user);
  return [answer.statusCode, answer.statusCode === 200 ? 'rows' : answer.json().error.message];
};

const show = (place: number) => shows[place] ?? { id: '', parts: {} };

/** A view that takes the filter, about this show where it can be about one. */
const questions = [
  ['episode', 'episodes', 'episodes', true],
  ['episode', 'showEpisodeEmotions', 'episodes', true],
  ['characters', 'reactionFeed', 'characters', true],
  ['characters', 'reactionRatings', 'characters', true],
  ['parentComment', 'reactionFeed', 'comments', true],
  ['screencapId', 'memes', 'moments', false],
] as const satisfies readonly (readonly [string, ViewId, string, boolean])[];

describe.each(questions)('%s in %s', (filter, view, called, isAboutShow) => {
  const about = () => (isAboutShow ? [`show:${show(0).id}`] : []);
  const where = () => (isAboutShow ? `show ${show(0).id}` : 'index');

  it('is answered where it is there, and refused by name where it is not', async () => {
    const known = `${filter}:${show(0).parts[filter]}`;
    expect(await ask(view, [...about(), known])).toEqual([200, 'rows']);
    const refused = [404, `No ${called} with id no-such found in ${where()}`];
    expect(await ask(view, [...about(), `${known},no-such`])).toEqual(refused);
    for (const format of ['json', 'ndjson', 'csv', 'xlsx', 'parquet'])
      expect([format, ...(await ask(view, [...about(), `${filter}:no-such`], 'analyst', format))]).toEqual([
        format,
        ...refused,
      ]);
  });

  it.runIf(isAboutShow)('is refused where it is of another show than is asked for', async () => {
    const other = show(1).parts[filter];
    expect(await ask(view, [...about(), `${filter}:${other}`])).toEqual([
      404,
      `No ${called} with id ${other} found in ${where()}`,
    ]);
    const both = [`show:${show(0).id}|${show(1).id}`];
    if (view === 'reactionFeed') expect(await ask(view, [...both, `${filter}:${other}`])).toEqual([200, 'rows']);
  });
});

describe.each(['episodes', 'showFavorites', 'reactionFeed', 'showEmotionIndex'] as const)('season in %s', (view) => {
  it('is answered where the show has it, and refused by its number where it does not', async () => {
    const about = `show:${show(0).id}`;
    expect(await ask(view, [about, 'season:1'])).toEqual([200, 'rows']);
    expect(await ask(view, [about, 'season:01'])).toEqual([200, 'rows']);
    for (const season of ['99', '1,99', '099'])
      expect(await ask(view, [about, `season:${season}`])).toEqual([404, `No season 99 found in show ${show(0).id}`]);
    expect(await ask(view, [about, 'season:not 99'])).toEqual([200, 'rows']);
  });
});

it('what is left out need not be there, and a feed without a thread is asked for by no comment', async () => {
  expect(await ask('episodes', [`show:${show(0).id}`, 'episode:not no-such'])).toEqual([200, 'rows']);
  expect(await ask('reactionFeed', [`show:${show(0).id}`, 'parentComment:NULL'])).toEqual([200, 'rows']);
});

it('an episode of a show is none to a user who sees movies alone, as one that is not there', async () => {
  const asked = (episode: string | undefined) =>
    ask('engagementRawTotals', [`movie:${movieId}`, `episode:${episode}`], 'movies');
  for (const episode of [show(0).parts.episode, 'no-such'])
    expect(await asked(episode)).toEqual([404, `No episodes with id ${episode} found in movie ${movieId}`]);
});

it('a cross-tab is refused as well', async () => {
  const refusalOf = async (filters: readonly string[]) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/view/runStream',
      headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
      payload: { view: 'crosstab', fields: ['crosstab.genre', 'crosstab.viewer_count'], filters },
    });
    return [answer.statusCode, answer.json().error?.message];
  };
  expect(await refusalOf(['episode:no-such'])).toEqual([404, 'No episodes with id no-such found in index']);
  expect(await refusalOf(['season:99'])).toEqual([404, 'No season 99 found in index']);
});
