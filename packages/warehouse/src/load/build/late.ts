// What an append changed on days that were there before: titles with back-dated views or spells, members or episodes with other
// attributes. Their rollups are built anew; those of all other titles only grow by the days after. Engagements are sums of rows, to
// which whatever came or went is added.
import type { EngagementFact } from '@cvm/contract';
import type { Change } from '@cvm/metrics';
import { literal } from '../../schema/index.ts';
import { addedEvents, goneEvents } from './append.ts';

export type Growth = {
  readonly database: string;
  readonly earlier: string;
  readonly stageDatabase: string;
  /** data_through of the edition before and of this one. */
  readonly before: string;
  readonly dataThrough: string;
};

/** Tables of the stage database, each with the titles whose rollups of one kind are built anew. */
export const lateTables = ['late_views', 'late_follows', 'late_weeks', 'late_titles'] as const;
export type LateTable = (typeof lateTables)[number];

export const lateTitles = ({ stageDatabase }: Growth, table: LateTable): string =>
  `select title from ${stageDatabase}.${table}`;

/** Titles of which counts are others in one edition than in the other; each edition is read once. */
const different = (now: string, then: string, counts: readonly string[]): string => {
  const rows = (sql: string, sign: 1 | -1): string =>
    `select title, ${counts.map((name) => `toInt64(${name}) * ${sign} as ${name}_more`).join(', ')} from (${sql})`;
  return `select title from (${rows(now, 1)} union all ${rows(then, -1)})
group by title having ${counts.map((name) => `sum(${name}_more) != 0`).join(' or ')}`;
};

/** What changed besides rows: whether some members or episodes have other attributes than before. */
export type Moved = { readonly members: boolean; readonly episodes: boolean };

/**
 * The statements that fill `lateTables`: those of facts, and then those that are made of these. Only titles of which this load brought
 * rows of days before, or took such rows away, are compared: what an append reads follows from what it brings, not from how much
 * is there.
 */
export const lateStatements = (growth: Growth, moved: Moved) => {
  const { database, earlier, stageDatabase, before, dataThrough } = growth;
  const day = `toDate32(${literal(before)})`;
  const staged = `select title from ${stageDatabase}.follows where fault = 0 and began <= ${day}`;
  const ofMembers = (table: string) =>
    moved.members
      ? [`select title from ${database}.${table} where member in (select member from ${stageDatabase}.changed_members)`]
      : [];
  // Views are only ever added.
  const views = `select title from ${addedEvents('views', growth)} where day <= ${day}`;
  // A spell that ends takes the place of the open one; a change shows in the beginnings or in the ends.
  const spells = (edition: string) => `select title, countIf(began <= ${day}) as begun, countIf(ended <= ${day}) as over
from ${edition}.follows where title in (${staged}) group by title`;
  const follows = different(spells(database), spells(earlier), ['begun', 'over']);
  const ofEpisodes = moved.episodes
    ? [
        `select title from ${database}.episodes where episode in (select episode from ${stageDatabase}.changed_episodes)`,
      ]
    : [];
  const text: Record<LateTable, readonly string[]> = {
    late_views: [views, ...ofMembers('views'), ...ofEpisodes],
    late_follows: [follows, ...ofMembers('follows')],
    late_weeks: [airingLater(growth), lateTitles(growth, 'late_views')],
    late_titles: [
      different(airedSql(database, dataThrough), airedSql(earlier, before), ['aired']),
      lateTitles(growth, 'late_views'),
      lateTitles(growth, 'late_follows'),
    ],
  };
  const create = (
    table: LateTable,
  ): string => `create table ${stageDatabase}.${table} engine = MergeTree order by title as
select title from (${text[table].join('\nunion all\n')}) group by title`;
  return {
    ofFacts: [create('late_views'), create('late_follows')],
    ofAll: [create('late_weeks'), create('late_titles')],
  };
};

/**
 * What an append changes of an engagement: the rows that it added, and those that gave way to them. A comment takes the place of the
 * one with its id; with the cells of members the engagements of theirs move that both editions have.
 */
export const changedEngagements =
  (growth: Growth, moved: Moved) =>
  (fact: EngagementFact): readonly Change[] => {
    const { database, earlier, stageDatabase, before } = growth;
    const day = `toDate32(${literal(before)})`;
    if (fact !== 'comments' && !moved.members)
      return [
        { rows: addedEvents(fact, growth), times: 1 },
        { rows: goneEvents(fact, growth), times: -1 },
      ];
    const came = `select title, member from ${addedEvents(fact, growth)} where day <= ${day}`;
    const went = `select title, member from ${goneEvents(fact, growth)}`;
    const brought =
      fact === 'comments'
        ? `comment_id in (select comment_id from ${stageDatabase}.comments where fault = 0)`
        : `(title, member) in (${came} union all ${went})`;
    const ofMembers = moved.members ? ` or member in (select member from ${stageDatabase}.changed_members)` : '';
    const changed = `(${brought}${ofMembers})`;
    return [
      { rows: `${database}.${fact} where day > ${day}`, times: 1 },
      { rows: `${database}.${fact} where day <= ${day} and ${changed}`, times: 1 },
      { rows: `${earlier}.${fact} where ${changed}`, times: -1 },
    ];
  };

/**
 * Members with votes that this load brought, in place of which others of theirs may have gone, with votes for characters whom others
 * play, or who moved.
 */
export const changedVoters = (growth: Growth): string => {
  const { database, stageDatabase } = growth;
  return [
    `select member from ${addedEvents('character_votes', growth)}`,
    `select member from ${stageDatabase}.changed_members`,
    `select member from ${database}.character_votes where character in (select character from ${stageDatabase}.changed_characters)`,
  ].join(' union all ');
};

const airedSql = (
  database: string,
  through: string,
): string => `select title, count() as aired from ${database}.episodes
where season > 0 and air_date <= toDate32(${literal(through)}) group by title`;

/** Titles with a regular episode that airs later than the edition before has it, or of which no air date is known any more. */
const airingLater = ({ database, earlier }: Growth): string => `select then.title
from ${earlier}.episodes as then
left any join ${database}.episodes as now on now.episode = then.episode
where then.season > 0 and then.air_date is not null
and (now.title != then.title or now.season = 0 or ifNull(now.air_date > then.air_date, true))`;

/** Titles that are of another kind, or other genres, than before, as a subquery to count. */
export const movedTitles = ({ database, earlier }: Growth, what: 'kind' | 'genres'): string =>
  `(select title, ${what} from ${earlier}.titles except select title, ${what} from ${database}.titles)`;
