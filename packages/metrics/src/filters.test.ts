/** A filter that a view takes and nothing reads would be answered as if it had not been asked for. */
import { type FilterId, parseFilters, reachSentences, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from './compile/compile.ts';
import { filtersOf, included, isGiven, metricOf } from './testing/asked.ts';
import { everything, goldenEdition } from './testing/golden.ts';

/** Of filters that the golden statements are asked without; of titles others than those that views need. */
const others: Partial<Record<FilterId, string>> = {
  show: 'show:7',
  movie: 'movie:c679207c-6955-4790-9e61-bd26cc93e2b0',
  title: 'title:7',
  singleDate: 'singleDate:2024-05-01',
  report_date: 'report_date:last 30 days',
  days_from_release: 'days_from_release:[0,7]',
  daysInPast: 'daysInPast:7',
  tier: 'tier:10',
  actor: 'actor:71',
  titleId: 'titleId:7',
  parentComment: 'parentComment:c1',
  screencapId: 'screencapId:s0063',
  // Weights are of the US alone, and applied there where none are asked for.
  panel: 'panel:No',
};

/** It says which titles are listed beside an audience, whoever that is; these views list none. */
const ofSeeds: readonly ViewId[] = ['affinityAge', 'affinityGender', 'affinityCountry'];

const compiled = (id: ViewId, texts: readonly string[]): Compiled =>
  compile({ view: id, clauses: parseFilters(texts), sorts: [] }, everything, goldenEdition);

/** What is asked of the engine, and which of its rows are answered. */
const askedWith = (id: ViewId, texts: readonly string[]): string => {
  const { rows, base, sample, range, panel, clauses } = compiled(id, texts);
  return JSON.stringify([rows, base, sample, range, panel, clauses.filter((clause) => clause.id === 'metric')]);
};

describe('every filter that a view takes', () => {
  const taken = [...new Set(viewIds.flatMap((id) => viewDefinition(id).filters))];

  it.each(taken)('%s', (filter) => {
    const value = others[filter] ?? included[filter];
    expect([filter, value]).toEqual([filter, expect.any(String)]);
    const isTaken = (id: ViewId): boolean => {
      const { filters, required, columns } = viewDefinition(id);
      if (!filters.includes(filter) || (filter === 'contentType' && ofSeeds.includes(id))) return false;
      // Of two filters that say the same a call gives one; a figure that a filter does not narrow is told with it.
      return (
        !required.some(([first]) => isGiven(first, filter)) && reachSentences(columns, [{ id: filter }]).length === 0
      );
    };
    const deaf = viewIds.filter(isTaken).filter((id) => {
      const before = filtersOf(id, filter === 'panel' ? { country: 'country:US' } : {});
      // What is never weighted is told to be of the whole panel, whichever is asked for.
      if (filter === 'panel' && compiled(id, before).panel === 'Total') return false;
      const given = filter === 'metric' ? metricOf(id) : (value ?? '');
      return askedWith(id, before) === askedWith(id, [...before, given]);
    });
    expect(deaf).toEqual([]);
  });
});
