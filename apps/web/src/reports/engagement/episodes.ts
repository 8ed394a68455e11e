/** The episodes that rows of a view are about, in their order. */
import type { Clause, Row } from '@cvm/contract';
import type { Prepare } from '../../charts/model.ts';
import { grouped } from '../../charts/prepare/cells.ts';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';

/** `sort` is the episode's place: season x 10000 + number; `name` is `S1 | E2`. */
export type Episode = { readonly sort: number; readonly name: string };

/** Each episode once; rows about the whole show name none. */
export const episodesOf = (rows: readonly Row[]): Episode[] => {
  const names = new Map<number, string>();
  for (const { episodeSort, episodeString } of rows)
    if (typeof episodeSort === 'number' && typeof episodeString === 'string') names.set(episodeSort, episodeString);
  return [...names].map(([sort, name]) => ({ sort, name })).toSorted((a, b) => a.sort - b.sort);
};

/** What all episodes of an answer together are called: those that a filter leaves are not the whole show. */
export const wholeLabelOf = (clauses: readonly Clause[]): string => {
  const [first, ...others] = clauses.filter(({ id }) => id === 'season' || id === 'episode');
  if (first === undefined) return 'Whole show';
  const isOneSeason = others.length === 0 && first.id === 'season' && first.op === 'is' && first.values.length === 1;
  return isOneSeason ? `Season ${first.values[0]}` : 'These episodes';
};

/** The emotion index of a title inside these filters (`episodeSort` null), or of one of its episodes. */
export const emotionsOf = (
  view: 'showEmotionIndex' | 'movieEmotionIndex',
  clauses: readonly Clause[],
  episodeSort: number | null,
): Prepare => emotionsFigure(view, episodeSort, view === 'showEmotionIndex' ? wholeLabelOf(clauses) : undefined);

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
  const wanted = search.trim().toLowerCase();
  if (wanted === '' || search === chosen?.label) {
    const start = Math.max(0, Math.min(place - drawnMax / 2, choices.length - drawnMax));
    return choices.slice(start, start + drawnMax);
  }
  const found = choices.filter((choice) => choice !== chosen && choice.label.toLowerCase().includes(wanted));
  return [...(chosen === undefined ? [] : [chosen]), ...found.slice(0, drawnMax)];
};
