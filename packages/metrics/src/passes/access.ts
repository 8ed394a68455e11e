/**
 * What the user may see is added to what it asked for. There is no SQL without this pass: the view must be granted by
 * one of the user's pages, and every limit of the user becomes a clause, whatever the client sent.
 */
import {
  type Access,
  type Clause,
  contentTypeOf,
  type FilterId,
  filterDefinition,
  pagesOutcome,
  titleKinds,
  titlesInWords,
  type ViewDefinition,
  valueName,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { allowedTitles, namesTitles, type Pass, type Plan, titleFilters } from '../plan.ts';

const forbidden = (message: string) => new QueryError('forbidden', message);

/** Throws unless the user's pages grant the view, it may see what the question is about, and it is not blocked. */
export const checkView = (access: Access, view: ViewDefinition, clauses: readonly Clause[]): void => {
  const isOpen = view.namesNoTitle === true && !namesTitles(clauses);
  // First, because it says why in words that mean something to its reader.
  if (view.kind && !access.kinds.includes(view.kind) && !isOpen)
    throw forbidden(`You may not see ${titlesInWords[view.kind]}.`);
  const { pages: allowedPages, blockedReports } = access;
  const outcome = pagesOutcome({ allowedPages, blockedReports }, view.pages);
  if (outcome === 'forbidden') throw forbidden(`You may not see "${view.id}".`);
  if (outcome === 'blocked') throw new QueryError('blocked', `You are blocked from "${view.id}".`);
};

/** What has an id is told by it, and told to be: its name is for whoever may see it. */
const inWords = (id: FilterId, values: readonly string[]): string => {
  const { label, kind } = filterDefinition(id);
  const [what, names] = [label.toLowerCase(), values.map((value) => valueName(id, value)).join(', ')];
  return kind === 'id' ? `the ${what} with the id${values.length === 1 ? '' : 's'} "${names}"` : `${what} "${names}"`;
};

/**
 * A limit narrows what was asked: included values to those allowed, none included to all allowed. Of values that are all needed none can
 * be left out: fewer would mean more people.
 */
const narrow = (clauses: readonly Clause[], id: FilterId, allowed: readonly string[]): Clause[] => {
  const others = clauses.filter((clause) => clause.id !== id || clause.op !== 'is');
  const asked = clauses.find((clause) => clause.id === id && clause.op === 'is');
  const values = asked ? asked.values.filter((value) => allowed.includes(value)) : [...allowed];
  const hidden = asked?.values.filter((value) => !allowed.includes(value)) ?? [];
  if (asked?.join === 'and' && hidden.length > 0)
    throw new QueryError('forbidden', `You may not see ${inWords(id, hidden)}.`, { filter: id });
  if (values.length === 0) {
    throw new QueryError('forbidden', `You may not see ${inWords(id, asked?.values ?? [])}.`, { filter: id });
  }
  return [...others, { id, op: 'is', values, join: asked?.join ?? 'or' }];
};

/** Titles are named by any of three filters, so each of them is narrowed to the titles that the user may see. */
const narrowTitles = (clauses: readonly Clause[], allowed: readonly string[]): readonly Clause[] => {
  const asked = titleFilters.filter((id) => clauses.some((clause) => clause.id === id && clause.op === 'is'));
  const ids: readonly FilterId[] = asked.length > 0 ? asked : ['title'];
  return ids.reduce<readonly Clause[]>((narrowed, id) => narrow(narrowed, id, allowed), clauses);
};

/**
 * A kind of title that is asked for and may not be seen is refused by its name, as a country is: an empty answer would say that nobody
 * watched. Of both kinds, the one that may be seen is left. A user of neither has the GEM report, whose programs are of both.
 */
const narrowKinds = ({ access: { kinds }, view, clauses }: Plan): readonly Clause[] => {
  const asked = clauses.find(({ id, op }) => id === 'contentType' && op === 'is');
  if (asked === undefined || kinds.length === 0 || view.namesNoTitle === true) return clauses;
  const hidden = titleKinds.find((kind) => !kinds.includes(kind) && asked.values.includes(contentTypeOf[kind]));
  if (hidden === undefined) return clauses;
  const values = asked.values.filter((value) => value !== contentTypeOf[hidden]);
  if (values.length === 0) throw forbidden(`You may not see ${titlesInWords[hidden]}.`);
  return clauses.map((clause) => (clause === asked ? { ...asked, values } : clause));
};

/** Likewise where the filters of titles ask for that kind alone; no title of theirs is looked up, so that nothing is told of any. */
const checkKinds = ({ access: { kinds }, clauses }: Plan): void => {
  const asked = clauses.filter(({ id, op }) => op === 'is' && titleFilters.some((filter) => filter === id));
  const hidden = asked.map(({ id }) => titleKinds.find((kind) => kind === id && !kinds.includes(kind)));
  const [first] = hidden;
  if (kinds.length > 0 && first !== undefined && !hidden.includes(undefined))
    throw forbidden(`You may not see ${titlesInWords[first]}.`);
};

export const access: Pass = {
  name: 'access',
  run: (plan) => {
    checkView(plan.access, plan.view, plan.query.clauses);
    checkKinds(plan);
    let clauses: readonly Clause[] = narrowKinds(plan);
    for (const [id, allowed] of Object.entries(plan.access.limits))
      if (!titleFilters.some((name) => name === id)) clauses = narrow(clauses, id as FilterId, allowed);
    const titles = allowedTitles(plan.access);
    return { ...plan, clauses: titles === null ? clauses : narrowTitles(clauses, titles) };
  },
};
