/** The titles that a benchmark is about, as its statements name them. */
import { all, narrowed, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import type { Inside } from '../compile/where.ts';
import { movedFacts } from './same-days.ts';

export type Segment = {
  /** Their numbers, to stand behind `in`. */
  readonly titles: Sql;
  readonly inside: Inside;
  /** Days of facts are moved, and not those of the question. */
  readonly areDaysMoved: boolean;
  /** A statement that reads facts of these titles. */
  readonly stated: (rows: Sql) => Sql;
};

/**
 * The titles are sought once for all figures, and handed to them as a list.
 * @param conditions on `titles`, by their kind among others  @param releaseDay of the title whose days since premiere the others are
 * counted at; null where facts stand for themselves
 */
export const segmentOf = (conditions: readonly Sql[], releaseDay: Sql | null): Segment => {
  const select = sql`select groupArray(title) as titles from titles where ${all(conditions)}`;
  const { titles } = wholeOf(select, ['titles'], 'Array(UInt32)');
  // The list is of kinds that the user may see where what finds it is.
  const list = select.narrowed ? narrowed(titles) : titles;
  const facts = releaseDay === null ? null : movedFacts(releaseDay, list);
  return {
    titles: list,
    inside: (title) => sql`${raw(title)} in ${list}`,
    areDaysMoved: facts !== null,
    stated: (rows) => (facts === null ? rows : sql`with ${facts}\n${rows}`),
  };
};
