/** The members behind rows that a view counts: who rated, who named a device, who reacted, who voted, who follows. */
import { type TitleKind, weekDays } from '@cvm/contract';
import { sampleOf } from '../compile/sample.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import {
  episodes,
  followingAtEnd,
  followingBefore,
  inRange,
  insideTitles,
  lately,
  people,
  platforms,
} from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { withoutDeleted } from './audience.ts';

const of =
  (fact: 'ratings' | 'views' | 'reactions' | 'character_votes', more: (plan: Plan) => readonly Sql[]) =>
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sampleOf(
      plan,
      sql`from ${raw(fact)} where ${all([insideTitles(plan, kind)('title'), ...inRange(plan), ...people(plan), ...more(plan)])}`,
    );

const ofEpisodes = (plan: Plan): Sql[] => [...episodes(plan), raw('episode != 0')];

/** Members who gave a star rating. */
export const raters = of('ratings', () => []);
/** Members with a view that names a device. */
export const deviceUsers = of('views', () => [raw(`device != ''`)]);
/** Members who gave an emotion. */
export const reactors = of('reactions', episodes);
/** Members who gave an emotion to an episode. */
export const episodeReactors = of('reactions', ofEpisodes);
/** Members who voted for a character. */
export const characterVoters = of('character_votes', (plan) => [...episodes(plan), ...withoutDeleted(plan)]);
/** Members who voted for a character of an episode. */
export const episodeVoters = of('character_votes', (plan) => [...ofEpisodes(plan), ...withoutDeleted(plan)]);
/** Members who voted for a character in the last 7 days of the range. */
export const votersLately = (plan: Plan): Sql =>
  sampleOf(
    plan,
    sql`from character_votes where ${all([insideTitles(plan)('title'), ...inRange(lately(plan, weekDays)), ...people(plan), ...withoutDeleted(plan)])}`,
  );

/** Members with a view that names a platform inside the filters. */
export const attributed = (plan: Plan): Sql =>
  sampleOf(
    plan,
    sql`from views where ${all([insideTitles(plan)('title'), raw('platform != 0'), ...inRange(plan), ...people(plan), ...platforms(plan)])}`,
  );

/** Members who follow some of the titles when the range ends. */
export const followersAtEnd =
  (titles: (plan: Plan) => Sql) =>
  (plan: Plan): Sql =>
    sampleOf(
      plan,
      sql`from follows where ${all([sql`title in (${titles(plan)})`, ...followingAtEnd(plan), ...people(plan)])}`,
    );

/** Likewise on the day before it begins: with a growth, the followers of one end tell those of the other. */
export const followersBefore =
  (titles: (plan: Plan) => Sql) =>
  (plan: Plan): Sql =>
    sampleOf(
      plan,
      sql`from follows where ${all([sql`title in (${titles(plan)})`, ...followingBefore(plan), ...people(plan)])}`,
    );
