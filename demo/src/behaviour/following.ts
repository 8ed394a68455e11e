/**
 * Spells of following of one member.
 *
 * Enters: what the member watched. Leaves: spells; a title to come gathers followers from its announcement on, most of
 * them near its release; some who gave up unfollow, and some of those return with a new season.
 */
import type { Member } from '../audience/members.ts';
import { secondsPerDay } from '../calendar.ts';
import type { Title } from '../catalogue/types.ts';
import { chance, exponential, int, roundRandomly } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { TakeUp } from './watching.ts';
import { drawTitle, liking, type World } from './world.ts';

export type Spell = {
  title: Title;
  from: number;
  to: number | null;
};

/** Titles still to come that an active member looks forward to, on average. */
const upcomingPerMember = 6;

/** Titles on the watchlist never watched, per title watched. */
const watchlistShare = 0.3;

/** Days before release in which anticipation doubles again and again. */
const anticipationDays = 38;

/** A moment before the release, the nearer the likelier; null when the member was not there yet. */
const beforeRelease = (rng: Rng, member: Member, title: Title, release: number): number | null => {
  const earliest = Math.max(member.joinedAt, title.announcedDay * secondsPerDay);
  const at = release - Math.floor(exponential(rng, anticipationDays) * secondsPerDay) - int(rng, 60, 3600);
  return at >= earliest ? at : null;
};

const spellEnd = (rng: Rng, taken: TakeUp, from: number, member: Member): number | null => {
  const last = Math.max(from, taken.views.at(-1)?.at ?? from);
  if (!chance(rng, taken.dropped ? 0.34 : 0.05)) return null;
  const end = last + Math.floor((0.2 + exponential(rng, 40)) * secondsPerDay);
  return end <= member.leftAt ? end : null;
};

/** A return at the premiere of a later season. */
const comeBack = (rng: Rng, title: Title, after: number, member: Member): Spell | null => {
  if (title.kind !== 'series' || !chance(rng, 0.3)) return null;
  const season = title.starts.find((start) => start.day * secondsPerDay > after + 20 * secondsPerDay);
  if (season === undefined) return null;
  const from = season.day * secondsPerDay + int(rng, -6 * secondsPerDay, 9 * secondsPerDay);
  return from <= member.leftAt ? { title, from, to: null } : null;
};

const followWatched = (rng: Rng, member: Member, taken: TakeUp): Spell[] => {
  if (!chance(rng, 0.93)) return [];
  const { title } = taken;
  const watchedAt = taken.views[0]?.at ?? member.joinedAt;
  const release = (title.releaseDay ?? 0) * secondsPerDay;
  const early = release > member.joinedAt && chance(rng, 0.42) ? beforeRelease(rng, member, title, release) : null;
  const from = early ?? Math.max(member.joinedAt, watchedAt - int(rng, 5, 4 * 3600));
  const to = spellEnd(rng, taken, from, member);
  const again = to === null ? null : comeBack(rng, title, to, member);
  return again === null ? [{ title, from, to }] : [{ title, from, to }, again];
};

/** Released titles followed and never watched. */
const followWatchlist = (rng: Rng, member: Member, world: World, count: number, known: Set<Title>): Spell[] => {
  const spells: Spell[] = [];
  for (let n = 0; n < count * 3 && spells.length < count; n++) {
    const title = drawTitle(rng, chance(rng, 0.5) ? world.series : world.movies);
    if (title === undefined || known.has(title) || !chance(rng, liking(member, title))) continue;
    const release = (title.releaseDay ?? 0) * secondsPerDay;
    const earliest = Math.max(member.joinedAt, title.announcedDay * secondsPerDay);
    if (earliest >= member.leftAt) continue;
    known.add(title);
    const early = release > member.joinedAt && release < member.leftAt && chance(rng, 0.5);
    const from =
      (early ? beforeRelease(rng, member, title, release) : null) ??
      earliest + Math.floor(rng() * (member.leftAt - earliest));
    const to = chance(rng, 0.07) ? from + Math.floor(exponential(rng, 120) * secondsPerDay) : null;
    spells.push({ title, from, to: to !== null && to <= member.leftAt ? to : null });
  }
  return spells;
};

/** Titles to come: interest grows towards the data date, faster where the release is near. */
const followUpcoming = (rng: Rng, member: Member, world: World): Spell[] => {
  const spells: Spell[] = [];
  const known = new Set<Title>();
  for (let n = roundRandomly(rng, upcomingPerMember * Math.min(member.appetite, 4)); n > 0; n--) {
    const title = drawTitle(rng, world.upcoming);
    if (title === undefined || known.has(title) || !chance(rng, 0.25 + 0.75 * liking(member, title))) continue;
    known.add(title);
    const earliest = Math.max(member.joinedAt, title.announcedDay * secondsPerDay);
    const daysToGo = title.releaseDay === null ? 200 : title.releaseDay - world.through;
    const mean = (12 + Math.min(daysToGo, 200) * 0.9) * secondsPerDay;
    // Announced long ago: a part of the interest came on the day of the announcement.
    const from = chance(rng, 0.2)
      ? earliest + int(rng, 0, 3 * secondsPerDay)
      : world.end - Math.floor(exponential(rng, mean));
    if (from < earliest || from > member.leftAt) continue;
    const to = chance(rng, 0.04) ? from + Math.floor(exponential(rng, 60) * secondsPerDay) : null;
    spells.push({ title, from, to: to !== null && to <= member.leftAt ? to : null });
  }
  return spells;
};

export const drawSpells = (rng: Rng, member: Member, world: World, takeUps: readonly TakeUp[]): Spell[] => {
  const known = new Set(takeUps.map((taken) => taken.title));
  const watchlist = roundRandomly(rng, takeUps.length * watchlistShare);
  return [
    ...takeUps.flatMap((taken) => followWatched(rng, member, taken)),
    ...followWatchlist(rng, member, world, watchlist, known),
    ...followUpcoming(rng, member, world),
  ];
};
