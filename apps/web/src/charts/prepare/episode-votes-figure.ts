/**
 * Votes for characters over the episodes of a show: a line for each of those with the most votes. The answer ranks the first
 * five of each episode, so that a line has a gap where its character was not among them. The table has every ranked one.
 */
import { exactValue, formatCount, formatValue, hoverValue, type Row, sampleNouns } from '@cvm/contract';
import type { Figure, FigureTable, Line, LineChart, Prepare } from '../model.ts';
import { valueAxis } from './axis.ts';
import { countLabel } from './bar-figure.ts';
import { columnOf, definitionsOf, grouped, numberOf, sharedNames, sum, textOf } from './cells.ts';
import { characterName } from './characters-figure.ts';
import { isWeighted, membersBehind, pointSample } from './sample.ts';

const view = 'characterVoteEpisodeRank';
/** More lines than this cross each other too often to be followed. */
const linesMax = 6;
/** Names of episodes that stand beside one another below a chart of a page's width. */
const ticksMax = 14;

type Episode = { readonly sort: number; readonly name: string; readonly rows: readonly Row[] };
type Character = { readonly id: string; readonly name: string; readonly full: string; readonly rows: readonly Row[] };

const episodesOf = (rows: readonly Row[]): readonly Episode[] =>
  [...grouped(rows, (row) => numberOf(row, 'episodeSort') ?? 0)]
    .map(([sort, all]) => ({ sort, name: textOf(all[0] ?? {}, 'episodeString'), rows: all }))
    .toSorted((a, b) => a.sort - b.sort);

const fullName = (row: Row): string => {
  const [character, actor] = [textOf(row, 'characterName'), textOf(row, 'actorName')];
  return actor === '' ? character : `${character} (${actor})`;
};

const votesOf = (rows: readonly Row[]): number => sum(rows.map((row) => numberOf(row, 'votes')));

/** Those with the most votes first; ties by their ids. */
const charactersOf = (rows: readonly Row[]): readonly Character[] =>
  [...grouped(rows, (row) => textOf(row, 'characterId'))]
    .map(([id, all]) => ({ id, name: textOf(all[0] ?? {}, 'characterName'), full: fullName(all[0] ?? {}), rows: all }))
    .toSorted((a, b) => votesOf(b.rows) - votesOf(a.rows) || a.id.localeCompare(b.id));

/** Two characters of one name are told apart by who plays them. */
const linesOf = (characters: readonly Character[], episodes: readonly Episode[]): readonly Line[] =>
  characters.map(({ id, name, full, rows }, colour) => {
    const isShared = characters.some((other) => other.id !== id && other.name === name);
    const votes = new Map(rows.map((row) => [numberOf(row, 'episodeSort'), numberOf(row, 'votes')]));
    return {
      id,
      label: isShared ? full : characterName(name),
      colour,
      quiet: false,
      values: episodes.map(({ sort }) => votes.get(sort) ?? null),
    };
  });

const tableOf = (episodes: readonly Episode[], votes: string): FigureTable => ({
  columns: [
    { label: 'Episode', numeric: false },
    { label: 'Rank', numeric: true },
    { label: 'Character', numeric: false },
    { label: votes, numeric: true },
  ],
  rows: episodes.flatMap(({ name, sort, rows }) =>
    rows.map((row) => {
      const [rank, count] = [numberOf(row, 'voteRank'), numberOf(row, 'votes')];
      return {
        id: `${sort} ${textOf(row, 'characterId')}`,
        picture: null,
        label: name,
        figures: [
          { text: formatValue('count', rank), exact: exactValue('count', rank) },
          { text: fullName(row), exact: fullName(row) },
          { text: formatValue('count', count), exact: exactValue('count', count) },
        ],
      };
    }),
  ),
});

const ticksOf = (episodes: readonly Episode[]): ReadonlyMap<string, string> => {
  const every = Math.ceil(episodes.length / ticksMax);
  return new Map(episodes.filter((_, place) => place % every === 0).map(({ name }) => [name, name]));
};

/** Who is first most often, alone or with others; all that are so alike often. */
const headlineOf = (characters: readonly Character[], episodes: readonly Episode[]): Figure['headline'] => {
  // Of those with as many votes one alone has the rank 1.
  const top = new Map(episodes.map(({ sort, rows }) => [sort, Math.max(...rows.map((row) => votesOf([row])))]));
  const isFirst = (row: Row): boolean => votesOf([row]) === top.get(numberOf(row, 'episodeSort') ?? 0);
  const firsts = ({ rows }: Character): number => rows.filter(isFirst).length;
  const counts = characters.map(firsts);
  const most = Math.max(...counts);
  const leaders = characters.filter((_, place) => counts[place] === most);
  const of = formatCount(episodes.length, 'episode');
  return {
    value: sharedNames(
      leaders.map(({ name }) => characterName(name)),
      'character',
    ),
    label: `${leaders.length > 1 ? 'each have' : 'has'} the most votes in ${formatValue('count', most)} of ${of} with votes`,
  };
};

const leftOut = (all: number): readonly string[] =>
  all <= linesMax
    ? []
    : [
        `Lines of ${linesMax} of the ${formatValue('count', all)} characters that are among the first five of an episode: those with the most votes there.`,
      ];

/** The figure of votes by episode, of the characters that are among the first five of any. */
export const episodeVotesFigure: Prepare<LineChart> = (rows, facts) => {
  const episodes = episodesOf(rows);
  if (episodes.length === 0) return null;
  const characters = charactersOf(rows);
  const lines = linesOf(characters.slice(0, linesMax), episodes);
  const votes = countLabel(columnOf(view, 'votes').label, isWeighted(facts));
  const headline = headlineOf(characters, episodes);
  return {
    chart: {
      kind: 'lines',
      days: episodes.map(({ name }) => name),
      names: episodes.map(({ name }) => name),
      daysName: null,
      ticks: ticksOf(episodes),
      lines,
      axis: valueAxis(
        lines.flatMap(({ values }) => values),
        { name: votes, format: 'count', base: 0 },
      ),
      hints: episodes.map(
        ({ rows: ranked }, place) =>
          () =>
            lines.flatMap(({ id, label, values }) => {
              const value = values[place] ?? null;
              const own = ranked.find((row) => textOf(row, 'characterId') === id) ?? {};
              return value === null
                ? []
                : [{ label, value: hoverValue('count', value), ...pointSample(numberOf(own, 'votersBase')) }];
            }),
      ),
      marks: [],
      zooms: false,
      definitions: definitionsOf([columnOf(view, 'votes')]),
      summary: `Votes for characters in ${formatCount(episodes.length, 'episode')}. ${headline.value} ${headline.label}.`,
    },
    table: tableOf(episodes, votes),
    headline,
    sample: membersBehind(facts, sampleNouns.characterVoters),
    notes: [...leftOut(characters.length), 'A gap: not among the first five of the episode.'],
  };
};
