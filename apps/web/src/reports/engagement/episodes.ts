/** The episodes that rows of a view are about, in their order. */
import { comparedText, type Row } from '@cvm/contract';
import { grouped } from '../../charts/prepare/cells.ts';

/** `sort` is the episode's place, a number that grows by season and number; `name` is `S1 | E2`. */
export type Episode = { readonly sort: number; readonly name: string };

/** Each episode once; rows about the whole show name none. */
export const episodesOf = (rows: readonly Row[]): Episode[] => {
  const names = new Map<number, string>();
  for (const { episodeSort, episodeString } of rows)
    if (typeof episodeSort === 'number' && typeof episodeString === 'string') names.set(episodeSort, episodeString);
  return [...names].map(([sort, name]) => ({ sort, name })).toSorted((a, b) => a.sort - b.sort);
};

/** The one that the address chooses by its place; null = none, or one that the rows do not have: they are looked at as a whole. */
export const episodeChosen = (rows: readonly Row[], chosen: string | undefined): Episode | null =>
  episodesOf(rows).find(({ sort }) => String(sort) === chosen) ?? null;

/** A title where nothing else says which episode is meant: `Emotion Index of S1 | E2`. */
export const titleWith = (title: string, episode: Episode | null): string =>
  episode === null ? title : `${title} of ${episode.name}`;

/** How many are ranked of each episode. */
export const ranks = [1, 2, 3, 4, 5] as const;

/** An episode with the rows of its characters, the one with the most votes first. */
export type EpisodeRanking = Episode & { readonly characters: readonly Row[] };

/** The episodes in their order, each with its characters by rank. */
export const rankingsOf = (rows: readonly Row[]): EpisodeRanking[] => {
  const byEpisode = grouped(rows, ({ episodeSort }) => episodeSort);
  const ranked = (sort: number) =>
    (byEpisode.get(sort) ?? []).toSorted((a, b) => Number(a.voteRank) - Number(b.voteRank));
  return episodesOf(rows).map((episode) => ({ ...episode, characters: ranked(episode.sort) }));
};

export type Choice = { readonly value: string; readonly label: string };

/** So many choices are drawn at once: a show may have hundreds of episodes. */
const drawnMax = 80;

/**
 * The choices that a list shows: those around the chosen one, or those that a search finds, first the chosen one, which a
 * field must know to name it. `place` is the chosen one's; -1 = none is chosen.
 */
export const choicesShown = (choices: readonly Choice[], place: number, search: string): readonly Choice[] => {
  const chosen = choices[place];
  const wanted = comparedText(search);
  if (wanted === '' || search === chosen?.label) {
    const start = Math.max(0, Math.min(place - drawnMax / 2, choices.length - drawnMax));
    return choices.slice(start, start + drawnMax);
  }
  const found = choices.filter((choice) => choice !== chosen && comparedText(choice.label).includes(wanted));
  return [...(chosen === undefined ? [] : [chosen]), ...found.slice(0, drawnMax)];
};
