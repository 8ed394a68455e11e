/**
 * The filters of a page as they stand in its address, both directions. In: the page, the repeated `filters` texts.
 * Out: the clauses that hold (the page's defaults where the address names none for that filter), and what could not
 * be understood, with the reason. Pure; nothing is dropped without a word.
 *
 * "All Time" is the absence of a date filter. A page whose default is a date range says it in the address as
 * `date:all time`; everywhere else such a text means nothing and is left out.
 */
import {
  allTime,
  type Clause,
  FilterError,
  type FilterId,
  filterDefinition,
  formatFilters,
  joinedByOr,
  offeredFilters,
  otherTabs,
  type PageFilters,
  type PageFiltersId,
  pageFilterDefinition,
  pageFilterIds,
  parseFilter,
  parseFilters,
} from '@cvm/contract';
import { metricChoices } from './metric-filters.ts';

/** A filter text of the address that does not hold, and the sentence that says why. */
export type FilterProblem = {
  text: string;
  message: string;
  /** The text names this segment: who knows it says more. */
  segment?: string;
};

export type PageClauses = {
  clauses: Clause[];
  problems: FilterProblem[];
  /** Texts that hold on another tab of the same report, and are kept for it. */
  kept: string[];
};

const isAllTime = (clause: Clause): boolean => clause.op === 'is' && clause.values[0] === allTime;

/** Clauses in the order of the page's panels, so that one set of filters is one address and one cache entry. */
const inPageOrder = (page: PageFiltersId, clauses: readonly Clause[]): Clause[] => {
  const order = pageFilterIds(page);
  return clauses.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};

const isOneDay = ({ op, values: [from, to] }: Clause): boolean => op === 'between' && from === to;

/** Why a page cannot take a clause that is right in itself; null when it can. */
export const unfit = (page: PageFilters, clause: Clause): string | null => {
  const { label, kind } = filterDefinition(clause.id);
  if (![...offeredFilters(page), ...(page.accepts ?? [])].includes(clause.id))
    return `The filter "${label}" does not apply to this page.`;
  if (clause.op === 'is_not' && page.withoutExclusion.includes(clause.id))
    return `The filter "${label}" cannot exclude values on this page.`;
  if (clause.id === 'metric' && !metricChoices(page).some((choice) => choice.name === clause.values[0]))
    return `This page has no metric "${clause.values[0]}".`;
  if (kind === 'dates' && page.singleDate === true && !isOneDay(clause) && !isAllTime(clause))
    return `The filter "${label}" takes one day on this page.`;
  return null;
};

/** Why a page cannot take these clauses; null when it can take each of them. */
const unfitOf = (page: PageFilters, clauses: readonly Clause[]): string | null =>
  clauses.map((clause) => unfit(page, clause)).find((reason) => reason !== null) ?? null;

const readText = (page: PageFiltersId, text: string): Clause[] | string | null => {
  try {
    const clauses = parseFilter(text);
    const definition = pageFilterDefinition(page);
    const reason = unfitOf(definition, clauses);
    if (reason === null) return definition.seeds === true ? clauses : joinedByOr(clauses);
    return otherTabs(page).some((other) => unfitOf(other, clauses) === null) ? null : reason;
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
};

/** The clauses a page's address stands for. A filter of another tab of the report waits there, and is no mistake. */
export const readFilters = (page: PageFiltersId, texts: readonly string[]): PageClauses => {
  const clauses: Clause[] = [];
  const problems: FilterProblem[] = [];
  const kept: string[] = [];
  const named = new Set<FilterId>();
  for (const [place, text] of texts.entries()) {
    const read = readText(page, text);
    const id = read === null || typeof read === 'string' ? undefined : read[0]?.id;
    // A text that is there twice says nothing else the second time; were it refused, taking it away would take both.
    if (id !== 'metric' && texts.indexOf(text) < place) continue;
    if (read === null) {
      kept.push(text);
      continue;
    }
    if (typeof read === 'string') problems.push({ text, message: read });
    else if (id !== undefined && id !== 'metric' && named.has(id))
      problems.push({ text, message: `The filter "${filterDefinition(id).label}" is given twice.` });
    else {
      for (const clause of read) named.add(clause.id);
      clauses.push(...read);
    }
  }
  const defaults = parseFilters(pageFilterDefinition(page).defaults).filter(({ id }) => !named.has(id));
  const held = inPageOrder(page, [...clauses, ...defaults]).filter((clause) => !isAllTime(clause));
  return { clauses: held, problems, kept };
};

/** The texts of a page's address for these clauses; what the defaults say anyway is left out. */
export const writeFilters = (page: PageFiltersId, clauses: readonly Clause[]): string[] => {
  const { defaults } = pageFilterDefinition(page);
  const given = inPageOrder(page, clauses).filter((clause) => !isAllTime(clause));
  const cleared = parseFilters(defaults)
    .filter(({ id }) => filterDefinition(id).kind === 'dates' && !given.some((clause) => clause.id === id))
    .map(({ id }) => `${id}:${allTime}`);
  return [...formatFilters(given).filter((text) => !defaults.includes(text)), ...cleared];
};
