/**
 * Favourite characters by votes: of a title, or the first five of one episode. Names are cut at 20 characters in the
 * chart (2-title-reports section 9); the table and hovering have them in full, with who plays them.
 */
import { formatValue, type Row, truncate, type ViewId } from '@cvm/contract';
import type { BarChart, Figure, Prepare } from '../model.ts';
import { type BarSpec, barFigure, type Item } from './bar-figure.ts';
import { columnOf, numberOf, sum, textOf } from './cells.ts';
import { isWeighted, membersBehind, rowsBehind } from './sample.ts';

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

type Told = Pick<BarSpec, 'sample' | 'isWeighted' | 'axisName' | 'barsMax'> & { readonly of: string };

const figureOf = (view: ViewId, items: readonly Item[], { of, ...told }: Told): Figure<BarChart> | null => {
  const [top] = items;
  if (top === undefined || top.measure === null) return null;
  return barFigure({
    items,
    bucket: { label: 'Character', plural: 'characters' },
    measure: { ...columnOf('showFavorites', 'votingPercent') },
    count: columnOf(view, 'votes'),
    base: 0,
    legend: [],
    headline: { value: top.label, label: `${formatValue('share', top.measure)} of ${of}` },
    ...told,
  });
};

const charactersMax = 12;

/** The figure of a title's favourite characters, the votes of all of them counted. */
export const charactersFigure =
  (view: 'showFavorites' | 'movieFavorites'): Prepare<BarChart> =>
  (rows, facts) => {
    const items = rows.map((row) => itemOf(row, numberOf(row, 'votingPercent')));
    return figureOf(view, items, {
      of: 'all character votes',
      sample: membersBehind(facts, 'people who voted'),
      isWeighted: isWeighted(facts),
      axisName: 'Share of character votes',
      barsMax: charactersMax,
    });
  };

/** The figure of the first five characters of one episode, by its place in the order of episodes. */
export const episodeCharactersFigure =
  (episodeSort: number | null): Prepare<BarChart> =>
  (rows, facts) => {
    const ranked = rows.filter((row) => numberOf(row, 'episodeSort') === episodeSort);
    const all = sum(ranked.map((row) => numberOf(row, 'votes')));
    const items = ranked.map((row) => itemOf(row, all > 0 ? (numberOf(row, 'votes') ?? 0) / all : null));
    return figureOf('characterVoteEpisodeRank', items, {
      of: 'these votes',
      // The answer tells of the voters of all episodes together: of this one there are the votes.
      sample: rowsBehind(facts, all, 'votes for these characters'),
      isWeighted: isWeighted(facts),
      axisName: 'Share of the votes for these characters',
      barsMax: items.length,
    });
  };
