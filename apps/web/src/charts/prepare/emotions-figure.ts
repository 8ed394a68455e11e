/**
 * The emotion index: how much more, or less, each emotion is felt than about similar titles, 100 being the same. The
 * chart is about the whole title or one episode; the table has a row for each of them. An index needs 50 emotions
 * (2-title-reports section 5); where there are fewer, nothing is drawn.
 */
import {
  capitalised,
  emotions,
  exactValue,
  formatValue,
  hoverValue,
  missing,
  type Row,
  sampleNouns,
  type ViewId,
} from '@cvm/contract';
import type { BarChart, Figure, FigureTable, Prepare, Sample } from '../model.ts';
import { barFigure, type Item } from './bar-figure.ts';
import { columnOf, definitionsOf, grouped, numberOf, sharedNames, textOf, writtenLater } from './cells.ts';
import { isWeighted, membersBehind } from './sample.ts';

const average = 100;

/** The figures that hovering a bar tells. */
const told = ['index', 'emotionCount', 'emotionPercent'] as const;

type EmotionView = Extract<ViewId, 'showEmotionIndex' | 'movieEmotionIndex'>;

const itemOf = (view: EmotionView, row: Row): Item => {
  const measure = numberOf(row, 'index');
  const share = columnOf(view, 'emotionPercent');
  return {
    id: textOf(row, 'emotion'),
    label: textOf(row, 'emotionName'),
    measure,
    count: numberOf(row, 'emotionCount'),
    // A title without a genre is against itself alone: neither more nor less.
    hue: measure === null || measure === average ? 'plain' : measure < average ? 'below' : 'above',
    hints: [{ label: share.label, value: hoverValue(share.format, numberOf(row, 'emotionPercent')) }],
  };
};

/** What the highest index says: not what is felt most, but what stands out against similar titles. */
const placeOf = (index: number | null, isShared: boolean): string => {
  const figure = `index ${formatValue('score', index)}${isShared ? ' each' : ''}`;
  return (index ?? 0) > average ? `furthest above similar genres, ${figure}` : `above none, nearest with ${figure}`;
};

/** The emotions of an episode: rows, which the answer counts before weighting. A picture says nowhere else which episode it is. */
const emotionRows = (row: Row): Sample => ({
  count: numberOf(row, 'sampleCount'),
  noun: `emotions about ${textOf(row, 'episodeString')}`,
  effective: null,
  isSum: false,
});

/** The rows of the title and of each episode, in their order: the whole first. */
const byScope = (rows: readonly Row[]): ReadonlyMap<number | null, readonly Row[]> => {
  const scopes = grouped(rows, (row) => numberOf(row, 'episodeSort'));
  return new Map([[null, scopes.get(null) ?? []], ...scopes]);
};

const tableOf = (view: EmotionView, scopes: ReadonlyMap<number | null, readonly Row[]>, whole: string): FigureTable => {
  const { format } = columnOf(view, 'index');
  const rowsOf = (): FigureTable['rows'] => {
    // Similar titles have what this one has, as it is one of them.
    const felt = new Set([...scopes.values()].flat().map((row) => textOf(row, 'emotion')));
    return [...scopes].flatMap(([scope, rows]) => {
      const [first] = rows;
      if (first === undefined) return [];
      const sample = numberOf(first, 'sampleCount');
      const indexes = new Map(rows.map((row) => [textOf(row, 'emotion'), numberOf(row, 'index')]));
      const isIndexed = [...indexes.values()].some((index) => index !== null);
      return [
        {
          id: String(scope),
          picture: null,
          label: scope === null ? whole : textOf(first, 'episodeString'),
          figures: [
            { text: formatValue('count', sample), exact: exactValue('count', sample) },
            ...emotions.map((emotion) => {
              // What nobody felt has no row: its index is 0 where the others have one.
              const unfelt = isIndexed && felt.has(emotion) && !indexes.has(emotion);
              const index = unfelt ? 0 : (indexes.get(emotion) ?? null);
              return { text: formatValue(format, index), exact: index === null ? missing : exactValue(format, index) };
            }),
          ],
        },
      ];
    });
  };
  return writtenLater(
    [
      { label: view === 'showEmotionIndex' ? 'Episode' : 'Movie', numeric: false },
      { label: 'Sample', numeric: true },
      ...emotions.map((emotion) => ({ label: capitalised(emotion), numeric: true })),
    ],
    rowsOf,
  );
};

/** A title without a genre has none in common with another. */
const againstOf = (genres: string): string =>
  genres === ''
    ? 'No genre of the title is known: it is against itself alone.'
    : `Against titles with a genre in common: ${genres}.`;

/** The figure of all that is asked for (`episodeSort` null), which the table calls `whole`, or of one episode of it. */
export const emotionsFigure =
  (view: EmotionView, episodeSort: number | null, whole: string): Prepare<BarChart> =>
  (rows, facts) => {
    const scopes = byScope(rows);
    const items = (scopes.get(episodeSort) ?? [])
      .map((row) => itemOf(view, row))
      .filter(({ measure }) => measure !== null)
      .toSorted((a, b) => (b.measure ?? 0) - (a.measure ?? 0));
    const [top] = items;
    if (top === undefined) return null;
    const tops = items.filter(({ measure }) => measure === top.measure);
    const [first = {}] = scopes.get(episodeSort) ?? [];
    const figure: Figure<BarChart> = barFigure({
      items,
      bucket: { label: 'Emotion', plural: 'emotions' },
      measure: columnOf(view, 'index'),
      count: columnOf(view, 'emotionCount'),
      axisName: 'Emotion index, 100 = similar genres',
      base: average,
      barsMax: emotions.length,
      isWeighted: isWeighted(facts),
      legend: [
        { hue: 'above', label: 'More than similar genres' },
        { hue: 'below', label: 'Less' },
      ],
      headline: {
        value: sharedNames(
          tops.map(({ label }) => label),
          'emotion',
        ),
        label: placeOf(top.measure, tops.length > 1),
      },
      sample: episodeSort === null ? membersBehind(facts, sampleNouns.reactors) : emotionRows(first),
    });
    const genres = textOf(first, 'genres').replaceAll('|', ', ');
    return {
      ...figure,
      chart: { ...figure.chart, definitions: definitionsOf(told.map((name) => columnOf(view, name))) },
      table: tableOf(view, scopes, whole),
      notes: [againstOf(genres), ...figure.notes],
    };
  };
