/**
 * What the passes work on: the query with the facts that decide how it is read. Each pass is a pure `Plan -> Plan`.
 */
import {
  type Access,
  type Clause,
  type DateRange,
  type FilterId,
  type Query,
  type Sort,
  type TitleKind,
  titleKinds,
  type ViewDefinition,
} from '@cvm/contract';
import type { Sql } from './compile/sql.ts';

/** What filters name that stands in a list of the data, beside titles and platforms. */
export const listed = ['network', 'studio', 'actor', 'genre'] as const;
export type Listed = (typeof listed)[number];

/** What an edition has that filters may name, without asking the engine. */
export type Catalogue = {
  /** The number by which the tables name a title; undefined for an id that no title of the kind has. */
  readonly titleNumber: (kind: TitleKind, id: string) => number | undefined;
  /** Numbers of the titles of which it is counted ahead what else their viewers viewed; absent where it is of none. */
  readonly pairedTitles?: ReadonlySet<number>;
  /** Platforms by their names: the numbers by which the tables name them. */
  readonly platforms: ReadonlyMap<string, number>;
  /** Ids of networks, studios and actors, names of genres. */
  readonly values: Readonly<Record<Listed, ReadonlySet<string>>>;
};

/** The data a query is answered from. */
export type Edition = {
  edition: number;
  dataThrough: string;
  /** Nothing happened on a day before it; null or absent where that is not known. */
  dataFrom?: string | null | undefined;
  hasPopulation: boolean;
  /** Tables beside the facts from which the compiler may answer (`rollups/names.ts`); none = from the facts alone. */
  rollups: readonly string[];
  /** Where it is not known, a statement looks for what is named. */
  catalogue?: Catalogue | undefined;
};

export type Panel = 'Balanced' | 'Total';

/** What is asked of a view: clauses, sorts, limit, place. */
export type Asked = Omit<Query, 'view'>;

/** Those whom the filters of a call pick, by a condition on their cell, and the others whom the user may see. */
export type Apart = {
  readonly isInside: Sql;
  /** Of either, more are not told from as many as this. */
  readonly enough: Sql;
};

export type Plan = {
  readonly query: Asked;
  readonly view: ViewDefinition;
  readonly access: Access;
  readonly edition: Edition;
  /** Filters as understood so far. */
  readonly clauses: readonly Clause[];
  /** Inclusive days, never after `dataThrough`. */
  readonly range: DateRange;
  /** The first day of the user's rolling window; null = all time. */
  readonly earliest: string | null;
  /** Of a guard: people are counted in two, and no further than matters. Undefined = of an answer, whose people are inside the filters. */
  readonly apart?: Apart;
  /** The days of facts are not those on which they happened: some lie after `dataThrough`. */
  readonly areDaysMoved?: true;
  readonly panel: Panel;
  readonly sorts: readonly Sort[];
  /** Null = all rows. */
  readonly limit: number | null;
  /** Rows before the first one that is answered; null = no page by its place is asked for. */
  readonly offset: number | null;
};

/** The plan of a guard. */
export type PlanInTwo = Plan & { readonly apart: Apart };

/** The plan before the first pass: everything as asked, else as the view has it. */
export const planOf = (view: ViewDefinition, query: Asked, access: Access, edition: Edition): Plan => ({
  query,
  view,
  access,
  edition,
  clauses: query.clauses,
  range: { from: null, to: edition.dataThrough },
  earliest: null,
  panel: 'Total',
  sorts: view.sorts,
  limit: view.limit,
  offset: null,
});

/** Filters that pick people; a member's cell has all three. */
export const peopleFilters: readonly FilterId[] = ['country', 'age', 'gender'];

/** Filters whose values are titles. */
export const titleFilters = ['show', 'movie', 'title'] as const;

/** Filters by which a question names a title or something that belongs to one. */
const namingFilters: readonly Clause['id'][] = [
  ...titleFilters,
  ...(['titleId', 'episode', 'screencapId', 'characters', 'parentComment'] as const),
];

/** Does a question name a title, by including it or by leaving it out? */
export const namesTitles = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ id }) => namingFilters.includes(id));

/** May a user see every kind of title that a view is about? */
export const seesAllOf = ({ kinds }: Access, { kind }: ViewDefinition): boolean =>
  kind === undefined ? kinds.length === titleKinds.length : kinds.includes(kind);

/** The titles a user is limited to by any of the three; null = all. */
export const allowedTitles = ({ limits }: Access): string[] | null => {
  const lists = titleFilters.flatMap((id) => limits[id] ?? []);
  return titleFilters.some((id) => limits[id] !== undefined) ? lists : null;
};

export type Pass = { readonly name: string; readonly run: (plan: Plan) => Plan };

/** The clauses of one filter. */
export const clausesOf = (plan: Plan, id: Clause['id']): Clause[] => plan.clauses.filter((clause) => clause.id === id);

/** The first value of an including clause, such as the show a report is about. */
export const includedValue = (plan: Plan, id: Clause['id']): string | undefined =>
  plan.clauses.find((clause) => clause.id === id && clause.op === 'is')?.values[0];
