/**
 * A small random dataset full of what is awkward: edges of days, binges of exactly 24 hours and of a second more, bulk,
 * rewatches, spells that overlap, return and end at a day's edge, several rows per key, ties, unknown attributes, series rows
 * without an episode. One show, one movie, one actor and two surveyed programs are large enough for every minimum.
 */
import { addDays, emotions } from '@cvm/contract';
import { chanceOf } from '@cvm/contract/testing/chance';
import type {
  CharacterVoteRow,
  CommentRow,
  Dataset,
  RatingRow,
  ReactionRow,
  ScreencapRow,
  SurveyRow,
  ViewRow,
} from './dataset.ts';
import {
  actors,
  dataThrough,
  networks,
  platforms,
  randomCharacters,
  randomEpisodes,
  randomMembers,
  randomPopulation,
  randomTitles,
  studios,
} from './random-catalogue.ts';
import { randomFollows } from './random-follows.ts';
import { moment, repeated, secondsLater, subject, type World, withCopies } from './random-world.ts';

const singleView = (world: World): ViewRow => ({
  ...subject(world),
  watched_at: moment(world.chance),
  platform: world.chance.some(['Aurora+', 'Aurora+', 'Brook: TV, Radio', 'Elsewhere', 'Disc', null]) ?? null,
  device: world.chance.some(['phone', 'tv', 'tv', 'tablet', 'computer', null]) ?? null,
  bulk: world.chance.pick([null, false, false, false, true]),
});

/** Three or four views of a show by one member, apart so that the last is close to, at or beyond 24 hours after the first. */
const spree = (world: World): ViewRow[] => {
  const { chance } = world;
  const shows = world.titles.filter(({ title_id }) => world.episodes.filter((e) => e.title_id === title_id).length > 3);
  const show = chance.isTrue(0.6) ? shows[0] : chance.some(shows);
  const own = world.episodes.filter((episode) => episode.title_id === show?.title_id);
  const start = moment(chance, 3);
  const span = chance.pick([3600, 86_399, 86_400, 86_400, 86_401]);
  const base = { ...singleView(world), title_id: show?.title_id ?? '', bulk: chance.isTrue(0.1) };
  const watched = chance.several(own, chance.pick([3, 4, 4, 5]));
  const views = watched.map((episode, i) => ({
    ...base,
    episode_id: episode.episode_id,
    watched_at: secondsLater(start, Math.floor((i * span) / (watched.length - 1))),
  }));
  const rewatch = { ...base, episode_id: watched[0]?.episode_id ?? null, watched_at: secondsLater(start, 60) };
  return chance.isTrue(0.4) ? [...views, rewatch] : views;
};

/** More viewers in the last week than in the one before, for titles on the rise. */
const risingViews = (world: World): ViewRow[] =>
  world.titles
    .filter(({ kind }, i, all) => all.findIndex((other) => other.kind === kind) === i)
    .flatMap(({ title_id }) =>
      world.members.slice(5, 75).flatMap(({ member_id }, i) =>
        (i < 36 ? [-3, -7] : [-1]).map((days) => ({
          ...singleView(world),
          member_id,
          title_id,
          episode_id: null,
          watched_at: `${addDays(dataThrough, days)} ${world.chance.pick(['00:00:00', '23:59:59'])}`,
        })),
      ),
    );

const randomViews = (world: World): ViewRow[] =>
  withCopies(world.chance, [
    ...repeated(900, () => singleView(world)),
    ...repeated(60, () => spree(world)).flat(),
    ...risingViews(world),
  ]);

/** Several rows per key, at the same second too. */
const randomReactions = (world: World): ReactionRow[] =>
  withCopies(
    world.chance,
    repeated(700, () => ({
      ...subject(world),
      emotion: world.chance.pick(emotions),
      reacted_at: moment(world.chance),
    })).flatMap((row) => (world.chance.isTrue(0.1) ? [row, { ...row, reacted_at: moment(world.chance) }] : [row])),
  );

const randomRatings = (world: World): RatingRow[] =>
  repeated(200, () => ({
    ...subject(world),
    rating: world.chance.whole(1, 5),
    rated_at: moment(world.chance),
  })).flatMap((row) => (world.chance.isTrue(0.2) ? [row, { ...row, rating: world.chance.whole(1, 5) }] : [row]));

const randomVotes = (world: World): CharacterVoteRow[] =>
  repeated(500, () => {
    const row = subject(world);
    const character = world.chance.some(world.characters.filter(({ title_id }) => title_id === row.title_id));
    return character ? [{ ...row, character_id: character.character_id, voted_at: moment(world.chance) }] : [];
  })
    .flat()
    .flatMap((row) => {
      const other = world.chance.some(world.characters.filter(({ title_id }) => title_id === row.title_id));
      return world.chance.isTrue(0.2) && other ? [row, { ...row, character_id: other.character_id }] : [row];
    });

const randomScreencaps = ({ chance, episodes }: World): ScreencapRow[] =>
  episodes.slice(0, 14).map(({ title_id, episode_id }, i) => ({
    screencap_id: `s${i}`,
    title_id,
    episode_id: chance.isTrue(0.1) ? null : episode_id,
    progress: chance.pick([0, 0.25, 0.3333, 1]),
    image_url: chance.pick([null, 'https://img.example/s.jpg']),
  }));

const randomComments = (world: World, screencaps: readonly ScreencapRow[]): CommentRow[] => {
  const { chance } = world;
  const rows: CommentRow[] = [];
  for (let i = 0; i < 240; i++) {
    const parent = chance.isTrue(0.4) ? chance.some(rows) : undefined;
    const about = subject(world);
    const screencap = chance.isTrue(0.3) ? chance.some(screencaps) : undefined;
    // Some show a moment of another title than they are about.
    const { title_id, episode_id } = (i % 5 === 0 && screencap ? about : screencap) ?? parent ?? about;
    const character = chance.some(world.characters.filter((row) => row.title_id === title_id));
    rows.push({
      comment_id: `k${i}`,
      member_id: about.member_id,
      title_id,
      // Some show a moment of an episode that they do not name.
      episode_id: screencap && i % 3 === 0 ? null : episode_id,
      parent_comment_id: parent?.comment_id ?? null,
      created_at: moment(chance),
      text: chance.pick([null, 'What, a "start"!', 'été 🎬\nnext']),
      image_url: chance.pick([null, null, 'https://img.example/k.jpg']),
      screencap_id: screencap?.screencap_id ?? null,
      language: chance.pick(['en', 'fr', null]),
      emotions: chance.several([...emotions, 'sad', 'sad'], chance.pick([0, 0, 1, 2])),
      character_id: chance.isTrue(0.3) ? (character?.character_id ?? null) : null,
      rating: chance.pick([null, null, 1, 4, 5]),
      is_review: chance.pick([null, false, true]),
      likes: chance.pick([null, 0, 1, 2, 7]),
      shares: chance.pick([null, 0, 3]),
    });
  }
  return withCopies(chance, rows);
};

/** Programs with many, exactly 100, 99 and few answer sheets. */
const randomSurvey = ({ chance, titles }: World): SurveyRow[] => {
  const sheets = [260, 100, 99, 40, 3];
  const surveyed = [titles[0], titles[8], titles[1], titles[2], titles[9]];
  return surveyed.flatMap((title, place) =>
    repeated(sheets[place] ?? 0, (i) => ({
      respondent_id: `r${place}-${i}`,
      title_id: title?.title_id ?? '',
      surveyed_at: place === 0 ? moment(chance) : `${addDays(dataThrough, -(i % 20))} 12:00:00`,
      age: chance.pick([15, 17, 18, 18, 30, 30, 54, 55, null]),
      gender: chance.pick(['female', 'male', null]),
      country: chance.pick(['US', 'US', 'GB', null]),
      q1: chance.whole(1, 5),
      q2: chance.whole(1, 5),
      q3: chance.whole(1, 5),
      q4: chance.whole(2, 5),
    })),
  );
};

/**
 * The dataset of a seed; every third has no census, so that nothing can be balanced. With a crowd there are ten times as many
 * followers, and titles of follower tiers.
 */
export const randomDataset = (seed: number, { hasCrowd = false } = {}): Dataset => {
  const chance = chanceOf(seed);
  const titles = randomTitles(chance);
  const members = randomMembers(chance, 160);
  const everybody = hasCrowd ? [...members, ...randomMembers(chance, 900, 'crowd')] : members;
  const episodes = randomEpisodes(chance, titles);
  const characters = randomCharacters(chance, titles);
  const world: World = { chance, titles, members, episodes, characters };
  const screencaps = randomScreencaps(world);
  return {
    dataThrough,
    tables: {
      networks,
      studios,
      platforms,
      titles: withCopies(chance, titles),
      episodes: withCopies(chance, episodes),
      actors,
      characters,
      members: everybody,
      population: seed % 3 === 0 ? [] : randomPopulation(chance),
      follows: randomFollows(world, everybody),
      views: randomViews(world),
      reactions: randomReactions(world),
      ratings: randomRatings(world),
      character_votes: randomVotes(world),
      screencaps,
      comments: randomComments(world, screencaps),
      survey_responses: randomSurvey(world),
    },
  };
};
