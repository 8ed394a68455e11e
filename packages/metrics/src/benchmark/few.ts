/**
 * What figures of a benchmark would tell of too few people, where filters of the call pick some of them (decision 19). Few are behind
 * a title, or left out of it by the filters: the title is kept back. Few are behind all titles together: so is the figure.
 */
import { type Group, type Guarding, guardOf, inTwo, mayPickFew } from '../compile/guard.ts';
import { type RowsOfPeople, titlesInTwo } from '../compile/sample.ts';
import { join, narrowed, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import type { Segment } from './segment.ts';

/** People behind figures: of all titles of a segment together (column `n`), and of each. */
type People = { readonly all: Group; readonly each: (plan: Plan) => RowsOfPeople };

type Few = {
  /** The numbers of titles that too few people are behind, or left out of. */
  readonly titles: Sql;
  /** How many people are behind all titles at least, and left out: those of one of them, as far as they are counted. */
  readonly inside: Sql;
  readonly outside: Sql;
};

/** People behind figures; `few` is null where no title may have to be kept back. */
export type Behind = Pick<People, 'all'> & { readonly few: Few | null };

/** Counted once for all figures that tell of these people, in one read of everybody whom the user may see. */
const fewOf = (plan: Plan, { stated }: Segment, { each }: People): Few => {
  const asked = inTwo(plan);
  const { enough } = asked.apart;
  const isFew = (n: string): Sql => sql`(${raw(n)} > 0 and ${raw(n)} < ${enough})`;
  const select = stated(sql`select groupArrayIf(title, ${isFew('inside')} or ${isFew('outside')}) as titles,
  max(inside) as most_inside, max(outside) as most_outside
from (
  ${titlesInTwo(asked, each(asked))}
)`);
  const { titles } = wholeOf(select, ['titles'], 'Array(UInt32)');
  const { most_inside, most_outside } = wholeOf(select, ['most_inside', 'most_outside']);
  return { titles, inside: most_inside, outside: most_outside };
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
  const atLeast = fewIn(groups).map(({ inside, outside }) => sql`select ${inside} as n, ${outside} as others`);
  return {
    rows: stated(sql`select *
from (
  ${guard.rows}
)`),
    // Of titles that the segment has, which are of kinds that the user may see.
    atLeast: narrowed(join(atLeast, '\nunion all\n')),
  };
};
