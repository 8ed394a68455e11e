/** How people engage with a title: emotions, character votes, engagement by episode. */
import { emotions, type Row, type TitleKind } from '@cvm/contract';
import type { Episode, Reaction, Title, Vote } from './loaded.ts';
import {
  included,
  isEpisodeInside,
  isInside,
  isTitleInside,
  membersOf,
  people,
  ratio,
  rowCount,
  type Scope,
  titlesInside,
  viewsInside,
} from './scope.ts';
import { engagementsInside, votesInRange } from './titles.ts';

/** By season, then by number: season x 10000 + number, and from 10000 on a hundred thousandth more for each. */
const placeOf = ({ season, number }: Episode): number =>
  number < 10_000 ? season * 10_000 + number : season * 10_000 + 9999 + (number - 9999) / 100_000;

export const episodeLabels = (episode: Episode | null): { episodeString: string | null; episodeSort: number | null } =>
  episode === null
    ? { episodeString: null, episodeSort: null }
    : {
        episodeString: `S${episode.season} | E${episode.number}`,
        episodeSort: placeOf(episode),
      };

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const episodesInside = (scope: Scope): Episode[] => titlesInside(scope, 'show').flatMap((title) => title.episodes);

/** Character votes of the titles and episodes. */
export const votesInside = (scope: Scope, kind: TitleKind): Vote[] =>
  votesInRange(scope).filter((vote) => isTitleInside(scope, vote.title, kind) && isEpisodeInside(scope, vote.episode));

/** A row per character with votes, without its share or rank. */
const characterVotes = (scope: Scope, votes: readonly Vote[]) =>
  [...new Set(votes.map((vote) => vote.character))].map((character) => ({
    characterId: character.id,
    actorId: character.actor?.id ?? null,
    actorName: character.actor?.name ?? null,
    characterName: character.name,
    characterImageUrl: character.image,
    actorImageUrl: character.actor?.image ?? null,
    votes: rowCount(
      scope,
      votes.filter((vote) => vote.character === character),
    ),
  }));

export const favorites =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const all = votesInside(scope, kind);
    return characterVotes(scope, all).map((row) => ({
      ...row,
      votingPercent: ratio(row.votes, rowCount(scope, all)),
    }));
  };

const inRankOrder = (a: { votes: number; characterId: string }, b: { votes: number; characterId: string }): number =>
  Math.abs(a.votes - b.votes) < 1e-9 ? (a.characterId < b.characterId ? -1 : 1) : b.votes - a.votes;

/** The first five of each episode. */
export const characterVoteEpisodeRank = (scope: Scope): Row[] => {
  const all = votesInside(scope, 'show');
  const rows: Row[] = [];
  for (const episode of episodesInside(scope)) {
    const ranked = characterVotes(
      scope,
      all.filter((vote) => vote.episode === episode),
    ).sort(inRankOrder);
    ranked.slice(0, 5).forEach((row, place) => {
      const own = all.filter((vote) => vote.episode === episode && vote.character.id === row.characterId);
      const votersBase = new Set(membersOf(own)).size;
      rows.push({ ...episodeLabels(episode), ...row, votersBase, voteRank: place + 1 });
    });
  }
  return rows;
};

const reactionsInRange = (scope: Scope): Reaction[] => scope.data.reactions.filter((row) => isInside(scope, row));

/** Emotions about the titles and episodes. */
export const reactionsInside = (scope: Scope, kind: TitleKind): Reaction[] =>
  reactionsInRange(scope).filter((row) => isTitleInside(scope, row.title, kind) && isEpisodeInside(scope, row.episode));

const ofEmotion = (rows: readonly Reaction[], emotion: string): Reaction[] =>
  rows.filter((row) => row.emotion === emotion);

/** Titles of the kind that share a genre with one of the titles, these included. */
const similarTo = (scope: Scope, titles: readonly Title[], kind: TitleKind): Title[] => {
  const genres = new Set(titles.flatMap((title) => title.genres));
  return scope.data.titles.filter(
    (title) => title.kind === kind && (titles.includes(title) || title.genres.some((genre) => genres.has(genre))),
  );
};

export const emotionIndex =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const titles = titlesInside(scope, kind);
    const similar = similarTo(scope, titles, kind);
    const base = reactionsInRange(scope).filter((row) => similar.includes(row.title));
    const own = base.filter((row) => titles.includes(row.title) && isEpisodeInside(scope, row.episode));
    const subjects: { episode: Episode | null; felt: Reaction[] }[] = [{ episode: null, felt: own }];
    if (kind === 'show')
      for (const episode of episodesInside(scope))
        subjects.push({ episode, felt: own.filter((row) => row.episode === episode) });
    const genres = titles[0]?.genres.join('|') ?? '';
    const rows: Row[] = [];
    for (const { episode, felt } of subjects)
      for (const emotion of emotions) {
        const votes = ofEmotion(felt, emotion);
        if (votes.length === 0) continue;
        const percent = rowCount(scope, votes) / rowCount(scope, felt);
        const basePercent = ratio(rowCount(scope, ofEmotion(base, emotion)), rowCount(scope, base));
        rows.push({
          ...episodeLabels(episode),
          emotion,
          emotionName: capitalised(emotion),
          emotionPercent: percent,
          emotionCount: rowCount(scope, votes),
          sampleCount: felt.length,
          totalVotesCount: rowCount(scope, felt),
          index: felt.length < 50 || basePercent === null ? null : ratio(100 * percent, basePercent),
          genres: genres === '' ? null : genres,
        });
      }
    return rows;
  };

export const showEpisodeEmotions = (scope: Scope): Row[] => {
  const all = reactionsInRange(scope).filter((row) => isEpisodeInside(scope, row.episode));
  const engagements = engagementsInside(scope);
  const rows: Row[] = [];
  for (const episode of episodesInside(scope)) {
    const felt = all.filter((row) => row.episode === episode);
    const engaged = engagements.filter((row) => row.episode === episode);
    for (const emotion of emotions) {
      const votes = ofEmotion(felt, emotion);
      if (votes.length === 0) continue;
      rows.push({
        ...episodeLabels(episode),
        emotion,
        emotionName: capitalised(emotion),
        emotionPercent: ratio(rowCount(scope, votes), rowCount(scope, felt)),
        emotionsBase: felt.length,
        emotionCount: rowCount(scope, votes),
        engagements: rowCount(scope, engaged, (row) => row.points),
        engagersBase: new Set(membersOf(engaged)).size,
      });
    }
  }
  return rows;
};

/** A row for each episode of a show with anything to count; a movie has one row, if anything. */
export const engagementRawTotals = (scope: Scope): Row[] => {
  const isMovie = included(scope, 'movie').length > 0;
  const titles = titlesInside(scope, isMovie ? 'movie' : 'show');
  const allViews = viewsInside(scope).filter((view) => titles.includes(view.title));
  const allEngagements = engagementsInside(scope).filter((row) => titles.includes(row.title));
  const rows: Row[] = [];
  for (const episode of isMovie ? [null] : episodesInside(scope)) {
    const views = allViews.filter((view) => isMovie || view.episode === episode);
    const done = allEngagements.filter((row) => isMovie || row.episode === episode);
    if (views.length === 0 && done.length === 0) continue;
    const viewers = people(scope, membersOf(views));
    const engagements = rowCount(scope, done, (row) => row.points);
    rows.push({
      ...episodeLabels(episode),
      viewers,
      engagers: people(scope, membersOf(done)),
      ratings: rowCount(
        scope,
        done.filter(({ what }) => what === 'emotion' || what === 'rating'),
      ),
      characterVotes: rowCount(
        scope,
        done.filter(({ what }) => what === 'vote'),
      ),
      engagements,
      engagementScore: ratio(100 * engagements, viewers),
    });
  }
  return rows;
};
