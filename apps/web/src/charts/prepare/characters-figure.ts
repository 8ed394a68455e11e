/**
 * Favourite characters by votes: of a title, or the first five of one episode. Names are cut at 20 characters in the
 * chart (2-title-reports section 9); the table and hovering have them in full, with who plays them.
 */
import { formatValue, type Row, truncate, type ViewId } from '@cvm/contract';
import type { BarChart, Figure, Prepare } from '../model.ts';
import { barFigure, type Item } from './bar-figure.ts';
import { columnOf, numberOf, sum, textOf } from './cells.ts';

const nameLengthMax = 20;

const fullName = (row: Row): string => {
  const [character, actor] = [textOf(row, 'characterName'), textOf(row, 'actorName')];
  return actor === '' ? character : `${character} (${actor})`;
};

const itemOf = (row: Row, share: number | null): Item => {
  const name = textOf(row, 'characterName');
  const picture = textOf(row, 'characterImageUrl') || textOf(row, 'actorImageUrl');
  return {
    id: textOf(row, 'characterId'),
    label: truncate(name, nameLengthMax),
    full: fullName(row),
    picture: { kind: 'face', url: picture === '' ? null : picture, name },
    measure: share,
    count: numberOf(row, 'votes'),
    hue: 'plain',
  };
};

type Words = { headline: string; noun: string; axisName: string; barsMax: number };

const figureOf = (view: ViewId, items: readonly Item[], all: number, words: Words): Figure<BarChart> | null => {
  const [top] = items;
  if (top === undefined || all <= 0) return null;
  return barFigure({
    items,
    bucket: { label: 'Character', plural: 'characters' },
    measure: { ...columnOf('showFavorites', 'votingPercent') },
    count: columnOf(view, 'votes'),
    axisName: words.axisName,
    base: 0,
    barsMax: words.barsMax,
    marksSmall: false,
    legend: [],
    headline: { value: top.label, label: `${formatValue('share', top.measure)} of ${words.headline}` },
    sample: { count: all, noun: words.noun },
  });
};

const charactersMax = 12;

/** The figure of a title's favourite characters, the votes of all of them counted. */
export const charactersFigure =
  (view: 'showFavorites' | 'movieFavorites'): Prepare<BarChart> =>
  (rows) => {
    const items = rows.map((row) => itemOf(row, numberOf(row, 'votingPercent')));
    // Shares are of all votes, so those of one character tell how many there are, also where the rows are a top ten.
    const [first] = items;
    const all = first?.measure ? (first.count ?? 0) / first.measure : 0;
    return figureOf(view, items, Math.round(all), {
      headline: 'all character votes',
      noun: 'character votes',
      axisName: 'Share of character votes',
      barsMax: charactersMax,
    });
  };

/** The figure of the first five characters of one episode, by its place in the order of episodes. */
export const episodeCharactersFigure =
  (episodeSort: number | null): Prepare<BarChart> =>
  (rows) => {
    const ranked = rows.filter((row) => numberOf(row, 'episodeSort') === episodeSort);
    const all = sum(ranked.map((row) => numberOf(row, 'votes')));
    const items = ranked.map((row) => itemOf(row, all > 0 ? (numberOf(row, 'votes') ?? 0) / all : null));
    return figureOf('characterVoteEpisodeRank', items, all, {
      headline: 'these votes',
      noun: 'votes for these characters',
      axisName: 'Share of the votes for these characters',
      barsMax: items.length,
    });
  };
