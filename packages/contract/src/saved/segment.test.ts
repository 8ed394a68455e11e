import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError } from '../filters/clause.ts';
import { formatFilters, parseFilters } from '../filters/text.ts';
import { clauses } from '../testing/clauses.ts';
import { formatSegment, parseSegment, readSegment, segmentVersion, shownSegment } from './segment.ts';
import { upgrade } from './upgrade.ts';

describe('the filters of a segment', () => {
  it('come back from the wire as they were, for every kind of filter', () => {
    fc.assert(
      fc.property(
        clauses().filter((list) => list.length > 0),
        (list) => {
          expect(parseSegment(formatSegment(list))).toEqual(list);
        },
      ),
    );
  });

  it('are entries with id, value, label, title, isAsync and isMulti', () => {
    const list = parseFilters(['country:US,not CA', 'date:last 30 days', 'network:12']);
    expect(JSON.parse(formatSegment(list, { network: { 12: 'Kinoport' } }))).toEqual([
      {
        ...{ id: 'country', value: 'US,not CA', label: 'United States; Excludes: Canada', title: 'Country' },
        ...{ isAsync: false, isMulti: true },
      },
      {
        ...{ id: 'date', value: 'last 30 days', label: 'last 30 days', title: 'Date' },
        ...{ isAsync: false, isMulti: false },
      },
      {
        ...{ id: 'network', value: '12', label: 'Kinoport', title: 'Originating Network' },
        ...{ isAsync: true, isMulti: true },
      },
    ]);
  });

  it('are refused by name when they cannot be understood', () => {
    const refused = (text: string): string => {
      try {
        parseSegment(text);
      } catch (error) {
        if (error instanceof FilterError) return error.message;
        throw error;
      }
      return 'not refused';
    };
    const doubled = '[{"id":"age","value":"18-24","value":"55+"}]';
    for (const text of ['', 'null', '{}', '[1]', '[{"id":"age"}]', '[{"id":"age","value":[]}]', doubled])
      expect([text, refused(text)]).toEqual([text, expect.stringContaining('JSON list of up to 60 entries')]);
    expect(refused('[]')).toBe('You should select at least 1 filter.');
    expect(refused('[{"id":"planet","value":"Mars"}]')).toBe('There is no filter "planet".');
    expect(refused('[{"id":"age","value":"12"}]')).toContain('Filter "age" takes one of');
    expect(refused('[{"id":"age","value":"18-24"},{"id":"age","value":"55+"}]')).toBe('Filter "age" is given twice.');
  });
});

describe('stored filters', () => {
  it('of version 1 are clauses', () => {
    const stored = [
      { id: 'country', op: 'is', values: ['US', 'CA'], join: 'or' },
      { id: 'show', op: 'is', values: ['1', '2'], join: 'and' },
      { id: 'date', op: 'between', values: ['2024-01-01', '2024-06-30'], join: 'or' },
    ];
    expect(formatFilters(readSegment(stored, 1))).toEqual([
      'country:US,CA',
      'show:1,2',
      'date:2024-01-01 00:00:00 to 2024-06-30 23:59:59',
    ]);
  });

  it('of a version that is not known are a fault, not a guess', () => {
    for (const version of [0, segmentVersion + 1, 1.5]) expect(() => readSegment([], version)).toThrow('version');
    expect(() => readSegment([{ id: 'planet', op: 'is', values: ['Mars'] }], 1)).toThrow();
  });

  it('are shown with why they cannot be read, where they cannot', () => {
    const country = (...values: string[]) => ({ id: 'country', op: 'is', values, join: 'or' });
    expect(shownSegment([country('US')], 1)).toEqual({ filters: formatSegment(parseFilters(['country:US'])) });
    const unreadable = [null, 'x', {}, [{ ...country('US'), id: 'planet' }], [country()], []];
    for (const [stored, version] of [
      ...unreadable.map((stored) => [stored, 1] as const),
      [[country('US')], 99] as const,
    ])
      expect(shownSegment(stored, version)).toEqual({
        filters: '[]',
        problem: expect.stringMatching(/or delete it[.]$/),
      });
    // By a rule that came after it was saved.
    expect(shownSegment([country('ZZ')], 1).problem).toMatch(/delete it[.] Filter "country" takes .* not "ZZ"[.]$/);
    expect(shownSegment([country('US'), country('GB')], 1).problem).toContain('is given twice');
  });

  it('go through every step they lack', () => {
    const steps = [(saved: unknown) => [saved, 2], (saved: unknown) => [saved, 3]];
    expect(upgrade('x', 1, steps)).toEqual([['x', 2], 3]);
    expect(upgrade('x', 2, steps)).toEqual(['x', 3]);
    expect(upgrade('x', 3, steps)).toBe('x');
  });
});
