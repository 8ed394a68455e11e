/**
 * The emotion index: how much of what is felt about a title (or an episode of it) is each emotion, against all titles of
 * the kind that share a genre with it, same people and dates; null below 50 rows (metrics: Engaging).
 */
import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { episodes, inRange, isKind, people, titlesInside } from '../compile/where.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { engagements } from './engaging.ts';
import { episodeSort, episodeString } from './episode-columns.ts';

const sampleMin = 50;

const counts = (plan: Plan, keys: readonly string[], where: readonly Sql[]): Sql =>
  tally(plan, {
    from: raw('reactions'),
    keys: [...keys, 'emotion'],
    sums: [part('votes', 'count()')],
    counts: [part('people_rows', 'count()')],
    where: [...where, ...inRange(plan), ...people(plan)],
  });

export const emotionIndex =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const inside = [sql`title in (${titlesInside(plan, kind)})`, ...episodes(plan)];
    const whole = sql`select null as season, null as number, emotion, votes, people_rows
  from (
    ${counts(plan, [], inside)}
  )`;
    const each = sql`select season, number, emotion, votes, people_rows
  from (
    ${counts(plan, ['season', 'number'], [...inside, raw('episode != 0')])}
  )`;
    const subjects =
      kind === 'show'
        ? sql`${whole}
  union all
  ${each}`
        : whole;
    return answer(
      plan,
      sql`with similar as (
  select title
  from titles
  where ${isKind(kind)} and (title in (${titlesInside(plan, kind)})
    or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (${titlesInside(plan, kind)}))))
)
select
  if(felt.season is null, null, ${raw(episodeString)}) as episodeString,
  if(felt.season is null, null, ${raw(episodeSort)}) as episodeSort,
  toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
  felt.votes / felt.all_votes as emotionPercent, felt.votes as emotionCount,
  felt.all_rows as sampleCount, felt.all_votes as totalVotesCount,
  if(felt.all_rows < ${raw(String(sampleMin))}, null, 100 * (felt.votes / felt.all_votes) / base.percent) as index,
  (select nullIf(arrayStringConcat(any(genres), '|'), '') from titles where title in (${titlesInside(plan, kind)})) as genres
from (
  select *, sum(votes) over (partition by season, number) as all_votes, sum(people_rows) over (partition by season, number) as all_rows
  from (
  ${subjects}
  )
) as felt
left join (
  select emotion, votes / sum(votes) over () as percent
  from (
    ${counts(plan, [], [raw('title in similar')])}
  )
) as base on base.emotion = felt.emotion`,
    );
  };

/** showEpisodeEmotions: the emotions of each episode beside its weighted engagements. */
export const episodeEmotions = (plan: Plan): Sql => {
  const where = [sql`title in (${titlesInside(plan, 'show')})`, ...episodes(plan), raw('episode != 0')];
  return answer(
    plan,
    sql`with picked as (${titlesInside(plan, 'show')})
select ${raw(episodeString)} as episodeString, ${raw(episodeSort)} as episodeSort,
  toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
  felt.votes / sum(felt.votes) over (partition by felt.season, felt.number) as emotionPercent,
  felt.votes as emotionCount, engaged.engagements as engagements
from (
  ${counts(plan, ['season', 'number'], where)}
) as felt
left join (
  ${tally(plan, {
    from: sql`(
    ${engagements(plan, 'picked')}
  )`,
    keys: ['season', 'number'],
    sums: counted('engagements'),
    where: [raw('episode != 0')],
  })}
) as engaged on engaged.season = felt.season and engaged.number = felt.number`,
  );
};
