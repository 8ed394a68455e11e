/**
 * When a title came out, as marks of its charts by day: the premiere, the first episode of each later season, and every day with
 * an episode; of a movie its release. In: what its head knows, and the rows of the view `episodes`. Pure.
 */
import { formatValue, type Row } from '@cvm/contract';
import type { Mark } from '../charts/model.ts';
import { grouped, numberOf, textOf } from '../charts/prepare/cells.ts';
import { episodeLabel } from '../filters/use-episodes.ts';

/** Specials have a season of their own, which has no premiere. */
const specials = 0;

const words = (episodes: readonly Row[]): string => {
  const [first, ...others] = episodes;
  const more = others.length === 1 ? 'episode' : 'episodes';
  const name = first === undefined ? '' : episodeLabel(first);
  return others.length === 0 ? name : `${name} and ${formatValue('count', others.length)} more ${more}`;
};

/** The season that begins on a day; null = none does. */
const seasonOf = (episodes: readonly Row[], begun: Set<number>): number | null => {
  const seasons = episodes.flatMap((row) => numberOf(row, 'season') ?? []);
  const fresh = seasons.filter((season) => season !== specials && !begun.has(season));
  for (const season of fresh) begun.add(season);
  return fresh[0] ?? null;
};

/** The marks of a show by its episodes. */
export const episodeMarks = (rows: readonly Row[]): readonly Mark[] => {
  const aired = rows.filter((row) => textOf(row, 'airDate') !== '');
  const byDay = [...grouped(aired, (row) => textOf(row, 'airDate'))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const begun = new Set<number>();
  return byDay.map(([day, episodes]) => {
    const isFirst = begun.size === 0;
    const season = seasonOf(episodes, begun);
    const name = season === null ? null : isFirst ? 'Premiere' : `Season ${season}`;
    return { day, name, text: name === null ? words(episodes) : `${name}: ${words(episodes)}` };
  });
};

/** The marks of a title. @param episodes rows of the view `episodes`; null = it is no show */
export const marksOf = (episodes: readonly Row[] | null, released: string | null): readonly Mark[] => {
  if (episodes === null) return releaseMarks(released, 'Release');
  const marks = episodeMarks(episodes);
  return marks.length > 0 ? marks : releaseMarks(released, 'Premiere');
};

/** The mark of a title of which nothing but its first day is known. */
export const releaseMarks = (day: string | null, name: string): readonly Mark[] =>
  day === null ? [] : [{ day, name, text: name }];
