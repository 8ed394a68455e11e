/**
 * What the reactions of a title are narrowed to: type, emotions, characters, ratings, language. A selection is a list of
 * clauses, one per filter, as everywhere; it waits until Apply and lives in the address under `reactions`. Pure.
 */
import {
  type Clause,
  FilterError,
  type FilterId,
  type FilterLabels,
  filterDefinition,
  formatFilters,
  parseFilters,
  type Row,
  type Subject,
} from '@cvm/contract';
import type { FilterProblem } from '../../../filters/url-filters.ts';

export const sentimentIds = ['emotions', 'characters', 'ratings'] as const satisfies readonly FilterId[];
export type SentimentId = (typeof sentimentIds)[number];
export type ReactionFilterId = SentimentId | 'reactionType' | 'originating_language';

const order: readonly FilterId[] = ['reactionType', ...sentimentIds, 'originating_language'];

/** The ids of the characters that one name of `reactionCharacters` stands for. */
export const charactersOf = (row: Row): readonly string[] => String(row.characterIds ?? '').split('|');

/** The names of characters by their ids, from the rows of `reactionCharacters`. */
export const characterNames = (rows: readonly Row[]): FilterLabels => ({
  characters: Object.fromEntries(rows.flatMap((row) => charactersOf(row).map((id) => [id, String(row.what)]))),
});

const inOrder = (clauses: readonly Clause[]): Clause[] =>
  clauses.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

export const chosen = (selection: readonly Clause[], id: ReactionFilterId): readonly string[] =>
  selection.find((clause) => clause.id === id)?.values ?? [];

/** The selection with these values for one filter; none takes the filter away. */
export const choose = (selection: readonly Clause[], id: ReactionFilterId, values: readonly string[]): Clause[] => {
  const others = selection.filter((clause) => clause.id !== id);
  if (values.length === 0) return inOrder(others);
  return inOrder([...others, { id, op: 'is', values: values.toSorted(), join: 'or' }]);
};

const sentiments = (selection: readonly Clause[]): readonly Clause[] =>
  selection.filter(({ id }) => sentimentIds.some((sentiment) => sentiment === id));

export const isReview = (selection: readonly Clause[]): boolean => chosen(selection, 'reactionType').includes('review');

/** Choosing again takes a value away. All clears the other types; reviews have no sentiment to narrow them by. */
export const toggle = (selection: readonly Clause[], id: ReactionFilterId, value: string): Clause[] => {
  if (id === 'reactionType' && value === 'all') return choose(selection, id, []);
  const values = chosen(selection, id);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const toggled = choose(selection, id, next);
  return isReview(toggled) ? toggled.filter((clause) => !sentiments(toggled).includes(clause)) : toggled;
};

/** Several values that stand for one thing, such as two characters of one name: all of them, or none. */
export const toggleAll = (selection: readonly Clause[], id: ReactionFilterId, values: readonly string[]): Clause[] => {
  const now = chosen(selection, id);
  const others = now.filter((value) => !values.includes(value));
  return choose(selection, id, values.every((value) => now.includes(value)) ? others : [...others, ...values]);
};

/** Why Show Review cannot be chosen; null when it can. */
export const reviewReason = (selection: readonly Clause[], page: readonly Clause[]): string | null => {
  if (isReview(selection)) return null;
  if (sentiments(selection).length > 0)
    return 'Show reviews have no sentiment: take emotion, character and rating away';
  return page.some(({ id }) => id === 'season' || id === 'episode')
    ? 'Show reviews are about the whole show: take season and episode away'
    : null;
};

export const isSame = (a: readonly Clause[], b: readonly Clause[]): boolean =>
  formatFilters(a).join('\n') === formatFilters(b).join('\n');

/** Said where sentiments would stand (2-title-reports section 5). */
export const noSentimentWords = 'User sentiment filters do not apply to show reviews';

type Read = { readonly selection: Clause[]; readonly problems: FilterProblem[] };

const readText = (text: string, seen: ReadonlySet<FilterId>, subject: Subject): Clause[] => {
  const clauses = parseFilters([text]);
  for (const { id, op, values } of clauses) {
    if (!order.includes(id))
      throw new FilterError(id, `The filter "${filterDefinition(id).label}" does not apply to comments.`);
    if (op !== 'is') throw new FilterError(id, 'Comments are narrowed by what they have alone.');
    if (seen.has(id)) throw new FilterError(id, `Filter "${id}" is given twice.`);
    // What is offered of shows alone (2-title-reports section 5) narrows nothing else: it could not be seen there, nor taken away.
    if (subject !== 'show' && id === 'originating_language')
      throw new FilterError(id, 'Only comments about shows are narrowed by language.');
    if (subject !== 'show' && id === 'reactionType' && values.includes('review'))
      throw new FilterError(id, 'Only shows have show reviews.');
  }
  return clauses;
};

/** The selection of an address, and why texts of it are no part of it. @param subject what the comments are about */
export const readSelection = (texts: readonly string[], subject: Subject): Read => {
  const seen = new Set<FilterId>();
  const problems: FilterProblem[] = [];
  const clauses = texts.flatMap((text) => {
    try {
      const read = readText(text, seen, subject);
      for (const { id } of read) seen.add(id);
      return read;
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      problems.push({ text, message: error.message });
      return [];
    }
  });
  const selection = inOrder(clauses.filter(({ id, values }) => id !== 'reactionType' || !values.includes('all')));
  const hidden = isReview(selection) ? sentiments(selection) : [];
  return {
    selection: selection.filter((clause) => !hidden.includes(clause)),
    problems: [
      ...problems,
      ...texts
        .filter((text) => hidden.some(({ id }) => text.startsWith(`${id}:`)))
        .map((text) => ({ text, message: `${noSentimentWords}.` })),
    ],
  };
};

export const writeSelection = (selection: readonly Clause[]): string[] => formatFilters(selection);
