/**
 * Favorite characters by votes: of a title, or the first five of one episode. Names are cut at 20 characters in the
 * chart (2-title-reports section 9); the table and hovering have them in full, with who plays them.
 */
import { formatCount, formatValue, hoverValue, type Row, sampleNouns, truncate, type ViewId } from '@cvm/contract';
import type { BarChart, Definition, Figure, Prepare, Sample } from '../model.ts';
import { type BarSpec, barFigure, type Item } from './bar-figure.ts';
import { columnOf, definitionsOf, numberOf, sharedNames, sum, textOf } from './cells.ts';
import { type AnswerFacts, isWeighted, membersBehind } from './sample.ts';

/** "character names truncated to 20" (2-title-reports section 9), in charts and beside them. */
export const characterName = (name: string): string => truncate(name, 20);

const fullName = (row: Row): string => {
  const [character, actor] = [textOf(row, 'characterName'), textOf(row, 'actorName')];
  return actor === '' ? character : `${character} (${actor})`;
};

const itemOf = (row: Row, share: number | null): Item => {
  const name = textOf(row, 'characterName');
  const picture = textOf(row, 'characterImageUrl') || textOf(row, 'actorImageUrl');
  return {
    id: textOf(row, 'characterId'),
    label: characterName(name),
    full: fullName(row),
    picture: { kind: 'face', url: picture === '' ? null : picture, name },
    measure: share,
    count: numberOf(row, 'votes'),
    hue: 'plain',
  };
};

type Told = Pick<BarSpec, 'measure' | 'headline' | 'sample' | 'isWeighted' | 'axisName' | 'barsMax' | 'notes'>;

const figureOf = (view: ViewId, items: readonly Item[], told: Told): Figure<BarChart> =>
  barFigure({
    items,
    bucket: { label: 'Character', plural: 'characters' },
    count: columnOf(view, 'votes'),
    base: 0,
    legend: [],
    ...told,
  });

/** The character with the most votes, or those that have as many. */
const topOf = (items: readonly Item[], votes: string): Figure['headline'] => {
  const tops = items.filter(({ count }) => count === items[0]?.count);
  const share = formatValue('share', tops[0]?.measure ?? null);
  return {
    value: sharedNames(
      tops.map(({ label }) => label),
      'character',
    ),
    label: `${share}${tops.length > 1 ? ' each' : ''} of ${votes}`,
  };
};

const charactersMax = 12;

/** An answer of as many as are asked for may be all there are. */
const leftOut = (count: number, first: number | undefined, { rowsAll }: AnswerFacts): readonly string[] => {
  if (first === undefined || count < first || rowsAll === count) return [];
  const of = rowsAll === undefined ? '' : ` of ${formatCount(rowsAll, 'character')}`;
  return [`The first ${formatValue('count', first)}${of} by votes.`];
};

/**
 * The figure of a title's favorite characters, the votes of all of them counted.
 * @param first how many are asked for, where there may be more
 */
export const charactersFigure =
  (view: 'showFavorites' | 'movieFavorites', first?: number): Prepare<BarChart> =>
  (rows, facts) => {
    const items = rows.map((row) => itemOf(row, numberOf(row, 'votingPercent')));
    const [top] = items;
    if (top === undefined || top.measure === null) return null;
    return figureOf(view, items, {
      measure: columnOf(view, 'votingPercent'),
      headline: topOf(items, 'all character votes'),
      sample: membersBehind(facts, sampleNouns.characterVoters),
      isWeighted: isWeighted(facts),
      axisName: 'Share of character votes',
      barsMax: charactersMax,
      notes: leftOut(items.length, first, facts),
    });
  };

const ranking = 'characterVoteEpisodeRank';

/** The answer ranks the first five of an episode and is silent about the votes for others: this is no share of all of them. */
export const shareOfShown: Definition = {
  label: 'Share of Shown',
  text: 'Votes for the character divided by the votes for the characters shown: the first five of the episode, at most.',
};

/**
 * Who voted for the characters shown: of an episode a member has one vote, so that nobody is in two of them. The answer's own sample
 * is of all episodes together, and a picture says nowhere else which episode it is.
 */
const votersOf = (rows: readonly Row[]): Sample => {
  const voters = rows.map((row) => numberOf(row, 'votersBase'));
  return {
    count: voters.includes(null) ? null : sum(voters),
    noun: `people who voted for these in ${textOf(rows[0] ?? {}, 'episodeString')}`,
    effective: null,
    isSum: false,
  };
};

const votesText = (all: number, items: readonly Item[], facts: AnswerFacts): string =>
  `${formatCount(all, 'vote')} for the ${formatCount(items.length, 'character')} shown${isWeighted(facts) ? ', weighted' : ''}`;

/** The figure of the first five characters of one episode, by its place in the order of episodes. */
export const episodeCharactersFigure =
  (episodeSort: number | null): Prepare<BarChart> =>
  (rows, facts) => {
    const ranked = rows.filter((row) => numberOf(row, 'episodeSort') === episodeSort);
    const all = sum(ranked.map((row) => numberOf(row, 'votes')));
    if (all <= 0) return null;
    const voters = columnOf(ranking, 'votersBase');
    const items = ranked.map((row) => ({
      ...itemOf(row, (numberOf(row, 'votes') ?? 0) / all),
      hints: [{ label: voters.label, value: hoverValue(voters.format, numberOf(row, 'votersBase')) }],
    }));
    const votes = votesText(all, items, facts);
    const figure = figureOf(ranking, items, {
      measure: { ...columnOf('showFavorites', 'votingPercent'), label: shareOfShown.label },
      headline: topOf(items, `the ${votes}`),
      sample: votersOf(ranked),
      isWeighted: isWeighted(facts),
      axisName: 'Share of the votes for these characters',
      barsMax: items.length,
    });
    const definitions = [shareOfShown, ...definitionsOf([columnOf(ranking, 'votes'), voters])];
    return { ...figure, chart: { ...figure.chart, definitions } };
  };
