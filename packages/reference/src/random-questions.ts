/** Random questions to a view about a random dataset: filters, sorts, limits. */
import {
  formatFilters,
  parseFilters,
  type Query,
  type Sort,
  type ViewDefinition,
  type ViewId,
  viewDefinition,
} from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type { Dataset } from './dataset.ts';
import { filterTexts, poolOf, someLimit, somePage } from './random-filters.ts';

const randomSorts = (chance: Chance, view: ViewDefinition): Sort[] =>
  chance.isTrue(0.7)
    ? []
    : chance.several(view.columns, chance.pick([1, 2])).map(({ name: column }) => ({
        column,
        direction: chance.pick(['asc', 'desc']),
      }));

/** A question the view can answer. */
export const randomQuestion = (chance: Chance, dataset: Dataset, id: ViewId): Query => {
  const view = viewDefinition(id);
  const clauses = parseFilters(filterTexts(chance, dataset, view));
  const place = chance.isTrue(0.3) ? somePage(chance) : someLimit(chance);
  return { view: id, clauses, sorts: randomSorts(chance, view), ...place };
};

/** What a view needs and nothing else, about the title, network or actor that most people are behind. */
export const plainQuestion = (dataset: Dataset, id: ViewId): Query => {
  const { required } = viewDefinition(id);
  const texts = required.map(([filter = 'show']) => {
    if (filter === 'releaseDate') return 'releaseDate:[-40,14]';
    return `${filter}:${encodeURIComponent(filter === 'daysInPast' ? '30' : poolOf(dataset, filter)[0])}`;
  });
  return { view: id, clauses: parseFilters(texts), sorts: [] };
};

const nothing = parseFilters(['date:2012-06-01 00:00:00 to 2012-06-30 23:59:59']);

/** On days on which nothing happened, about each kind of thing the view may be about. */
export const emptyQuestions = (dataset: Dataset, id: ViewId): Query[] => {
  const { required, filters } = viewDefinition(id);
  if (!filters.includes('date')) return [];
  const subjects = (required[0] ?? []).filter((filter) => !['date', 'daysInPast'].includes(filter));
  const { clauses } = plainQuestion(dataset, id);
  const others = clauses.filter((clause) => !required[0]?.includes(clause.id));
  const abouts = subjects.map((subject) =>
    parseFilters([`${subject}:${encodeURIComponent(poolOf(dataset, subject)[0])}`]),
  );
  return (abouts.length === 0 ? [[]] : abouts).map((about) => ({
    view: id,
    clauses: [...about, ...others, ...nothing],
    sorts: [],
  }));
};

/** A question as text, to be read in a failure. */
export const questionText = ({ view, clauses, sorts, limit, offset }: Query): string =>
  [
    view,
    ...formatFilters(clauses),
    ...sorts.map(({ column, direction }) => `sort ${column} ${direction}`),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
    ...(offset === undefined ? [] : [`offset ${offset}`]),
  ].join('\n  ');
