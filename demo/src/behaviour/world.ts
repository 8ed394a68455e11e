/**
 * What every behaviour module reads: the catalogue, the data date, and the draws over titles made once per run.
 */
import type { Member } from '../audience/members.ts';
import { secondsPerDay } from '../calendar.ts';
import type { Catalogue, Title } from '../catalogue/types.ts';
import { type Cumulative, clamp, cumulative, drawIndex } from '../distributions.ts';
import type { Rng, Streams } from '../random.ts';
import { clusters } from '../words/genres.ts';
import { countries } from '../words/places.ts';

/** Titles and the running sums of their popularity. */
export type TitlePool = {
  titles: readonly Title[];
  sums: Cumulative;
};

export type World = {
  streams: Streams;
  catalogue: Catalogue;
  memberCount: number;
  memberOf: (index: number) => Member;
  /** The data date as a day, and its last second. */
  through: number;
  end: number;
  /** Series with an aired episode; movies that are out; everything still to come; what rises these two weeks. */
  series: TitlePool;
  movies: TitlePool;
  upcoming: TitlePool;
  rising: readonly Title[];
};

const pool = (titles: readonly Title[]): TitlePool => ({
  titles,
  sums: cumulative(titles.map((title) => title.popularity)),
});

export const createWorld = (parts: {
  streams: Streams;
  catalogue: Catalogue;
  memberCount: number;
  memberOf: (index: number) => Member;
  through: number;
}): World => {
  const { catalogue, through } = parts;
  const isOut = (title: Title) => title.releaseDay !== null && title.releaseDay <= through;
  return {
    ...parts,
    end: through * secondsPerDay + secondsPerDay - 1,
    series: pool(catalogue.series.filter((title) => isOut(title) && title.aired > 0)),
    movies: pool(catalogue.movies.filter(isOut)),
    upcoming: pool(catalogue.titles.filter((title) => !isOut(title))),
    rising: catalogue.titles.filter((title) => title.surge > 0),
  };
};

export const drawTitle = (rng: Rng, from: TitlePool): Title | undefined =>
  from.titles.length === 0 ? undefined : from.titles[drawIndex(rng, from.sums)];

/** The product of the factors that reaches certainty; beyond it a title cannot be liked more. */
const fullLiking = 1.6;

/** How likely the member takes to the title, 0 to 1: gender, age, country and favourite families of titles. */
export const liking = (member: Member, title: Title): number => {
  const { taste } = title;
  const gender = member.gender === 'female' ? taste.women : member.gender === 'male' ? taste.men : 1;
  const favourite = (member.favourites >> clusters.indexOf(title.cluster)) & 1 ? 1 : 0.34;
  const place = (taste.byAge[member.bucket] ?? 1) * (taste.byCountry[member.country] ?? 1);
  return clamp((gender * place * favourite) / fullLiking, 0, 1);
};

/** How much a title still draws in people who came years after its last season or release, 0 to 1. */
export const freshness = (member: Member, title: Title): number => {
  const lastDay = (title.kind === 'series' ? title.lastReleaseDay : title.releaseDay) ?? 0;
  const years = (member.joinedAt / secondsPerDay - lastDay) / 365;
  return years <= 0 ? 1 : 0.22 + 0.5 * Math.exp(-years / 2.5);
};

export const hoursOf = (member: Member): number => countries[member.country]?.hours ?? 0;
