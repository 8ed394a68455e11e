/** Figures of titles beside their names: groups of figures that are counted in the same rows are counted in one read. */
import { joinedTitles, type TitleFacts, withTitles } from '../compile/lookups.ts';
import { all, join, raw, reading, type Sql, sql } from '../compile/sql.ts';
import { type Tally, tally } from '../compile/tally.ts';
import type { Plan } from '../plan.ts';

/** Figures counted in the rows of one table, a row per title. */
export type Counted = Omit<Tally, 'keys'>;

/** A group of figures, or a finished select with a row per title. */
export type Group = Counted | Sql;

/** `rows`: the text of what it is counted in; null of a finished select. */
type Joined = { readonly names: string[]; readonly group: Group; readonly rows: string | null };

export const isCounted = (group: Group): group is Counted => 'from' in group;

const rowsOf = ({ from, where }: Counted): string => JSON.stringify([from.sql, all(where).sql]);

const merge = (one: Counted, other: Counted): Counted => {
  const sums = [...one.sums, ...other.sums.filter(({ name }) => !one.sums.some((sum) => sum.name === name))];
  const counts = [...(one.counts ?? []), ...(other.counts ?? [])];
  const bases = [...new Set([...(one.bases ?? []), ...(other.bases ?? [])])];
  return { ...one, from: reading(one.from, other.from.reads), sums, counts, bases };
};

const add = (all: readonly Joined[], [name, group]: readonly [string, Group]): Joined[] => {
  const rows = isCounted(group) ? rowsOf(group) : null;
  const same = all.find((one) => rows !== null && one.rows === rows);
  if (same === undefined || !isCounted(group) || !isCounted(same.group))
    return [...all, { names: [name], group, rows }];
  const both = { names: [...same.names, name], group: merge(same.group, group), rows };
  return all.map((one) => (one === same ? both : one));
};

/** The select of a group: title and its figures. */
export const rowsPerTitle = (plan: Plan, group: Group): Sql =>
  isCounted(group) ? tally(plan, { ...group, keys: ['title'] }) : group;

/** Groups of figures that are all counted in one read: that read, null where there are several. */
export const inOneRead = (groups: Readonly<Record<string, Group>>): Group | null => {
  const [one, ...others] = Object.entries(groups).reduce<Joined[]>(add, []);
  return one === undefined || others.length > 0 ? null : one.group;
};

/** The rows that groups of figures are counted in, each read once; none where a select is finished. */
export const countedIn = (groups: Readonly<Record<string, Group>>): readonly string[] => {
  const all = Object.values(groups);
  return all.every(isCounted) ? [...new Set(all.map(rowsOf))] : [];
};

/** Groups of figures joined to rows with a title; a figure is 0 where there are no rows of the title. */
const joinedTo = (plan: Plan, groups: readonly Joined[], title: string): Sql =>
  join(
    groups.map(
      ({ names: [alias = ''], group }) => sql`left join (
  ${rowsPerTitle(plan, group)}
) as ${raw(alias)} on ${raw(alias)}.title = ${raw(title)}`,
    ),
    '\n',
  );

const joinedOf = <Name extends string>(groups: Readonly<Record<Name, Group>>) => {
  const joined = Object.entries<Group>(groups).reduce<Joined[]>(add, []);
  const aliases = joined.flatMap(({ names }) => names.map((name) => [name, names[0]]));
  return { joined, at: Object.fromEntries(aliases) as Readonly<Record<Name, string>> };
};

export type Named<Name extends string> = {
  readonly from: Sql;
  readonly facts: TitleFacts;
  /** The alias under which each group is found. */
  readonly at: Readonly<Record<Name, string>>;
};

/**
 * Figures of titles and what these are called, to stand behind `from`; titles without any figure may be there or not. No row is
 * answered without a figure of the group that `leads`: the others are joined to its titles, and not to all there are.
 */
export const named = <Name extends string>(
  plan: Plan,
  groups: Readonly<Record<Name, Group>>,
  leads?: NoInfer<Name>,
): Named<Name> => {
  const one = inOneRead(groups);
  if (one !== null) {
    const at = Object.fromEntries(Object.keys(groups).map((name) => [name, 'counted'])) as Record<Name, string>;
    return { ...withTitles(plan, rowsPerTitle(plan, one), 'counted'), at };
  }
  const { joined, at } = joinedOf(groups);
  const leading = joined.find(({ names }) => names.some((name) => name === leads));
  const [alias] = leading?.names ?? [];
  if (leading === undefined || alias === undefined)
    return { from: sql`titles\n${joinedTo(plan, joined, 'titles.title')}`, facts: joinedTitles, at };
  const { from, facts } = withTitles(plan, rowsPerTitle(plan, leading.group), alias);
  const others = joined.filter((each) => each !== leading);
  return { from: sql`${from}\n${joinedTo(plan, others, `${alias}.title`)}`, facts, at };
};

export type Beside<Name extends string> = Pick<Named<Name>, 'at'> & {
  /** To stand behind `from titles`; a figure is 0 where a title has none. */
  readonly joins: Sql;
};

/** Groups of figures joined to `titles`. Sums of one name must be the same wherever they are counted. */
export const beside = <Name extends string>(plan: Plan, groups: Readonly<Record<Name, Group>>): Beside<Name> => {
  const { joined, at } = joinedOf(groups);
  return { joins: joinedTo(plan, joined, 'titles.title'), at };
};
