/**
 * The GEM score (metrics: GEM score). A respondent's score is the mean of the four answers, the third reversed, rescaled to
 * 0-100; a program's score is 100 x the mean of its respondents / the mean of all programs with 100 or more respondents.
 * People are those of the answer sheets. Never weighted.
 */
import { ageBuckets, gemRule } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { sampleOf } from '../compile/sample.ts';
import { type SettleByRow, settledRow } from '../compile/settling.ts';
import { all, narrowed, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { content, inRange, people, titlesInside } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

const { respondentsMin, groupMin } = gemRule;

const questions = ['q1', 'q2', 'q3', 'q4'] as const;

const score = '((q1 + q2 + (6 - q3) + q4) / 4 - 1) / 4 * 100';

/** Columns of the groups: name of the column, condition on the answer sheet. */
const groups: readonly (readonly [string, string])[] = [
  ['scoreFemale', "gender = 'female'"],
  ['scoreMale', "gender = 'male'"],
  ...ageBuckets.map((age) => [`score${age.replace('-', 'to').replace('+', 'plus')}`, `age = '${age}'`] as const),
];

const perGroup = groups.map(
  ([name, condition]) => `countIf(${condition}) as ${name}_n, avgIf(score, ${condition}) as ${name}_raw`,
);

/** A gem-only user has no kind of title and sees every program; one that has a kind sees that kind. */
const surveyed = (plan: Plan): Sql =>
  plan.access.kinds.length === 0
    ? narrowed(sql`select title from titles where ${all(content(plan))}`)
    : titlesInside(plan);

/** People who filled in a sheet about a program. They need not be members, and are never weighted. */
export const respondents = (plan: Plan): Sql =>
  sampleOf(
    plan,
    sql`from (select respondent_id as member, cell, title, day from survey_responses) where ${all([sql`title in (${surveyed(plan)})`, ...inRange(plan), ...people(plan)])}`,
  );

/** A row per program: what was answered about it, as it was counted. */
export const gem = (plan: Plan): Sql => {
  const rows = [...inRange(plan), ...people(plan)];
  const scored = (figures: string): Sql => sql`select title, count() as respondents, avg(score) as raw${raw(figures)}
  from (
    select *, ${raw(score)} as score
    from survey_responses
    where ${all(rows)}
  )
  group by title`;
  const { base } = wholeOf(
    sql`select avg(raw) as base
from (
  ${scored('')}
)
where respondents >= ${raw(String(respondentsMin))}`,
    ['base'],
  );
  return sql`${raw(definitions(plan.view))}select titles.name as title, titles.title_id as titleId, toString(titles.kind) as kind,
  nullIf(titles.network_name, '') as network, programs.respondents as respondents,
  ${base} as base, programs.*
from (
  ${scored(`,
    ${questions.map((q) => `avg(${q}) as mean_${q}`).join(', ')},
    ${perGroup.join(',\n    ')}`)}
) as programs
inner join titles on titles.title = programs.title
where programs.title in (${surveyed(plan)})`;
};

/** Below the minimum of respondents a program has no figure, below that of a group the group has none. */
export const settledGem: SettleByRow = () => (rows) =>
  rows.map((row) => {
    const isShown = Number(row.respondents) >= respondentsMin;
    const base = Number(row.base);
    const against = (value: string): number | null =>
      isShown && base !== 0 ? (100 * Number(row[value])) / base : null;
    return settledRow({
      ...row,
      gemScore: against('raw'),
      ...Object.fromEntries(questions.map((q) => [q, isShown ? (row[`mean_${q}`] ?? null) : null])),
      ...Object.fromEntries(
        groups.map(([name]) => [name, Number(row[`${name}_n`]) < groupMin ? null : against(`${name}_raw`)]),
      ),
    });
  });
