import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauses, hostileText } from '../testing/clauses.ts';
import { type Clause, clauseSchema, FilterError, idSchema } from './clause.ts';
import { filterDefinition, filterIds } from './ids.ts';
import { formatFilters, parseFilter, parseFilters } from './text.ts';

const clause = (id: Clause['id'], op: Clause['op'], values: string[], join: Clause['join'] = 'or'): Clause => ({
  id,
  op,
  values,
  join,
});

/** The error a call throws, which must be a FilterError. */
const refusal = (run: () => unknown): FilterError => {
  try {
    run();
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
};

describe('filters as text, both directions', () => {
  it('gives back the same clauses for any clauses of any filters', () => {
    fc.assert(
      fc.property(clauses(), (before) => {
        expect(parseFilters(formatFilters(before))).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives back any value exactly, included and excluded', () => {
    fc.assert(
      fc.property(hostileText(200), fc.constantFrom<Clause['op']>('is', 'is_not'), (value, op) => {
        const before = [clause('genre', op, [value])];
        expect(parseFilters(formatFilters(before))).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('survives the query part of an address', () => {
    fc.assert(
      fc.property(clauses(), (before) => {
        const query = formatFilters(before)
          .map((text) => `${new URLSearchParams({ filters: text })}`)
          .join('&');
        expect(parseFilters(new URLSearchParams(query).getAll('filters'))).toEqual(before);
      }),
    );
  });

  it('understands any text or refuses it by name, and what it understood it can write', () => {
    const anyText = fc
      .tuple(fc.constantFrom(...filterIds), fc.oneof(hostileText(60), fc.string()))
      .map(([id, text]) => `${id}:${text}`);
    fc.assert(
      fc.property(anyText, (text) => {
        try {
          const understood = parseFilters([text]);
          for (const one of understood) expect(clauseSchema.parse(one)).toEqual(one);
          expect(parseFilters(formatFilters(understood))).toEqual(understood);
        } catch (error) {
          if (!(error instanceof FilterError)) throw error;
          expect(text.startsWith(error.filter)).toBe(true);
          expect(error.message).toContain(`"${error.filter}"`);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the length of a value', () => {
  it('is counted in characters, as the data are, whether they are letters or pictures', () => {
    for (const letter of ['a', '\u{1f3ac}']) {
      expect(parseFilter(`movie:${letter.repeat(64)}`)).toEqual([clause('movie', 'is', [letter.repeat(64)])]);
      expect(refusal(() => parseFilter(`movie:${letter.repeat(65)}`)).message).toContain('ids of up to 64 characters');
      expect(parseFilter(`genre:${letter.repeat(200)}`)).toEqual([clause('genre', 'is', [letter.repeat(200)])]);
      expect(refusal(() => parseFilter(`genre:${letter.repeat(201)}`)).message).toContain('up to 200 characters');
      expect(idSchema.safeParse(letter.repeat(64)).success).toBe(true);
      expect(idSchema.safeParse(letter.repeat(65)).error?.issues).toMatchObject([{ code: 'too_big', maximum: 64 }]);
    }
  });
});

describe('reading', () => {
  it('reads both spellings of an exclusion, also behind a blank and percent-encoded', () => {
    const excluded = [clause('country', 'is_not', ['US', 'GB'])];
    for (const text of ['country:not US,not GB', 'country:-US,-GB', 'country:not%20US, not GB', 'country: -US , -GB '])
      expect(parseFilter(text)).toEqual(excluded);
  });

  it('keeps a name that only begins like an exclusion', () => {
    expect(parseFilter('platform:nothing')).toEqual([clause('platform', 'is', ['nothing'])]);
    expect(parseFilter('platform:not')).toEqual([clause('platform', 'is', ['not'])]);
    expect(parseFilter('platform:Not Netflix')).toEqual([clause('platform', 'is', ['Not Netflix'])]);
    expect(parseFilter('platform:%6Eot mine,%2D')).toEqual([clause('platform', 'is', ['not mine', '-'])]);
  });

  it('takes "|" as any of and "," as every one in a title filter', () => {
    expect(parseFilter('show:1|2')).toEqual([clause('show', 'is', ['1', '2'], 'or')]);
    expect(parseFilter('show:1,2')).toEqual([clause('show', 'is', ['1', '2'], 'and')]);
    expect(parseFilter('genre:a,b')).toEqual([clause('genre', 'is', ['a', 'b'], 'or')]);
  });

  it('joins nothing where a title is given twice or excluded', () => {
    expect(parseFilter('show:1,1')).toEqual([clause('show', 'is', ['1'], 'or')]);
    expect(parseFilter('show:1,not 2')).toEqual([clause('show', 'is', ['1']), clause('show', 'is_not', ['2'])]);
  });

  it('spells numbers in one way', () => {
    expect(parseFilter('metric:viewshare >= 0.010')).toEqual([clause('metric', '>=', ['viewshare', '0.01'])]);
    expect(parseFilter('followers:>= 1000')).toEqual(parseFilter('metric:followers >= 1000'));
    expect(parseFilters(['followers:> 1', 'followers:to 5 90'])).toHaveLength(2);
    expect(parseFilter('metric:views to 1e3 1E+21')).toEqual([clause('metric', 'to', ['views', '1000', '1e+21'])]);
    expect(parseFilter('days_from_release:[-0, 010]')).toEqual([clause('days_from_release', 'between', ['0', '10'])]);
  });

  it('reads dates with and without the time of day, and the aliases', () => {
    const may = [clause('date', 'between', ['2024-05-01', '2024-05-31'])];
    expect(parseFilter('date:2024-05-01 00%3A00%3A00 to 2024-05-31 23%3A59%3A59')).toEqual(may);
    expect(parseFilter('date:2024-05-01 00:00:00 to 2024-05-31 23:59:59')).toEqual(may);
    expect(parseFilter('date:2024-05-01 to 2024-05-31')).toEqual(may);
    expect(parseFilter('date:Last 30 Days')).toEqual([clause('date', 'is', ['last 30 days'])]);
  });

  it.each([
    ['colour:red', 'colour'],
    ['country', 'country'],
    ['country:', 'country'],
    ['country:US,,GB', 'country'],
    ['country:not ', 'country'],
    ['country:USA', 'country'],
    ['genre:not ', 'genre'],
    ['genre:%', 'genre'],
    ['genre:%E0%A4', 'genre'],
    ['genre:%20', 'genre'],
    ['genre:a%00b', 'genre'],
    ['genre:\uD800', 'genre'],
    ['age:18-25', 'age'],
    ['contentType:not movie', 'contentType'],
    ['daysInPast:-1', 'daysInPast'],
    ['daysInPast:0', 'daysInPast'],
    ['daysInPast:7,30', 'daysInPast'],
    ['panel:Yes,No', 'panel'],
    ['exclude_deleted_characters:No,Yes', 'exclude_deleted_characters'],
    ['originating_language:EN', 'originating_language'],
    ['originating_language:not english', 'originating_language'],
    ['date:2024-05-01 25:00:00 to 2024-05-31 00:00:00', 'date'],
    ['show:1|2,3', 'show'],
    ['runtime:60-30', 'runtime'],
    ['runtime:short', 'runtime'],
    ['date:yesterday', 'date'],
    ['date:last 0 days', 'date'],
    ['date:2024-02-30 to 2024-03-01', 'date'],
    ['date:2024-03-01 to 2024-02-01', 'date'],
    ['days_from_release:[5,1]', 'days_from_release'],
    ['metric:viewers about 1000', 'metric'],
    ['metric:viewers >=', 'metric'],
    ['metric:viewers > 1e999', 'metric'],
    ['metric:viewers to 5 1', 'metric'],
    ['metric:viewers to 5', 'metric'],
    ['followers:', 'followers'],
    ['followers:1000', 'followers'],
    ['followers:to 5 1', 'followers'],
    ['releaseDate:-TBD,[0,1]', 'releaseDate'],
  ])('refuses %s and names the filter', (text, filter) => {
    expect(refusal(() => parseFilters([text])).filter).toBe(filter);
  });

  it('says what may have been meant in place of a code', () => {
    const why = (text: string): string => refusal(() => parseFilters([text])).message;
    expect(why('originating_language:English')).toBe(
      'Filter "originating_language" takes ISO 639-1 language codes of two small letters, not "English". Did you mean en?',
    );
    expect(why('country:UK')).toMatch(/ not "UK"\. Did you mean GB\?$/);
    expect(why('country:Atlantis')).toMatch(/ not "Atlantis"\.$/);
    expect(why('panel:Yes,No')).toBe('Filter "panel" takes one value, not 2.');
  });

  it('refuses an id given twice, except metrics, which must all hold', () => {
    expect(refusal(() => parseFilters(['country:US', 'country:GB'])).message).toBe('Filter "country" is given twice.');
    expect(parseFilters(['metric:views > 1', 'metric:views < 9'])).toHaveLength(2);
  });
});

describe('writing', () => {
  it('keeps "every one" of a title filter beside several exclusions', () => {
    const before = [clause('show', 'is', ['1', '2'], 'and'), clause('show', 'is_not', ['3', '4'])];
    expect(formatFilters(before)).toEqual(['show:1,2,not 3,not 4']);
    expect(parseFilters(formatFilters(before))).toEqual(before);
  });

  it('writes texts a person can read', () => {
    expect(
      formatFilters([
        clause('country', 'is', ['US', 'GB']),
        clause('country', 'is_not', ['FR']),
        clause('title', 'is', ['1', '2']),
        clause('platform', 'is', ['DVD, Blu-ray']),
        clause('date', 'between', ['2024-05-01', '2024-05-31']),
        clause('metric', 'to', ['viewshare', '0.01', '0.05']),
      ]),
    ).toEqual([
      'country:US,GB,not FR',
      'title:1|2',
      'platform:DVD%2C Blu-ray',
      'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59',
      'metric:viewshare to 0.01 0.05',
    ]);
  });

  it('refuses two clauses of one id that would merge "both" into "either"', () => {
    const both = [clause('country', 'is', ['US']), clause('country', 'is', ['GB'])];
    expect(refusal(() => formatFilters(both)).filter).toBe('country');
    const dates = [clause('date', 'is', ['last 7 days']), clause('date', 'is', ['last 30 days'])];
    expect(refusal(() => formatFilters(dates)).filter).toBe('date');
    const mixed = [clause('releaseDate', 'between', ['0', '1']), clause('releaseDate', 'is_not', ['TBD'])];
    expect(refusal(() => formatFilters(mixed)).filter).toBe('releaseDate');
  });

  it.each([
    ['country:US,not US', 'country', 'US'],
    ['genre:not Drama,Comedy,Drama', 'genre', 'Drama'],
    ['season:1,not 01', 'season', '1'],
    ['title:7|not 7', 'title', '7'],
  ])('refuses a value that is taken in and left out: %s', (text, id, value) => {
    const { filter, message } = refusal(() => parseFilter(text));
    expect([filter, message]).toEqual([id, `Filter "${id}" takes "${value}" in and leaves it out; nothing is both.`]);
  });

  it('takes numbers of two spellings for one', () => {
    expect(parseFilter('season:01,1,10,not 002')).toEqual([
      clause('season', 'is', ['1', '10']),
      clause('season', 'is_not', ['2']),
    ]);
    expect(parseFilter('season:00')).toEqual([clause('season', 'is', ['0'])]);
    expect(parseFilter('runtime:045,030-0060,45')).toEqual([clause('runtime', 'is', ['45', '30-60'])]);
  });

  it('brings clauses into normal form: duplicates and a join of one value disappear', () => {
    const before = [clause('show', 'is_not', ['2', '2'], 'and'), clause('show', 'is', ['1', '1'], 'and')];
    const normal = [clause('show', 'is', ['1']), clause('show', 'is_not', ['2'])];
    expect(parseFilters(formatFilters(before))).toEqual(normal);
    expect(parseFilters(formatFilters(normal))).toEqual(normal);
  });

  it('refuses fewer or more values than a filter takes, by name', () => {
    const ids = (count: number): string => Array.from({ length: count }, (_, at) => `n${at}`).join(',');
    for (const count of [2, 12]) expect(parseFilters([`overlapActor:${ids(count)}`])[0]?.values).toHaveLength(count);
    for (const count of [1, 13])
      expect(refusal(() => parseFilters([`overlapActor:${ids(count)}`])).message).toBe(
        `Filter "overlapActor" takes 2 to 12 ids, not ${count}.`,
      );
  });

  it('declares join, exclusion and values only where the kind of filter can hold them', () => {
    for (const id of filterIds) {
      const { kind, excludes, joins, values } = filterDefinition(id);
      if (joins) expect([id, kind]).toEqual([id, 'id']);
      if (excludes)
        expect(['choice', 'country', 'language', 'id', 'name', 'number', 'numberRange', 'release']).toContain(kind);
      expect([id, values !== undefined]).toEqual([id, kind === 'choice']);
    }
  });
});
