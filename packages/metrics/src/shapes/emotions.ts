/**
 * The emotion index: how much of what is felt about a title (or an episode of it) is each emotion, against all titles of
 * the kind that share a genre with it, same people and dates; null below 50 rows (metrics: Engaging).
 */
import { type CellValue, emotionRule, type TitleKind } from '@cvm/contract';
import { answer, definitions } from '../compile/answer.ts';
import { type CountedRow, rowsOf, type Settle } from '../compile/settling.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { episodes, inRange, insideTitles, isKind, people, titlesIn } from '../compile/where.ts';
import { countedAs } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { engagedEpisodes } from './engaging.ts';
import { episodeSort, episodeString } from './episode-columns.ts';

const counts = (plan: Plan, keys: readonly string[], where: readonly Sql[]): Sql =>
  tally(plan, {
    from: raw('reactions'),
    keys: [...keys, 'emotion'],
    sums: [countedAs('votes', 'emotions')],
    counts: [countedAs('people_rows', 'emotions')],
    where: [...where, ...inRange(plan), ...people(plan)],
  });

/** Whose emotions a row counts: those about the title, by episode, or of similar titles. A last one holds the genres as its text. */
const sides = { felt: 0, base: 1, genres: 2 } as const;

/** Emotions about the title and about similar ones, as they are counted. */
export const emotionIndex =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const own = titlesIn(plan, kind);
    const perEpisode = ['episode', 'season', 'number'];
    return sql`${raw(definitions(plan.view))}with similar as (
  select title
  from titles
  where ${isKind(kind)} and (title in (${own})
    or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (${own}))))
)
select toUInt8(${raw(String(sides.felt))}) as side, episode, ${raw(episodeString)} as episodeString, ${raw(episodeSort)} as episodeSort,
  toString(emotion) as emotion, initcap(toString(emotion)) as emotionName, votes, people_rows
from (
  ${counts(plan, perEpisode, [sql`title in (${own})`, ...episodes(plan)])}
)
union all
select ${raw(String(sides.base))}, 0, '', 0, toString(emotion), '', votes, people_rows
from (
  ${counts(plan, [], [raw('title in similar')])}
)
union all
select ${raw(String(sides.genres))}, 0, '', 0, arrayStringConcat(any(genres), '|'), '', 0, 0
from titles
where title in (${own})`;
  };

type Felt = { readonly row: CountedRow; readonly votes: number; readonly people: number };

const feltIn = (row: CountedRow): Felt => ({ row, votes: Number(row.votes), people: Number(row.people_rows) });

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Rows of one emotion together: sums of weights depend on their order. */
const byEmotion = (felt: readonly Felt[]): Map<string, Felt> => {
  const together = new Map<string, Felt>();
  for (const one of felt.toSorted((a, b) => Number(a.row.episode) - Number(b.row.episode))) {
    const { votes = 0, people = 0 } = together.get(String(one.row.emotion)) ?? {};
    together.set(String(one.row.emotion), { row: one.row, votes: votes + one.votes, people: people + one.people });
  }
  return together;
};

/** Whose emotions: of the title as a whole (null), or of an episode. */
type Scope = { readonly name: CellValue; readonly place: CellValue };
type Settled = Scope & { readonly felt: Felt; readonly allVotes: number; readonly allRows: number };

const scopeOf = ({ row }: Felt): Scope => ({ name: row.episodeString ?? null, place: row.episodeSort ?? null });

/** The emotions of a scope, each with what is felt in all. */
const ofScope = (scope: Scope, all: readonly Felt[]): Settled[] => {
  const emotions = [...byEmotion(all).values()];
  const allVotes = sumOf(emotions.map(({ votes }) => votes));
  const allRows = sumOf(emotions.map(({ people }) => people));
  return emotions.map((felt) => ({ ...scope, felt, allVotes, allRows }));
};

const byEpisode = (felt: readonly Felt[]): Felt[][] => {
  const episodes = new Map<CellValue, Felt[]>();
  for (const one of felt) {
    const { place } = scopeOf(one);
    const known = episodes.get(place);
    if (known === undefined) episodes.set(place, [one]);
    else known.push(one);
  }
  return [...episodes.values()];
};

/** The title as a whole, and of a show each episode. */
export const settledEmotions =
  (kind: TitleKind): Settle =>
  () =>
  (counted) => {
    const rows = rowsOf(counted);
    const of = (side: number): Felt[] => rows.filter((row) => row.side === side).map(feltIn);
    const base = byEmotion(of(sides.base));
    const baseVotes = sumOf([...base.values()].map(({ votes }) => votes));
    const genres = String(rows.find(({ side }) => side === sides.genres)?.emotion ?? '');
    const felt = of(sides.felt);
    const ofEpisodes = kind === 'show' ? felt.filter(({ row }) => row.episode !== 0) : [];
    const settled = [
      ...ofScope({ name: null, place: null }, felt),
      ...byEpisode(ofEpisodes).flatMap((each) => {
        const [one] = each;
        return one === undefined ? [] : ofScope(scopeOf(one), each);
      }),
    ];
    const baseOf = ({ row }: Felt): number => (base.get(String(row.emotion))?.votes ?? 0) / baseVotes;
    const columns: Readonly<Record<string, (one: Settled) => CellValue>> = {
      episodeString: ({ name }) => name,
      episodeSort: ({ place }) => place,
      emotion: (one) => one.felt.row.emotion ?? null,
      emotionName: (one) => one.felt.row.emotionName ?? null,
      emotionPercent: (one) => one.felt.votes / one.allVotes,
      emotionCount: (one) => one.felt.votes,
      sampleCount: ({ allRows }) => allRows,
      totalVotesCount: ({ allVotes }) => allVotes,
      index: (one) =>
        one.allRows < emotionRule.rowsMin ? null : (100 * (one.felt.votes / one.allVotes)) / baseOf(one.felt),
      genres: () => (genres === '' ? null : genres),
    };
    return {
      count: settled.length,
      column: (name) => {
        const value = columns[name];
        return (place) => {
          const one = settled[place];
          return value === undefined || one === undefined ? null : value(one);
        };
      },
    };
  };

/** showEpisodeEmotions: the emotions of each episode beside its weighted engagements. */
export const episodeEmotions = (plan: Plan): Sql => {
  const where = [insideTitles(plan, 'show')('title'), ...episodes(plan), raw('episode != 0')];
  return answer(
    plan,
    sql`select ${raw(episodeString)} as episodeString, ${raw(episodeSort)} as episodeSort,
  toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
  felt.votes / sum(felt.votes) over (partition by felt.season, felt.number) as emotionPercent,
  sum(felt.people_rows) over (partition by felt.season, felt.number) as emotionsBase,
  felt.votes as emotionCount, engaged.engagements as engagements, engaged.engagers_base as engagersBase
from (
  ${counts(plan, ['season', 'number'], where)}
) as felt
left join (
  ${engagedEpisodes(plan)}
) as engaged on engaged.season = felt.season and engaged.number = felt.number`,
  );
};
