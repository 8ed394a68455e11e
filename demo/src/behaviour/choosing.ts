/**
 * Which titles a member takes up, and when.
 *
 * Enters: a member and the world. Leaves: take-ups with their views. Titles are drawn by popularity and kept by
 * liking; series draw people at the premieres of their seasons, movies at their release, both later in a long tail.
 */
import type { Member } from '../audience/members.ts';
import { dayOf, secondsPerDay } from '../calendar.ts';
import type { Movie, Series, Title } from '../catalogue/types.ts';
import { at, chance, exponential, int, pick, roundRandomly } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { sittingOn } from './sitting.ts';
import { type Entry, type TakeUp, watchMovie, watchSeries } from './watching.ts';
import { drawTitle, freshness, hoursOf, liking, type TitlePool, type World } from './world.ts';

/** Mean number of titles taken up by a member of average appetite who stays for a year. */
const titlesPerYear = 3.3;
const seriesShare = 0.52;

/** Draws until a title is kept cost time; a member with narrow tastes ends up with fewer titles. */
const triesPerTitle = 9;

/** Days over which a surge builds up, and its daily growth. */
const surgeDays = 14;
const surgeGrowth = 1.1;

/** A day within the member's time: soon after joining for some (what they had seen lately), else any. */
const anyDay = (rng: Rng, member: Member, fromDay: number): number | null => {
  const first = Math.max(fromDay, dayOf(member.joinedAt));
  const last = dayOf(member.leftAt);
  if (first > last) return null;
  const soon = first + Math.floor(exponential(rng, 12));
  if (chance(rng, 0.22) && soon <= last) return soon;
  return first + Math.floor((last - first + 1) * rng());
};

const moment = (rng: Rng, member: Member, day: number, earliest: number): number => {
  const evening = sittingOn(rng, day, hoursOf(member));
  const floor = Math.max(member.joinedAt, earliest);
  return evening >= floor ? evening : floor + int(rng, 60, 7200);
};

/** From this many episodes on, newcomers start with a late season instead of the first. */
const tooLongToCatchUp = 90;

/**
 * Where newcomers begin who come at `at`, when the season that begins with episode `season` draws them: there, with the
 * earlier ones ticked or skipped, or at the first episode of all. `caughtUp` is the share who tick.
 */
const startAt = (rng: Rng, season: number, at: number, caughtUp: number): Entry => {
  if (season === 0) return { at, position: 0, ticksEarlier: false };
  const long = season > tooLongToCatchUp;
  if (long && chance(rng, 0.85)) return { at, position: season, ticksEarlier: false };
  return chance(rng, long ? 0.3 : caughtUp)
    ? { at, position: season, ticksEarlier: true }
    : { at, position: 0, ticksEarlier: false };
};

/** How a member comes to a series; null when their time and the series' do not meet. */
const enterSeries = (rng: Rng, member: Member, series: Series): Entry | null => {
  const premieres = series.starts.filter((start) => {
    return start.day * secondsPerDay >= member.joinedAt && start.day * secondsPerDay <= member.leftAt;
  });
  if (premieres.length > 0 && chance(rng, 0.66)) {
    const start = chance(rng, 0.35) ? at(premieres, 0) : pick(rng, premieres);
    const day = start.day + Math.floor(exponential(rng, series.cadence === 'drop' ? 5 : 7));
    return startAt(rng, start.first, moment(rng, member, day, start.day * secondsPerDay), 0.45);
  }
  const firstDay = series.starts[0]?.day ?? 0;
  const day = anyDay(rng, member, firstDay);
  if (day === null) return null;
  const when = moment(rng, member, day, firstDay * secondsPerDay);
  const seasons = series.starts.filter((start) => start.day * secondsPerDay <= when);
  const season = seasons.length === 0 ? 0 : pick(rng, seasons).first;
  return startAt(rng, season, when, 0.28);
};

const enterMovie = (rng: Rng, member: Member, movie: Movie): number | null => {
  const release = movie.releaseDay ?? 0;
  const atRelease = release * secondsPerDay >= member.joinedAt && release * secondsPerDay <= member.leftAt;
  const day =
    atRelease && chance(rng, 0.62) ? release + Math.floor(exponential(rng, 16)) : anyDay(rng, member, release);
  return day === null ? null : moment(rng, member, day, release * secondsPerDay);
};

const takeUp = (rng: Rng, member: Member, title: Title): TakeUp | null => {
  if (title.kind === 'movie') {
    const when = enterMovie(rng, member, title);
    return when === null ? null : watchMovie(rng, member, title, when);
  }
  const entry = enterSeries(rng, member, title);
  return entry === null ? null : watchSeries(rng, member, title, entry);
};

/** The day a surge catches somebody: the later the likelier. */
const surgeDay = (rng: Rng, through: number): number => {
  const back = Math.floor(-Math.log(1 - rng() * (1 - surgeGrowth ** -surgeDays)) / Math.log(surgeGrowth));
  return through - Math.min(back, surgeDays - 1);
};

/** Titles on the rise that catch a member who is still there. */
const joinSurges = (rng: Rng, member: Member, world: World, known: Set<Title>): TakeUp[] => {
  const found: TakeUp[] = [];
  if (!member.active) return found;
  for (const title of world.rising) {
    if (!chance(rng, title.surge * liking(member, title)) || known.has(title)) continue;
    known.add(title);
    const when = moment(rng, member, surgeDay(rng, world.through), (title.releaseDay ?? 0) * secondsPerDay);
    found.push(
      title.kind === 'movie'
        ? watchMovie(rng, member, title, when)
        : watchSeries(rng, member, title, { at: when, position: 0, ticksEarlier: false }),
    );
  }
  return found;
};

const choose = (rng: Rng, member: Member, from: TitlePool, count: number, known: Set<Title>): TakeUp[] => {
  const found: TakeUp[] = [];
  for (let tries = count * triesPerTitle; tries > 0 && found.length < count; tries--) {
    const title = drawTitle(rng, from);
    if (title === undefined || known.has(title)) continue;
    if ((title.releaseDay ?? 0) * secondsPerDay > member.leftAt) continue;
    if (!chance(rng, liking(member, title) * freshness(member, title))) continue;
    known.add(title);
    const taken = takeUp(rng, member, title);
    if (taken !== null && taken.views.length > 0) found.push(taken);
  }
  return found;
};

/** Everything the member watches, title by title. */
export const chooseTitles = (rng: Rng, member: Member, world: World): TakeUp[] => {
  const years = (member.leftAt - member.joinedAt) / secondsPerDay / 365;
  const wanted = member.appetite * titlesPerYear * (0.35 + years) ** 0.75;
  const known = new Set<Title>();
  const takeUps = [
    ...joinSurges(rng, member, world, known),
    ...choose(rng, member, world.series, roundRandomly(rng, wanted * seriesShare), known),
    ...choose(rng, member, world.movies, roundRandomly(rng, wanted * (1 - seriesShare)), known),
  ];
  return takeUps.filter((taken) => taken.views.length > 0);
};
