/**
 * Index rows of a bucket: share of the audience in it / share of the base in it, members without that attribute left out of both.
 * The engine counts each side, the base once for all audiences that are compared with it; what is said of them is worked out from
 * these few rows.
 */
import { countryRule } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { withCells } from '../compile/lookups.ts';
import { type CountedRow, type PeopleIn, peopleOf, rowsOf, type SettleByRow, settledRow } from '../compile/settling.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import type { Bucket } from '../rollups/columns.ts';
import { comparedGroups, isUntested, type Members, nobody, type Sides } from '../statistics/groups.ts';
import type { Audience } from './audience.ts';

/** Members of a select of cells, per bucket: '' where it is not known. */
const perBucket = (plan: Plan, by: Bucket, members: Sql): Sql => {
  const { from, facts } = withCells(plan, members, 'people');
  const weight = facts('weight');
  const weighed = `,
  sum(people.members * ${weight}) as weight, sum(people.members * ${weight} * ${weight}) as squares`;
  return sql`select ${raw(facts(by))} as bucket, sum(people.members) as people${raw(plan.panel === 'Total' ? '' : weighed)}
from ${from}
group by bucket`;
};

type Audiences = (plan: Plan) => Audience;

/** The audience by bucket. */
export const index =
  (by: Bucket, audience: Audiences) =>
  (plan: Plan): Sql =>
    sql`${raw(definitions(plan.view))}${perBucket(plan, by, audience(plan).inside)}`;

/** The base by bucket, which is the same for every audience of its kind. */
export const indexBase =
  (by: Bucket, audience: Audiences) =>
  (plan: Plan): Sql => {
    const { base, baseBy } = audience(plan);
    return baseBy?.(by) ?? perBucket(plan, by, base);
  };

const membersIn = (row: CountedRow): Members => {
  const people = Number(row.people);
  return { people, weight: Number(row.weight ?? people), squares: Number(row.squares ?? people) };
};

const plus = (one: Members, other: Members): Members => ({
  people: one.people + other.people,
  weight: one.weight + other.weight,
  squares: one.squares + other.squares,
});

/** Of nobody nothing is left, where sums of weights that were taken apart differ in their last digits. */
const less = (one: Members, other: Members): Members =>
  one.people === other.people
    ? nobody
    : {
        people: one.people - other.people,
        weight: one.weight - other.weight,
        squares: one.squares - other.squares,
      };

const membersByBucket = (rows: readonly CountedRow[]): ReadonlyMap<string, Members> =>
  new Map(rows.map((row) => [String(row.bucket), membersIn(row)]));

type Group = { readonly bucket: string; readonly sides: Sides };

/** Both sides of each bucket that is known; in their order, as sums of weights depend on it. */
const groupsOf = (rows: readonly CountedRow[], base: readonly CountedRow[]): readonly Group[] => {
  const [audiences, bases] = [membersByBucket(rows), membersByBucket(base)];
  const buckets = [...new Set([...audiences.keys(), ...bases.keys()])].filter((bucket) => bucket !== '').sort();
  return buckets.map((bucket) => {
    const [audience, whole] = [audiences.get(bucket) ?? nobody, bases.get(bucket) ?? nobody];
    return { bucket, sides: { audience, rest: less(whole, audience), base: whole.weight } };
  });
};

const together = (groups: readonly Sides[]): Sides =>
  groups.reduce(
    (all, one) => ({
      audience: plus(all.audience, one.audience),
      rest: plus(all.rest, one.rest),
      base: all.base + one.base,
    }),
    { audience: nobody, rest: nobody, base: 0 },
  );

/** Countries need some people; ages and genders have a row for every bucket of the base unless nobody is in any. */
export const settledIndex =
  (by: Bucket): SettleByRow =>
  () =>
  (rows, base) => {
    const groups = groupsOf(rows, base);
    const all = together(groups.map(({ sides }) => sides));
    const isShown = ({ sides: { audience, rest } }: Group): boolean =>
      by === 'country'
        ? audience.people >= countryRule.peopleMin
        : audience.people + rest.people > 0 && all.audience.people > 0;
    const shown = groups.filter(isShown);
    const compared = comparedGroups(
      shown.map(({ sides }) => sides),
      all,
    );
    return shown.map(({ bucket, sides }, place) =>
      settledRow({ [by]: bucket, viewers: sides.audience.weight, base: all.audience.people }, compared[place]),
    );
  };

/**
 * The audience of an index: everybody in it, those of unknown place too, who are no row of the answer; and who of the base is not
 * in it, whose shares stand beside its own.
 */
export const peopleOfIndex: PeopleIn = (plan) => (counted, base) => {
  const rows = rowsOf(counted);
  const buckets = [...membersByBucket(rows)].sort(([one], [other]) => (one < other ? -1 : 1));
  const sum = (of: typeof buckets): Members => of.reduce((all, [, members]) => plus(all, members), nobody);
  const known = sum(buckets.filter(([bucket]) => bucket !== '')).people;
  const all = together(groupsOf(rows, base).map(({ sides }) => sides));
  return { ...peopleOf(plan, sum(buckets), known), others: all.rest.people, isUntested: isUntested(all) };
};
