/**
 * What one member watches of one title.
 *
 * Enters: the member, the title, the moment they take it up. Leaves: views in order of time, none before the member
 * joined or the episode aired, none after the member left or the data ends.
 */
import type { Member } from '../audience/members.ts';
import { dayOf, secondsPerDay } from '../calendar.ts';
import type { Episode, Movie, Series, Title } from '../catalogue/types.ts';
import { chance, clamp, exponential, int } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { drawDevice, homePlatform, inTheatre, sittingOn } from './sitting.ts';
import { hoursOf } from './world.ts';

export type View = {
  title: Title;
  /** Null for movies, and for the few rows that name a show alone. */
  episode: Episode | null;
  at: number;
  platform: string | null;
  device: string | null;
  bulk: boolean;
  /** The member's first view of this episode or movie; reactions and ratings hang on these. */
  first: boolean;
};

/** One title in one member's life. */
export type TakeUp = {
  title: Title;
  views: View[];
  /** Gave up before the last episode available. */
  dropped: boolean;
};

/** How a member starts a series: when, at which episode, and whether those before are ticked as seen at that moment. */
export type Entry = {
  at: number;
  position: number;
  ticksEarlier: boolean;
};

type Viewer = {
  rng: Rng;
  member: Member;
  title: Title;
  platform: string;
  views: View[];
};

const log = (viewer: Viewer, episode: Episode | null, at: number, first: boolean): void => {
  const { rng, member, title } = viewer;
  const theatre = inTheatre(title, dayOf(at));
  const usual = theatre ? 'Theatre' : viewer.platform;
  const platform = chance(rng, member.namesPlatform)
    ? chance(rng, 0.94)
      ? usual
      : homePlatform(rng, member, title)
    : null;
  const device = !theatre && chance(rng, member.namesDevice) ? drawDevice(rng, member) : null;
  viewer.views.push({ title, episode, at, platform, device, bulk: false, first });
};

/** Episodes of one sitting: one or two, or an evening of many. */
const sittingSize = (rng: Rng, bingeing: boolean): number =>
  bingeing ? 3 + Math.floor(exponential(rng, 2.6)) : chance(rng, 0.3) ? 2 : 1;

/** Probability to give up after an episode: high after the first, lower the better the title. */
const giveUp = (series: Series, position: number): number => {
  const strictness = clamp((5.1 - series.quality) / 1.15, 0.35, 2);
  return (position === 0 ? 0.1 : position < 4 ? 0.04 : 0.013) * strictness;
};

/** Waits for an episode that has not aired at `at`; null when the member does not come back for it. */
const awaitAiring = (viewer: Viewer, series: Series, position: number, at: number): number | null => {
  const { rng } = viewer;
  const episode = series.episodes[position];
  if (episode === undefined || episode.day === null) return null;
  if (episode.day * secondsPerDay <= at) return at;
  const newSeason = episode.number === 1;
  if (!chance(rng, newSeason ? 0.72 : 0.965)) return null;
  const lag = Math.floor(exponential(rng, newSeason || series.cadence === 'drop' ? 4 : 1.6));
  return Math.max(
    episode.day * secondsPerDay + int(rng, 600, 9000),
    sittingOn(rng, episode.day + lag, hoursOf(viewer.member)),
  );
};

/** Watches on from `position` until the title ends, patience ends or time ends. True when the member gave up. */
const watchOn = (viewer: Viewer, series: Series, position: number, from: number): boolean => {
  const { rng, member } = viewer;
  const runtime = (series.runtime ?? 45) * 60;
  const bingeing = chance(rng, member.binge * (series.cadence === 'drop' ? 1.35 : 0.75));
  const restDays = bingeing ? 0.5 : chance(rng, 0.6) ? 1.4 : 5;
  let at = from;
  while (position < series.aired) {
    const start = awaitAiring(viewer, series, position, at);
    if (start === null || start > member.leftAt) return start === null;
    at = start;
    for (let left = sittingSize(rng, bingeing); left > 0 && position < series.aired; left--) {
      const episode = series.episodes[position];
      if (episode === undefined || (episode.day ?? 0) * secondsPerDay > at || at > member.leftAt) break;
      log(viewer, episode, at, true);
      if (chance(rng, giveUp(series, position))) return true;
      position += 1;
      at += runtime + int(rng, 20, 400);
    }
    const restUntil = dayOf(at) + 1 + Math.floor(exponential(rng, restDays));
    at = Math.max(at + 1800, sittingOn(rng, restUntil, hoursOf(member)));
  }
  return false;
};

/** Ticks the first `count` episodes as seen, all at one moment. */
const tick = (viewer: Viewer, series: Series, count: number, at: number): void => {
  for (const episode of series.episodes.slice(0, count)) {
    viewer.views.push({ title: series, episode, at, platform: null, device: null, bulk: true, first: true });
  }
};

/** Some watch a special, and some a stretch of episodes again. */
const extras = (viewer: Viewer, series: Series): void => {
  const { rng, member, views } = viewer;
  const last = views.at(-1)?.at ?? member.leftAt;
  const later = sittingOn(rng, dayOf(last) + 2 + Math.floor(exponential(rng, 60)), hoursOf(member));
  const special = series.specials.find((episode) => (episode.day ?? 0) * secondsPerDay <= later);
  if (special !== undefined && later <= member.leftAt && chance(rng, 0.2)) log(viewer, special, later, true);
  if (views.length < 4 || !chance(rng, 0.06)) return;
  const again = views.slice(int(rng, 0, views.length - 3)).slice(0, int(rng, 2, 9));
  let at = sittingOn(rng, dayOf(later) + int(rng, 20, 400), hoursOf(member));
  for (const view of again) {
    if (at > member.leftAt) return;
    log(viewer, view.episode, at, false);
    at += (series.runtime ?? 45) * 60 + int(rng, 20, 300);
  }
};

/** A member's whole time with a series, from the given entry. */
export const watchSeries = (rng: Rng, member: Member, series: Series, entry: Entry): TakeUp => {
  const viewer: Viewer = { rng, member, title: series, platform: homePlatform(rng, member, series), views: [] };
  if (entry.at > member.leftAt) return { title: series, views: [], dropped: false };
  if (entry.ticksEarlier) tick(viewer, series, entry.position, entry.at);
  // A row that names the show alone; nothing is felt or rated about it, episodes are for that.
  if (chance(rng, 0.003)) log(viewer, null, entry.at, false);
  const start = entry.ticksEarlier ? entry.at + int(rng, 1, 30) * 3600 : entry.at;
  const dropped = watchOn(viewer, series, entry.position, start);
  extras(viewer, series);
  return { title: series, views: viewer.views, dropped };
};

/** A movie, watched at the given moment and by some again later. */
export const watchMovie = (rng: Rng, member: Member, movie: Movie, at: number): TakeUp => {
  const viewer: Viewer = { rng, member, title: movie, platform: homePlatform(rng, member, movie), views: [] };
  if (at > member.leftAt) return { title: movie, views: [], dropped: false };
  log(viewer, null, at, true);
  const again = sittingOn(rng, dayOf(at) + 1 + Math.floor(exponential(rng, 150)), hoursOf(member));
  if (again <= member.leftAt && again > at && chance(rng, 0.07)) log(viewer, null, again, false);
  return { title: movie, views: viewer.views, dropped: false };
};
