/** Titles to come, and how their following grows. */
import { addDays, contentTypeOf, daysBetween, type Row, type TitleKind } from '@cvm/contract';
import type { Member, Title } from './loaded.ts';
import {
  clausesOf,
  followersAt,
  included,
  isDayInside,
  isInside,
  isReleaseInside,
  membersOf,
  people,
  ratio,
  type Scope,
  spellsInside,
  titlesInside,
} from './scope.ts';
import { isUnreleased, showNames } from './titles.ts';

const followers = (scope: Scope, title: Title, day: string): number => people(scope, followersAt(scope, [title], day));

/** (followers at the end of `to` - followers at the end of the day before `from`) / the latter. */
const growth = (scope: Scope, title: Title, from: string, to: string): number | null => {
  const before = followers(scope, title, addDays(from, -1));
  return ratio(followers(scope, title, to) - before, before);
};

/** Over the range; there is nobody before a range that is open to the past, and no growth over no days. */
const growthOfRange = (scope: Scope, title: Title): number | null =>
  scope.from === null || scope.from > scope.to ? null : growth(scope, title, scope.from, scope.to);

/** anticipatedUnairedShows, networkAnticipatedShows. */
export const unairedShows = (scope: Scope): Row[] => {
  const rows: Row[] = [];
  for (const title of titlesInside(scope, 'show')) {
    const count = followers(scope, title, scope.to);
    if (isUnreleased(scope, title) && count > 0)
      rows.push({ ...showNames(title), followers: count, releaseDate: title.releaseDay });
  }
  return rows;
};

export const returningShows = (scope: Scope): Row[] => {
  const rows: Row[] = [];
  // The release to come of a show that goes on is its next episode.
  const clauses = scope.asked.clauses.filter(({ id }) => id !== 'future_release_date');
  const others = { ...scope, asked: { ...scope.asked, clauses } };
  for (const title of titlesInside(others, 'show')) {
    const count = followers(scope, title, scope.to);
    if (title.status !== 'Continuing' || title.nextAirDay === null || count === 0) continue;
    if (!isReleaseInside(scope, 'future_release_date', title.nextAirDay)) continue;
    const followerGrowth = growthOfRange(scope, title);
    rows.push({ ...showNames(title), followers: count, releaseDate: title.nextAirDay, followerGrowth });
  }
  return rows;
};

export const moviesAnticipation = (scope: Scope): Row[] => {
  const rows: Row[] = [];
  for (const title of titlesInside(scope, 'movie')) {
    const count = followers(scope, title, scope.to);
    if (!isUnreleased(scope, title) || count === 0) continue;
    rows.push({
      movieName: title.name,
      movieId: title.id,
      poster: title.poster,
      studio: title.studio?.name ?? null,
      studioId: title.studio?.id ?? null,
      releaseDate: title.releaseDay,
      followers: count,
      growth: growthOfRange(scope, title),
    });
  }
  return rows;
};

const releaseWords = (scope: Scope, title: Title): string => {
  if (title.kind === 'movie') return 'Movie';
  return isUnreleased(scope, title) ? 'New show' : 'Returning show';
};

/** 0 is Sunday. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The day a title is first released, if that is to come; of a show that goes on, its next episode's. */
export const releaseCalendar = (scope: Scope): Row[] => {
  const clauses = scope.asked.clauses.filter(({ id }) => id !== 'future_release_date');
  const rows: Row[] = [];
  for (const title of titlesInside({ ...scope, asked: { ...scope.asked, clauses } })) {
    const isNew = isUnreleased(scope, title);
    const isReturning = title.status === 'Continuing' && title.nextAirDay !== null;
    const count = followers(scope, title, scope.to);
    if ((!isNew && !isReturning) || count === 0) continue;
    const releaseDate = isNew ? title.releaseDay : title.nextAirDay;
    if (!isReleaseInside(scope, 'future_release_date', releaseDate)) continue;
    rows.push({
      title: title.name,
      titleId: title.id,
      titleType: contentTypeOf[title.kind],
      poster: title.poster,
      release: releaseWords(scope, title),
      network: title.network?.name ?? null,
      networkId: title.network?.id ?? null,
      studio: title.studio?.name ?? null,
      week: releaseDate === null ? null : mondayOf(releaseDate),
      releaseDate,
      followers: count,
      followerGrowth: growthOfRange(scope, title),
    });
  }
  return rows;
};

/** Viewers on the first days from release; null while these are not over. */
const firstViewers = (scope: Scope, title: Title, released: string, days: number): number | null => {
  const last = addDays(released, days - 1);
  if (last > scope.data.dataThrough) return null;
  const inside = { ...scope, from: released, to: last };
  return people(scope, membersOf(scope.data.views.filter((view) => view.title === title && isInside(inside, view))));
};

const isWatchedEarly = (scope: Scope, title: Title, released: string): boolean =>
  scope.data.views.some(
    (view) => view.title === title && isInside({ ...scope, from: released, to: addDays(released, 29) }, view),
  );

/** Followers on the day before release against viewers of the first 7 and 30 days, of titles released in the range. */
export const outcome = (scope: Scope): Row[] => {
  const rows: Row[] = [];
  for (const title of titlesInside(scope)) {
    const { releaseDay } = title;
    if (releaseDay === null || !isDayInside(scope, releaseDay)) continue;
    const followersBefore = followers(scope, title, addDays(releaseDay, -1));
    if (followersBefore === 0 && !isWatchedEarly(scope, title, releaseDay)) continue;
    rows.push({
      title: title.name,
      titleId: title.id,
      titleType: contentTypeOf[title.kind],
      network: title.network?.name ?? null,
      networkId: title.network?.id ?? null,
      studio: title.studio?.name ?? null,
      releaseDate: releaseDay,
      followersBefore,
      viewersFirst7: firstViewers(scope, title, releaseDay, 7),
      viewersFirst30: firstViewers(scope, title, releaseDay, 30),
    });
  }
  return rows;
};

/** Over days a to b from release; null when b lies after data_through. */
const growthAroundRelease = (scope: Scope, title: Title, a: number, b: number): number | null => {
  if (title.releaseDay === null || addDays(title.releaseDay, b) > scope.data.dataThrough) return null;
  return growth(scope, title, addDays(title.releaseDay, a), addDays(title.releaseDay, b));
};

export const tracker = (scope: Scope): Row[] => {
  const rows: Row[] = [];
  for (const title of titlesInside(scope)) {
    const totalFollowers = followers(scope, title, scope.to);
    if (totalFollowers === 0) continue;
    rows.push({
      titleId: title.id,
      title: title.name,
      releaseDate: title.releaseDay,
      growth40Before: growthAroundRelease(scope, title, -40, -1),
      growthFirst7: growthAroundRelease(scope, title, 0, 6),
      growthLast30: growth(scope, title, addDays(scope.to, -29), scope.to),
      totalFollowers,
    });
  }
  return rows;
};

const beginnersOf = (scope: Scope, title: Title, day: string): Member[] =>
  membersOf(spellsInside(scope, title).filter((follow) => follow.began === day));

/** The figures of a day, and who is behind each of them before weighting. */
const ofDay = (scope: Scope, title: Title, day: string) => {
  const [beginners, standing] = [beginnersOf(scope, title, day), followersAt(scope, [title], day)];
  return {
    newFollowers: people(scope, beginners),
    total: people(scope, standing),
    newFollowersBase: new Set(beginners).size,
    followersBase: new Set(standing).size,
  };
};

/** A row for each day from release inside the asked ones, from the first day of the data up to the end of the range. */
export const trackerByDay = (scope: Scope): Row[] => {
  const asked = included(scope, 'titleId');
  const [start = 0, end = 0] = clausesOf(scope, 'releaseDate')[0]?.values.map(Number) ?? [];
  const rows: Row[] = [];
  for (const title of titlesInside(scope)) {
    if (title.releaseDay === null || !asked.includes(title.id)) continue;
    for (let fromRelease = start; fromRelease <= end; fromRelease++) {
      const day = addDays(title.releaseDay, fromRelease);
      if (day > scope.to) break;
      if (scope.data.dataFrom === null || day < scope.data.dataFrom) continue;
      const { total, ...others } = ofDay(scope, title, day);
      rows.push({
        titleId: title.id,
        title: title.name,
        releaseDate: fromRelease,
        followers: total,
        ...others,
        netNewFollowers: total - followers(scope, title, addDays(day, -1)),
      });
    }
  }
  return rows;
};

/** showAnticipationFollowers, movieAnticipationFollowers: from the first follow, or the range's start if later. */
export const followersByDay =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const rows: Row[] = [];
    for (const title of titlesInside(scope, kind)) {
      const [firstFollow] = spellsInside(scope, title)
        .map((follow) => follow.began)
        .sort();
      if (firstFollow === undefined) continue;
      const first = scope.from !== null && scope.from > firstFollow ? scope.from : firstFollow;
      for (let i = 0; i <= daysBetween(first, scope.to); i++) {
        const day = addDays(first, i);
        const { total, ...others } = ofDay(scope, title, day);
        rows.push({ date: day, ...others, totalFollowers: total });
      }
    }
    return rows;
  };
