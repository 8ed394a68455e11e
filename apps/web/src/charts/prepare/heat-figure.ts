/**
 * Reactions vs. social engagement: which emotions each episode draws, under how much it is engaged with. Columns are
 * episodes in their order, rows emotions as the product lists them.
 */
import {
  capitalised,
  emotions,
  exactValue,
  formatCount,
  formatValue,
  hoverValue,
  type Row,
  tinyBase,
} from '@cvm/contract';
import type { Figure, FigureTable, HeatChart, Prepare } from '../model.ts';
import { valueAxis } from './axis.ts';
import { countLabel } from './bar-figure.ts';
import { columnOf, definitionsOf, grouped, numberOf, sharedPlace, textOf, writtenLater } from './cells.ts';
import { type AnswerFacts, isWeighted, membersBehind, pointSample, sampleWords } from './sample.ts';

const view = 'showEpisodeEmotions';
/** As texts, to look up what the data names. */
const emotionNames: readonly string[] = emotions;

type Episode = {
  readonly sort: number;
  readonly label: string;
  readonly rows: readonly Row[];
  /** The same by what was felt. */
  readonly felt: ReadonlyMap<string, Row>;
};

const episodesOf = (rows: readonly Row[]): Episode[] =>
  [...grouped(rows, (row) => numberOf(row, 'episodeSort') ?? 0)]
    .map(([sort, own]) => ({
      ...{ sort, label: textOf(own[0] ?? {}, 'episodeString'), rows: own },
      felt: new Map(own.map((row) => [textOf(row, 'emotion'), row])),
    }))
    .toSorted((a, b) => a.sort - b.sort);

const engagementsOf = ({ rows: [row] }: Episode): number | null =>
  row === undefined ? null : numberOf(row, 'engagements');
/** Who engaged with an episode, before weighting. */
const engagersOf = ({ rows: [row] }: Episode): { readonly sample?: string } =>
  pointSample(row === undefined ? null : numberOf(row, 'engagersBase'), 'people');
/** An emotion that nobody felt has no row: its share is 0 where there are others. */
const percentOf = ({ rows, felt }: Episode, emotion: string): number | null => {
  const row = felt.get(emotion);
  if (row !== undefined) return numberOf(row, 'emotionPercent');
  return rows.some((other) => numberOf(other, 'emotionPercent') !== null) ? 0 : null;
};

const tableOf = (episodes: readonly Episode[], engagements: string): FigureTable =>
  writtenLater(
    [
      { label: 'Episode', numeric: false },
      { label: engagements, numeric: true },
      ...emotions.map((emotion) => ({ label: capitalised(emotion), numeric: true })),
    ],
    () =>
      episodes.map((episode) => {
        const engaged = engagementsOf(episode);
        return {
          id: String(episode.sort),
          picture: null,
          label: episode.label,
          figures: [
            { text: formatValue('count', engaged), exact: exactValue('count', engaged) },
            ...emotions.map((emotion) => {
              const percent = percentOf(episode, emotion);
              return { text: formatValue('rate', percent), exact: exactValue('rate', percent) };
            }),
          ],
        };
      }),
  );

/** The emotions about an episode, before weighting: what its shares are of. */
const emotionsAbout = ({ rows: [row] }: Episode): number | null =>
  row === undefined ? null : numberOf(row, 'emotionsBase');

/** A field tells of its own episode alone. */
const sampleOf = (episode: Episode): string | null =>
  sampleWords({
    count: emotionsAbout(episode),
    noun: `emotions about ${episode.label}`,
    effective: null,
    isSum: false,
  });

/** The emotion with the largest share of an episode; of two alike the one that is listed first. None on too few emotions. */
const strongestOf = (episode: Episode): string | null =>
  (emotionsAbout(episode) ?? 0) < tinyBase
    ? null
    : (emotionNames.toSorted((a, b) => (percentOf(episode, b) ?? -1) - (percentOf(episode, a) ?? -1))[0] ?? null);

type Top = { readonly top: Episode; readonly strongest: string | null };

/** An episode without emotions has no column, however much it is engaged with. */
const headlineOf = (episodes: readonly Episode[], { top, strongest }: Top, facts: AnswerFacts): Figure['headline'] => {
  const engagements = countLabel(`${formatValue('count', engagementsOf(top))} engagements`, isWeighted(facts));
  const alike = episodes.filter((other) => engagementsOf(other) === engagementsOf(top)).length - 1;
  const engaged = `most engaged with of the episodes shown${sharedPlace(alike)}, ${engagements}`;
  if (strongest === null) return { value: top.label, label: engaged };
  const share = formatValue('rate', percentOf(top, strongest));
  return { value: `${top.label}, ${capitalised(strongest)}`, label: `${share} of its emotions, ${engaged}` };
};

const chartOf = (
  episodes: readonly Episode[],
  { top, strongest }: Top,
  facts: AnswerFacts,
  summary: string,
): HeatChart => {
  const counted = (label: string): string => countLabel(label, isWeighted(facts));
  const percent = columnOf(view, 'emotionPercent');
  const engaged = episodes.map(engagementsOf);
  const marked = { column: episodes.indexOf(top), row: emotionNames.indexOf(strongest ?? '') };
  const isMarked = ({ column, row }: { column: number; row: number }): boolean =>
    column === marked.column && row === marked.row;
  const all = episodes.flatMap((episode, column) => {
    const sample = sampleOf(episode);
    const engagements = {
      label: counted(`Engagements of ${episode.label}`),
      value: hoverValue('count', engagementsOf(episode)),
      ...engagersOf(episode),
    };
    return emotions.flatMap((emotion, place) => {
      // A field of 0 is one that nobody felt; a gap is one of which nothing is known.
      const value = percentOf(episode, emotion);
      if (value === null) return [];
      const row = episode.felt.get(emotion);
      return [
        {
          column,
          row: place,
          value,
          hints: () => [
            { label: percent.label, value: hoverValue('rate', value) },
            {
              label: counted('Emotions'),
              value: hoverValue('count', row === undefined ? 0 : numberOf(row, 'emotionCount')),
            },
            engagements,
          ],
          sample,
        },
      ];
    });
  });
  // Its border lies over its neighbours, which are drawn before it.
  const cells = all.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)));
  return {
    kind: 'heat',
    columns: episodes.map(({ label }) => label),
    rows: emotions.map(capitalised),
    cells,
    measure: percent.label,
    format: 'rate',
    max: Math.max(0.01, ...cells.map(({ value }) => value)),
    strip: {
      label: counted('Engagements'),
      values: engaged,
      axis: valueAxis(engaged, { name: counted('Engagements'), format: 'count', base: 0 }),
    },
    marked,
    stripHints: episodes.map((episode) => () => [
      {
        label: counted('Engagements'),
        value: hoverValue('count', engagementsOf(episode)),
        ...engagersOf(episode),
      },
    ]),
    definitions: definitionsOf(['emotionPercent', 'emotionCount', 'engagements'].map((name) => columnOf(view, name))),
    summary,
  };
};

/** The figure of emotions and engagements by episode. */
export const heatFigure: Prepare<HeatChart> = (rows, facts): Figure<HeatChart> | null => {
  const episodes = episodesOf(rows);
  const [top] = episodes.toSorted((a, b) => (engagementsOf(b) ?? 0) - (engagementsOf(a) ?? 0));
  if (top === undefined) return null;
  const strongest = strongestOf(top);
  const headline = headlineOf(episodes, { top, strongest }, facts);
  return {
    chart: chartOf(
      episodes,
      { top, strongest },
      facts,
      `Share of each emotion in ${formatCount(episodes.length, 'episode')}, with their engagements. ${headline.value}, ${headline.label}.`,
    ),
    table: tableOf(episodes, countLabel('Engagements', isWeighted(facts))),
    headline,
    sample: membersBehind(facts, 'people who gave an emotion to an episode'),
    notes: [],
  };
};
