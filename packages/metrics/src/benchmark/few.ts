/**
 * What figures of a benchmark would tell of too few people, where filters of the call pick some of them (decision 19). Few are behind
 * a title, or left out of it by the filters: the title is kept back. Few are behind all titles together: so is the figure.
 */
import { type Group, type Guarding, guardOf, inTwo, mayPickFew } from '../compile/guard.ts';
import { membersAsked } from '../compile/sample.ts';
import { join, narrowed, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import type { Segment } from './segment.ts';

/** Rows with a title and a cell: any number for each `member`, or of as many as `members` says. */
type Rows = { readonly rows: Sql; readonly of: 'member' | 'members' };

/** People behind figures: of all titles of a segment together (column `n`), and of each. */
type People = { readonly all: Group; readonly each: (plan: Plan) => Rows };

type Few = {
  /** The numbers of titles that too few people are behind, or left out of. */
  readonly titles: Sql;
  /** How many people are behind all titles at least, and left out: those of one of them, as far as they are counted. */
  readonly inside: Sql;
  readonly others: Sql;
};

/** People behind figures; `few` is null where no title may have to be kept back. */
export type Behind = Pick<People, 'all'> & { readonly few: Few | null };

/** Counted once for all figures that tell of these people, in one read of everybody whom the user may see. */
const fewOf = (plan: Plan, { stated }: Segment, { each }: People): Few => {
  const asked = inTwo(plan);
  const { isInside, enough } = asked.apart;
  const { rows, of } = each(asked);
  const many = (condition: Sql): Sql =>
    of === 'member' ? membersAsked(asked).where(condition) : sql`sumIf(members, ${condition})`;
  const isFew = (n: string): Sql => sql`(${raw(n)} > 0 and ${raw(n)} < ${enough})`;
  const select = stated(sql`select groupArrayIf(title, ${isFew('inside')} or ${isFew('others')}) as titles,
  max(inside) as most_inside, max(others) as most_others
from (
  select title, ${many(isInside)} as inside, ${many(sql`not (${isInside})`)} as others
  from (
    ${rows}
  )
  group by title
)`);
  const { titles } = wholeOf(select, ['titles'], 'Array(UInt32)');
  const { most_inside, most_others } = wholeOf(select, ['most_inside', 'most_others']);
  return { titles, inside: most_inside, others: most_others };
};

export const behind = (plan: Plan, segment: Segment, people: People): Behind => ({
  all: people.all,
  few: mayPickFew(plan) ? fewOf(plan, segment, people) : null,
});

const fewIn = (groups: readonly Behind[]): readonly Few[] => groups.flatMap(({ few }) => few ?? []);

/** Lists of the titles whose figures are kept back, one for each group of people; none where nothing has to be. */
export const titlesOfFew = (groups: readonly Behind[]): readonly Sql[] => fewIn(groups).map(({ titles }) => titles);

/** What keeps figures back altogether; null where nothing may have to be. */
export const guardOfFew = (plan: Plan, { stated }: Segment, groups: readonly Behind[]): Guarding | null => {
  const guard = guardOf(plan, { groups: groups.map((group) => group.all) });
  if (guard === null) return null;
  const atLeast = fewIn(groups).map(({ inside, others }) => sql`select ${inside} as n, ${others} as others`);
  return {
    rows: stated(sql`select *
from (
  ${guard.rows}
)`),
    // Of titles that the segment has, which are of kinds that the user may see.
    atLeast: narrowed(join(atLeast, '\nunion all\n')),
  };
};
