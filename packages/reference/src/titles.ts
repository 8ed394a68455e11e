/** Rankings of titles, networks and actors; what the home page shows. */
import { addDays, type Row, type TitleKind } from '@cvm/contract';
import type { Actor, Comment, Event, Member, Rating, Title, View, Vote } from './loaded.ts';
import {
  clausesOf,
  followersAt,
  included,
  isDayInside,
  isEpisodeInside,
  isInside,
  isTitleInside,
  membersOf,
  people,
  ratio,
  rowCount,
  type Scope,
  titlesInside,
  viewsInRange,
  viewsInside,
} from './scope.ts';
import { ratingInterval, sizeOf, snapped, wilson } from './statistics.ts';
import { bingersOf, completion, viewsOf } from './watching.ts';

export const showNames = (title: Title): Row => ({
  show: title.name,
  showId: title.id,
  poster: title.poster,
  network: title.network?.name ?? null,
  networkId: title.network?.id ?? null,
});

export const movieNames = (title: Title): Row => ({
  movie: title.name,
  movieId: title.id,
  poster: title.poster,
  studio: title.studio?.name ?? null,
});

const shortNames = (title: Title): Row => ({
  name: title.name,
  id: title.id,
  network: title.network?.name ?? null,
  networkId: title.network?.id ?? null,
  studio: title.studio?.name ?? null,
});

/** Views of all titles of a kind, content filters left out. */
export const viewsOfKind = (scope: Scope, kind: TitleKind): View[] =>
  viewsInRange(scope).filter((view) => view.title.kind === kind);

/** Points of an engagement: a comment or reply 2, with an image or screencap 3, everything else 1. */
export const commentPoints = (comment: Comment): number =>
  comment.image !== null || comment.screencap !== null ? 3 : 2;

export type Engagement = Event & { points: number; what: 'emotion' | 'rating' | 'vote' | 'comment' };

/** Everything members did with titles but watching, inside people, dates, season and episode. */
export const engagementsInside = (scope: Scope): Engagement[] => {
  const { reactions, ratings, votes, comments } = scope.data;
  const all: Engagement[] = [
    ...reactions.map((row) => ({ ...row, points: 1, what: 'emotion' as const })),
    ...ratings.map((row) => ({ ...row, points: 1, what: 'rating' as const })),
    ...votes.map((row) => ({ ...row, points: 1, what: 'vote' as const })),
    ...comments.map((row) => ({ ...row, points: commentPoints(row), what: 'comment' as const })),
  ];
  return all.filter((row) => isInside(scope, row) && isEpisodeInside(scope, row.episode));
};

const ratingsOf = (scope: Scope, title: Title): Rating[] =>
  scope.data.ratings.filter((row) => row.title === title && isInside(scope, row));

export const meanRating = (scope: Scope, title: Title): number | null => {
  const ratings = ratingsOf(scope, title);
  return ratio(
    rowCount(scope, ratings, (row) => row.rating),
    rowCount(scope, ratings),
  );
};

/** ratings, ratingLow, ratingHigh. */
const ratingFigures = (scope: Scope, title: Title) => {
  const ratings = ratingsOf(scope, title);
  const { low, high } = ratingInterval(
    ratings.map(({ rating, member }) => ({ value: rating, weight: scope.weightOf(member) })),
  );
  return { ratings: ratings.length, ratingLow: low, ratingHigh: high };
};

/** showSummary, moviesSummary. */
export const titleSummary =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const inside = viewsInside(scope);
    const wholeViews = rowCount(scope, viewsOfKind(scope, kind));
    const engagements = engagementsInside(scope);
    const hasPlatform = clausesOf(scope, 'platform').length > 0;
    const rows: Row[] = [];
    for (const title of titlesInside(scope, kind)) {
      const views = viewsOf(inside, title);
      const members = new Set(membersOf(views));
      const viewers = people(scope, [...members]);
      const followers = people(scope, followersAt(scope, [title], scope.to));
      if (views.length === 0 && (hasPlatform || followers === 0)) continue;
      const points = rowCount(
        scope,
        engagements.filter((row) => row.title === title),
        (row) => row.points,
      );
      rows.push({
        ...(kind === 'show' ? showNames(title) : movieNames(title)),
        followers,
        viewers,
        views: rowCount(scope, views),
        viewshare: ratio(rowCount(scope, views), wholeViews),
        completion: completion(scope, title, members),
        rating: meanRating(scope, title),
        ...ratingFigures(scope, title),
        engagement: ratio(100 * points, viewers),
        viewersBase: members.size,
      });
    }
    return rows;
  };

export const topPerforming =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const inside = viewsInside(scope);
    const whole = viewsOfKind(scope, kind);
    const rows: Row[] = [];
    for (const title of titlesInside(scope, kind)) {
      const views = viewsOf(inside, title);
      if (views.length === 0) continue;
      const viewers = people(scope, membersOf(views));
      rows.push({
        ...showNames(title),
        ...movieNames(title),
        viewers,
        viewshare: ratio(rowCount(scope, views), rowCount(scope, whole)),
        viewershare: ratio(viewers, people(scope, membersOf(whole))),
      });
    }
    return rows;
  };

export const networkSummary = (scope: Scope): Row[] => {
  const inside = viewsInside(scope).filter(({ title }) => isTitleInside(scope, title, 'show'));
  const whole = viewsOfKind(scope, 'show');
  const rows: Row[] = [];
  for (const network of scope.data.networks) {
    const views = inside.filter((view) => view.title.network?.id === network.id);
    if (views.length === 0) continue;
    rows.push({
      network: network.name,
      networkId: network.id,
      viewshare: ratio(rowCount(scope, views), rowCount(scope, whole)),
      viewershare: ratio(people(scope, membersOf(views)), people(scope, membersOf(whole))),
    });
  }
  return rows;
};

/** Character votes inside people and dates; those for deleted characters too, unless they are taken out. */
export const votesInRange = (scope: Scope): Vote[] => {
  const withoutDeleted = included(scope, 'exclude_deleted_characters').includes('Yes');
  return scope.data.votes.filter((vote) => isInside(scope, vote) && !(withoutDeleted && vote.character.deleted));
};

export const actorNames = (actor: Actor): Row => ({
  actor: actor.name,
  actorId: actor.id,
  actorImageUrl: actor.image,
});

export const actorSummary = (scope: Scope): Row[] => {
  const whole = votesInRange(scope);
  const rows: Row[] = [];
  for (const actor of scope.data.actors) {
    const votes = whole.filter((vote) => vote.character.actor === actor && isTitleInside(scope, vote.title));
    if (votes.length === 0) continue;
    rows.push({
      ...actorNames(actor),
      votes: rowCount(scope, votes),
      shareOfVotes: ratio(rowCount(scope, votes), rowCount(scope, whole)),
    });
  }
  return rows;
};

/** bingeReport, topBingedShows. */
export const binges = (scope: Scope): Row[] => {
  const inside = viewsInside(scope);
  let allBingers = 0;
  for (const title of scope.data.titles)
    if (title.kind === 'show') allBingers += people(scope, bingersOf(viewsInRange(scope), title));
  const rows: Row[] = [];
  for (const title of titlesInside(scope, 'show')) {
    const bingers = people(scope, bingersOf(inside, title));
    if (bingers === 0) continue;
    const viewers = [...new Set(membersOf(viewsOf(inside, title)))];
    const bingeRate = ratio(bingers, people(scope, viewers));
    const { n, effective } = sizeOf(viewers.map(scope.weightOf));
    const { low, high } = wilson(bingeRate === null ? null : snapped(bingeRate), effective);
    rows.push({
      ...showNames(title),
      bingers,
      bingeRate,
      viewers: n,
      bingeRateLow: low,
      bingeRateHigh: high,
      bingeShare: ratio(bingers, allBingers),
    });
  }
  return rows;
};

/** Not released by data_through: the release day is later, or unknown. */
export const isUnreleased = (scope: Scope, title: Title): boolean =>
  title.releaseDay === null || title.releaseDay > scope.data.dataThrough;

/** homepageShowsAnticipation, homepageMoviesAnticipation. */
export const anticipated =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const rows: Row[] = [];
    for (const title of titlesInside(scope, kind)) {
      const [clause] = clausesOf(scope, 'releaseDate');
      if (!isUnreleased(scope, title)) continue;
      if (clause?.op === 'is_not' && title.releaseDay === null) continue;
      if (clause?.op === 'is' && title.releaseDay !== null) continue;
      const followers = people(scope, followersAt(scope, [title], scope.to));
      if (followers > 0) rows.push({ ...shortNames(title), releaseDate: title.releaseDay, followers });
    }
    return rows;
  };

/** The people of the 7 days that end on `last`. */
const weekOf = (scope: Scope, title: Title, last: string): Member[] =>
  membersOf(
    scope.data.views.filter(
      (view) =>
        view.title === title &&
        view.day > addDays(last, -7) &&
        view.day <= last &&
        isInside({ ...scope, from: null }, view),
    ),
  );

/** trendingShows, trendingMovies, networkTrendingShows: only where the week before has 30 viewers, before weighting. */
export const trending =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const rows: Row[] = [];
    for (const title of titlesInside(scope, kind)) {
      const later = weekOf(scope, title, scope.to);
      const earlier = weekOf(scope, title, addDays(scope.to, -7));
      if (new Set(earlier).size < 30) continue;
      const increase = (people(scope, later) - people(scope, earlier)) / people(scope, earlier);
      if (increase <= 0) continue;
      rows.push({
        ...shortNames(title),
        percentIncrease: increase,
        viewers: people(scope, later),
        showName: title.name,
        showId: title.id,
        showNetworkName: title.network?.name ?? null,
        showNetworkId: title.network?.id ?? null,
        showPercentIncrease: increase,
      });
    }
    return rows;
  };

/** The character with most of the votes, ties by its id. */
const favorite = (scope: Scope, votes: readonly Vote[]): string | null => {
  let best: { id: string; name: string; votes: number } | null = null;
  for (const { character } of votes) {
    const own = rowCount(
      scope,
      votes.filter((vote) => vote.character === character),
    );
    const ahead = own - (best?.votes ?? 0);
    const isTie = Math.abs(ahead) < 1e-9;
    if (best === null || (isTie ? character.id < best.id : ahead > 0)) best = { ...character, votes: own };
  }
  return best?.name ?? null;
};

/** Votes of the 7 days that end with the range. */
export const trendingActors = (scope: Scope): Row[] => {
  const week = { ...scope, from: addDays(scope.to, -6) };
  const whole = votesInRange(week).filter((vote) => isTitleInside(scope, vote.title) && isDayInside(week, vote.day));
  const rows: Row[] = [];
  for (const actor of scope.data.actors) {
    const votes = whole.filter((vote) => vote.character.actor === actor);
    if (votes.length === 0) continue;
    rows.push({
      actorId: actor.id,
      image: actor.image,
      name: actor.name,
      voteCount: rowCount(scope, votes),
      character: favorite(scope, votes),
      total: rowCount(scope, whole),
    });
  }
  return rows;
};
