/** What a benchmark of each kind of title is built from, and how its filters go together with those of the page. Pure. */
import {
  type Clause,
  filterDefinition,
  filterSentences,
  formatFilters,
  pageFilterIds,
  scopeFilters,
  type TitleKind,
} from '@cvm/contract';

export const benchmarkPages = { show: 'showBenchmark', movie: 'movieBenchmark' } as const;

export const defaultNames = { show: 'Similar Shows', movie: 'Similar Movies' } as const;

/** What the first day of a title is called: movies are released. */
export const firstDayOf = { show: 'premiere', movie: 'release' } as const;

/** What a title is compared with, in words: `Similar Shows at the same days since premiere`. */
export const comparedName = (kind: TitleKind, name: string | undefined, sameDays: boolean): string =>
  `${name ?? defaultNames[kind]}${sameDays ? ` at the same days since ${firstDayOf[kind]}` : ''}`;

/** Do the filters of a benchmark apply to this kind of title? */
export const fits = (kind: TitleKind, clauses: readonly Clause[]): boolean => {
  const offered = pageFilterIds(benchmarkPages[kind]);
  return clauses.every(({ id }) => offered.includes(id));
};

/** The filters of a page that hold for both sides: those on people and days. */
export const scopeOf = (applied: readonly Clause[]): Clause[] =>
  applied.filter(({ id }) => scopeFilters.some((scope) => scope === id));

/** What the scores are of though the page is narrowed further: `Of the whole show: season does not apply here`; null where it is not. */
export const leftOutText = (kind: TitleKind, applied: readonly Clause[]): string | null => {
  const held = scopeOf(applied);
  const leftOut = new Set(applied.filter((clause) => !held.includes(clause)).map(({ id }) => id));
  const names = [...leftOut].map((id) => filterDefinition(id).label.toLowerCase());
  if (names.length === 0) return null;
  return `Of the whole ${kind}: ${names.join(' and ')} ${names.length === 1 ? 'does' : 'do'} not apply here`;
};

/**
 * The clauses a custom benchmark is computed with: its own, and of the page those that it says nothing about. Its own
 * country brings its own panel, because the panel depends on the country.
 */
export const customClauses = (own: readonly Clause[], applied: readonly Clause[]): Clause[] => {
  const said = new Set(own.map(({ id }) => id));
  if (said.has('country')) said.add('panel');
  return [...scopeOf(applied).filter(({ id }) => !said.has(id)), ...own];
};

/**
 * Of whom and when a benchmark is counted where it says so itself and the page says otherwise, so that it is of other people or days
 * than the title: `Gender is Female.`; null where both are of the same.
 */
export const ownScope = (own: readonly Clause[] | undefined, applied: readonly Clause[]): string | null => {
  const held = formatFilters(scopeOf(applied));
  const others = scopeOf(own ?? []).filter((clause) => formatFilters([clause]).some((text) => !held.includes(text)));
  return others.length === 0 ? null : filterSentences(others).join(' ');
};

/** The same beside what the benchmark consists of. */
export const ownScopeText = (own: readonly Clause[] | undefined, applied: readonly Clause[]): string | null => {
  const scope = ownScope(own, applied);
  return scope === null ? null : `Counted of its own people and days. ${scope}`;
};
