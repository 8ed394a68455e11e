/**
 * Reactions vs. social engagement: which emotions each episode draws, under how much it is engaged with. Columns are
 * episodes in their order, rows emotions as the product lists them.
 */
import { capitalised, emotions, exactValue, formatValue, hoverValue, type Row } from '@cvm/contract';
import type { Figure, FigureTable, HeatChart, Prepare } from '../model.ts';
import { valueAxis } from './axis.ts';
import { countLabel } from './bar-figure.ts';
import { columnOf, definitionsOf, numberOf, sum, textOf } from './cells.ts';
import { type AnswerFacts, isWeighted, membersBehind, rowsBehind, sampleWords } from './sample.ts';

const view = 'showEpisodeEmotions';
/** As texts, to look up what the data names. */
const emotionNames: readonly string[] = emotions;

type Episode = { readonly sort: number; readonly label: string; readonly rows: Row[] };

const episodesOf = (rows: readonly Row[]): Episode[] => {
  const episodes = new Map<number, Episode>();
  for (const row of rows) {
    const sort = numberOf(row, 'episodeSort') ?? 0;
    const episode = episodes.get(sort) ?? { sort, label: textOf(row, 'episodeString'), rows: [] };
    episode.rows.push(row);
    episodes.set(sort, episode);
  }
  return [...episodes.values()].toSorted((a, b) => a.sort - b.sort);
};

const engagementsOf = ({ rows: [row] }: Episode): number | null =>
  row === undefined ? null : numberOf(row, 'engagements');
const percentOf = ({ rows }: Episode, emotion: string): number | null => {
  const row = rows.find((candidate) => textOf(candidate, 'emotion') === emotion);
  return row === undefined ? null : numberOf(row, 'emotionPercent');
};

const tableOf = (episodes: readonly Episode[], engagements: string): FigureTable => ({
  columns: [
    { label: 'Episode', numeric: false },
    { label: engagements, numeric: true },
    ...emotions.map((emotion) => ({ label: capitalised(emotion), numeric: true })),
  ],
  rows: episodes.map((episode) => {
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
});

/** A field tells of its own episode alone. */
const sampleOf = ({ rows, label }: Episode, facts: AnswerFacts): string | null =>
  sampleWords(rowsBehind(facts, sum(rows.map((row) => numberOf(row, 'emotionCount'))), `emotions about ${label}`));

const chartOf = (episodes: readonly Episode[], top: Episode, facts: AnswerFacts, summary: string): HeatChart => {
  const counted = (label: string): string => countLabel(label, isWeighted(facts));
  const percent = columnOf(view, 'emotionPercent');
  const engaged = episodes.map(engagementsOf);
  const cells = episodes.flatMap((episode, column) => {
    const sample = sampleOf(episode, facts);
    return episode.rows.flatMap((row) => {
      const value = numberOf(row, 'emotionPercent');
      const place = emotionNames.indexOf(textOf(row, 'emotion'));
      if (value === null || place < 0) return [];
      return [
        {
          column,
          row: place,
          value,
          hints: [
            { label: percent.label, value: hoverValue('rate', value) },
            { label: counted('Emotions'), value: hoverValue('count', numberOf(row, 'emotionCount')) },
            {
              label: counted(`Engagements of ${episode.label}`),
              value: hoverValue('count', numberOf(row, 'engagements')),
            },
          ],
          sample,
        },
      ];
    });
  });
  return {
    kind: 'heat',
    columns: episodes.map(({ label }) => label),
    rows: emotions.map(capitalised),
    cells,
    measure: percent.label,
    format: 'rate',
    max: Math.max(0.01, ...cells.map(({ value }) => value)),
    strip: {
      label: 'Engagements',
      values: engaged,
      axis: valueAxis(engaged, { name: 'Engagements', format: 'count', base: 0 }),
    },
    marked: episodes.indexOf(top),
    stripHints: engaged.map((value) => [{ label: counted('Engagements'), value: hoverValue('count', value) }]),
    definitions: definitionsOf(['emotionPercent', 'emotionCount', 'engagements'].map((name) => columnOf(view, name))),
    summary,
  };
};

/** The figure of emotions and engagements by episode. */
export const heatFigure: Prepare<HeatChart> = (rows, facts): Figure<HeatChart> | null => {
  const episodes = episodesOf(rows);
  const [top] = episodes.toSorted((a, b) => (engagementsOf(b) ?? 0) - (engagementsOf(a) ?? 0));
  if (top === undefined) return null;
  const headline = {
    value: top.label,
    label: `most engaged with, ${formatValue('count', engagementsOf(top))} engagements`,
  };
  return {
    chart: chartOf(
      episodes,
      top,
      facts,
      `Share of each emotion in ${episodes.length} episodes, with their engagements. ${headline.value}, ${headline.label}.`,
    ),
    table: tableOf(episodes, countLabel('Engagements', isWeighted(facts))),
    headline,
    sample: membersBehind(facts, 'people who reacted to an episode'),
    notes: [],
  };
};
