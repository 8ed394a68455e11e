import {
  type Clause,
  type FilterId,
  filterDefinition,
  type PageFiltersId,
  pageFilterDefinition,
  pageFilterIds,
  pageFilters,
} from '@cvm/contract';
import { clauses, metricClause } from '@cvm/contract/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../search-params.ts';
import { editorOf } from './FilterEditor.tsx';
import { metricChoices } from './metric-filters.ts';
import { sameClauses } from './pending.ts';
import { readFilters, writeFilters } from './url-filters.ts';

const pages = Object.keys(pageFilters) as PageFiltersId[];

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });

const isAllTime = ({ op, values }: Clause) => op === 'is' && values[0] === 'all time';

/** Any clauses that the bar of a page can hold. */
const pageClauses = (page: PageFiltersId) => {
  const ids = pageFilterIds(page).filter((id) => id !== 'metric');
  const names = metricChoices(pageFilterDefinition(page)).map(({ name }) => name);
  const metrics = pageFilterIds(page).includes('metric')
    ? fc.array(metricClause(names), { maxLength: 3 })
    : fc.constant<Clause[]>([]);
  const { withoutExclusion, seeds = false, singleDate = false } = pageFilterDefinition(page);
  const allowed = ({ id, op, values: [from, to], join }: Clause) =>
    (op !== 'is_not' || !withoutExclusion.includes(id)) &&
    (join === 'or' || seeds) &&
    (!singleDate || filterDefinition(id).kind !== 'dates' || from === to);
  return fc
    .tuple(clauses(ids), metrics)
    .map(([lists, rows]) => [...lists.filter(allowed), ...rows].filter((one) => !isAllTime(one)));
};

describe.each(pages)('the address of %s', (page) => {
  it('gives back any clauses of the page, through the query of the address', () => {
    fc.assert(
      fc.property(pageClauses(page), (before) => {
        const query = stringifySearch({ filters: writeFilters(page, before) });
        const { filters = [] } = parseSearch(query);
        const read = readFilters(page, typeof filters === 'string' ? [filters] : filters);
        expect(read.problems).toEqual([]);
        expect(sameClauses(read.clauses, before)).toBe(true);
        expect(writeFilters(page, read.clauses)).toEqual(writeFilters(page, before));
      }),
    );
  });

  it('says the same where it says a text twice', () => {
    for (const text of ['country:US', 'age:18-24', 'nothing:1', 'metric:nothing > 1'])
      expect(readFilters(page, [text, text])).toEqual(readFilters(page, [text]));
  });

  it('is empty for the defaults, which hold while it is', () => {
    const { clauses: defaults } = readFilters(page, []);
    expect(writeFilters(page, defaults)).toEqual([]);
  });

  it('never fails, whatever stands in it: what does not hold is named', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('age:1', 'date:x', 'emotions:sad', 'country'))),
        (texts) => {
          const { problems } = readFilters(page, texts);
          for (const { text, message } of problems)
            expect([texts.includes(text), message !== '']).toEqual([true, true]);
        },
      ),
    );
  });

  it('has an editor for every filter it offers', () => {
    for (const id of pageFilterIds(page)) expect([id, typeof editorOf(id)]).toEqual([id, 'function']);
  });
});

describe('defaults and what does not hold', () => {
  it('lets the default range hold until the address names a date', () => {
    const date = (texts: string[]) => readFilters('showSummary', texts).clauses.filter(({ id }) => id === 'date');
    expect(date([])).toEqual([clause('date', 'is', 'last 30 days')]);
    expect(date(['country:US'])).toEqual([clause('date', 'is', 'last 30 days')]);
    expect(date(['date:last 7 days'])).toEqual([clause('date', 'is', 'last 7 days')]);
    expect(date(['date:all time'])).toEqual([]);
  });

  it('says "all time" in the address only where a default would hold otherwise', () => {
    expect(writeFilters('showSummary', [])).toEqual(['date:all time']);
    expect(writeFilters('showReportViewership', [])).toEqual([]);
  });

  it('keeps the order of the panels, so that one set of filters is one address', () => {
    const one = [clause('age', 'is', '18-24'), clause('country', 'is', 'US'), clause('date', 'is', 'last 7 days')];
    expect(writeFilters('showSummary', one)).toEqual(['country:US', 'age:18-24', 'date:last 7 days']);
    expect(writeFilters('showSummary', one.toReversed())).toEqual(writeFilters('showSummary', one));
  });

  it.each([
    ['colour:red', 'There is no filter "colour".'],
    ['country:USA', 'Filter "country" takes ISO 3166-1 alpha-2 country codes, not "USA". Did you mean US?'],
    ['emotions:sad', 'The filter "Emotion" does not apply to this page.'],
    ['metric:colour > 1', 'This page has no metric "colour".'],
    ['metric:rating > 1', 'This page has no metric "rating".'],
  ])('names %s as a problem and lets the others hold', (text, message) => {
    const read = readFilters('showSummary', [text, 'gender:female']);
    expect(read.problems).toEqual([{ text, message }]);
    expect(read.clauses).toContainEqual(clause('gender', 'is', 'female'));
  });

  it('keeps for another tab of a report what holds there alone', () => {
    const read = readFilters('showReportAffinity', ['season:1', 'age:18-24', 'genre:Drama']);
    expect(read).toMatchObject({ kept: ['season:1'], clauses: [{ id: 'age' }], problems: [{ text: 'genre:Drama' }] });
    // A movie has no seasons on any tab.
    expect(readFilters('movieReportAffinity', ['season:1'])).toMatchObject({
      kept: [],
      problems: [{ text: 'season:1' }],
    });
  });

  it('refuses an exclusion where the page has none, and an id given twice', () => {
    expect(readFilters('homepage', ['country:not US'])).toMatchObject({
      clauses: [],
      problems: [{ text: 'country:not US', message: 'The filter "Country" cannot exclude values on this page.' }],
    });
    expect(readFilters('homepage', ['country:US', 'country:GB'])).toMatchObject({
      clauses: [clause('country', 'is', 'US')],
      problems: [{ text: 'country:GB', message: 'The filter "Country" is given twice.' }],
    });
  });

  it('offers as metrics what the page names, else every metric column', () => {
    const names = (page: PageFiltersId) => metricChoices(pageFilterDefinition(page)).map(({ name }) => name);
    expect(names('showSummary')).toEqual(['followers', 'viewers', 'views', 'viewshare', 'completion', 'engagement']);
    expect(names('moviesSummary')).toEqual(['engagement', 'followers', 'views', 'viewers', 'rating']);
    expect(filterDefinition('metric').label).toBe('Metric');
  });
});

/** Addresses as they were sent round at some time; none may ever be dropped from here. */
const oldLinks: [PageFiltersId, string, Clause[]][] = [
  [
    'showSummary',
    '?filters=country:US,not%20GB&filters=genre:not%20Drama,Comedy&filters=date:last%207%20days',
    [
      clause('genre', 'is', 'Comedy'),
      clause('genre', 'is_not', 'Drama'),
      clause('country', 'is', 'US'),
      clause('country', 'is_not', 'GB'),
      clause('date', 'is', 'last 7 days'),
    ],
  ],
  [
    'showSummary',
    '?filters=show:-310012%7C310013&filters=date:2024-05-01+00:00:00+to+2024-05-31+23:59:59',
    [
      clause('show', 'is', '310013'),
      clause('show', 'is_not', '310012'),
      clause('date', 'between', '2024-05-01', '2024-05-31'),
    ],
  ],
  [
    'moviesSummary',
    '?filters=metric:viewers+%3E%3D+1000&filters=platform:Brook%253A%2520TV%252C%2520Radio&filters=date:all+time',
    [clause('platform', 'is', 'Brook: TV, Radio'), clause('metric', '>=', 'viewers', '1000')],
  ],
  [
    'affinityAll',
    '?filters=title:310012,3f594ef5-131e-4d32-b65d-ba7b22a177fb',
    [{ ...clause('title', 'is', '310012', '3f594ef5-131e-4d32-b65d-ba7b22a177fb'), join: 'and' }],
  ],
  // A list of titles is any of them, whatever joins them: only a seed audience may be that of every one.
  ['showSummary', '?filters=show:310012,310013&filters=date:all+time', [clause('show', 'is', '310012', '310013')]],
  ['reportBuilder', '?filters=title:310012,310013', [clause('title', 'is', '310012', '310013')]],
  ['reportBuilder', '?filters=days_from_release:[0,30]', [clause('days_from_release', 'between', '0', '30')]],
];

describe('links that were sent before', () => {
  it.each(oldLinks)('of %s hold: %s', (page, query, expected) => {
    const { filters } = parseSearch(query);
    const read = readFilters(page, typeof filters === 'string' ? [filters] : [...(filters ?? [])]);
    expect(read).toEqual({ clauses: expected, problems: [], kept: [] });
  });
});

describe('a page of one day', () => {
  it('names days that are several, which its calendar could not show', () => {
    const day = 'date:2026-11-10 00:00:00 to 2026-11-10 23:59:59';
    expect(readFilters('monitoringReport', [day]).problems).toEqual([]);
    expect(readFilters('monitoringReport', ['date:all time']).problems).toEqual([]);
    for (const text of ['date:last 7 days', 'date:2026-11-01 00:00:00 to 2026-11-07 23:59:59'])
      expect(readFilters('monitoringReport', [text])).toEqual({
        clauses: [],
        problems: [{ text, message: 'The filter "Date" takes one day on this page.' }],
        kept: [],
      });
  });
});
