import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkBrowser, checkNode, storeFix, verdictOn } from './checks.ts';
import { explanationLines, parseExplainArguments } from './explain-command.ts';
import { tooMuch } from './help.ts';
import { parseLoadArguments, summaryLines } from './load-command.ts';
import { UsageError } from './read-words.ts';
import { rotate } from './rotate-command.ts';

describe('load arguments', () => {
  it('count paths from the folder the command was typed in', () => {
    expect(
      parseLoadArguments(['data/may', '--append', '--rejects', 'bad.ndjson', '--max-rejects', '2.5'], '/home/ops'),
    ).toEqual({
      folder: '/home/ops/data/may',
      mode: 'append',
      rejects: '/home/ops/bad.ndjson',
      maxRejectsPct: 2.5,
    });
    expect(parseLoadArguments(['/srv/data'], '/home/ops')).toEqual({ folder: '/srv/data', mode: 'full' });
  });

  it.each([
    [[], 'FOLDER is missing.'],
    [['a', 'b'], 'One FOLDER at a time'],
    [['a', '--max-rejects', 'many'], '--max-rejects takes a number from 0 to 100'],
    [['a', '--max-rejects', '101'], '--max-rejects takes a number from 0 to 100'],
    [['a', '--max-rejects', '0x10'], '--max-rejects takes a number from 0 to 100'],
    [['a', '--apend'], '--apend'],
    [[''], 'FOLDER is missing.'],
    [['a', '--rejects', ''], '--rejects must name a file.'],
    [['a', '--rejects', 'x', '--rejects=y'], '--rejects is given twice.'],
    [['a', '--max-rejects=1', '--append', '--max-rejects=2'], '--max-rejects is given twice.'],
  ])('%j are refused: %s', (args, message) => {
    expect(() => parseLoadArguments(args, '/')).toThrow(UsageError);
    expect(() => parseLoadArguments(args, '/')).toThrow(message);
  });

  it('that npm took for its own stop the command, which would replace everything without --append', () => {
    const message = 'npm took --append for its own: options of a command stand behind --.';
    expect(() => parseLoadArguments(['a'], '/', { npm_config_append: 'true' })).toThrow(message);
    expect(() => parseLoadArguments(['a'], '/', { npm_config_max_rejects: 'true' })).toThrow('--max-rejects');
    expect(() => parseExplainArguments(['showSummary'], { npm_config_limit: '3' })).toThrow('--limit');
  });
});

describe('the summary of a load', () => {
  it('accounts for every row and names every reason', () => {
    const counts = { read: 1200, rejected: 3, duplicate: 7, superseded: 10, kept: 1180 };
    const lines = summaryLines({
      edition: 4,
      dataThrough: '2026-05-31',
      seconds: 2.04,
      tables: { ratings: { ...counts, rejectedByReason: { 'rating must be 1 to 5': 3 } } },
      notes: ['notes.txt was left aside.'],
      rejects: '/data/rejects.ndjson',
    });
    expect(lines).toEqual([
      'Table     Read   Kept  Duplicates  Superseded  Rejected',
      'ratings  1,200  1,180           7          10         3',
      '',
      'Rejected rows:',
      '  ratings: 3 rejected, because rating must be 1 to 5',
      '  Each with file, line and reason: /data/rejects.ndjson (--rejects FILE names another)',
      'Note: notes.txt was left aside.',
      '',
      'Loaded edition 4, data through 2026-05-31, in 2.0 s.',
    ]);
  });
});

describe('the words of a command that takes few', () => {
  it.each([
    [['x'], 0, '"x" is nothing that this command takes.'],
    [['member-key', '--dry-run'], 1, '"--dry-run" is nothing that this command takes.'],
    [['member-key', 'embed-key'], 1, '"embed-key" is nothing that this command takes.'],
    [['member-key'], 1, null],
    [[], 0, null],
  ])('%j of %i: %s', (args, most, wrong) => {
    expect(tooMuch(args, most)).toBe(wrong);
  });

  it.each([
    [['member-key', '--dry-run'], '"--dry-run" is nothing that this command takes.'],
    [['member-key', 'embed-key'], '"embed-key" is nothing that this command takes.'],
    [['memberkey'], 'There is no key "memberkey".'],
    [[], 'KEY is missing.'],
  ])('rotate %j is refused: %s', async (args, why) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    expect(await rotate(args)).toBe(2);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^.*\nUsage: npm run rotate -- KEY/)]]);
    expect(String(said.mock.calls[0]?.[0])).toContain(why);
  });
});

describe('explain arguments', () => {
  const bodyOf = (words: readonly string[]) => parseExplainArguments(words).body;

  it('take the address of a page, with or without its host', () => {
    const search = 'filters=country:US&filters=date:last%2030%20days&sorts=viewers%20desc';
    const expected = { view: 'showSummary', filters: ['country:US', 'date:last 30 days'], sorts: 'viewers desc' };
    expect(bodyOf(['showSummary', `/shows?${search}`])).toEqual(expected);
    expect(bodyOf(['showSummary', `https://portal.example/shows?${search}`])).toEqual(expected);
  });

  it('take sorts and a limit of an address once', () => {
    expect(bodyOf(['showSummary', '/v1/query/showSummary?limit=3&filters=country:US'])).toEqual({
      ...{ view: 'showSummary', filters: ['country:US'], limit: 3 },
    });
    expect(bodyOf(['showSummary', '/shows?filters=date:all+time&limit=20&offset=40'])).toEqual({
      ...{ view: 'showSummary', filters: ['date:all time'], limit: 20, offset: 40 },
    });
    const after = encodeURIComponent('[1995,"c55039"]');
    expect(bodyOf(['showSummary', `/v1/query/showSummary?after=${after}`, '--limit', '9'])).toEqual({
      ...{ view: 'showSummary', filters: [], limit: 9, after: [1995, 'c55039'] },
    });
    expect(bodyOf(['showSummary', '--offset', '3', '--limit=2'])).toMatchObject({ offset: 3, limit: 2 });
    for (const [address, ...more] of [
      ['/shows?sorts=views&sorts=viewers'],
      ['/shows?sorts=views', '--sorts', 'viewers'],
    ] as const)
      expect(() => parseExplainArguments(['showSummary', address, ...more])).toThrow(
        'Parameter "sorts" is given twice.',
      );
    expect(() => parseExplainArguments(['showSummary', '/shows?limit=3', '--limit', '3'])).toThrow(
      'Parameter "limit" is given twice.',
    );
    expect(() => parseExplainArguments(['showSummary', '/shows?limit=x'])).toThrow('--limit takes a whole number');
  });

  it('take all that a page asks, also what its address does not say', () => {
    const notes = (...words: string[]) => parseExplainArguments(words).notes;
    expect(bodyOf(['showSummary', '/shows'])).toEqual({ view: 'showSummary', filters: ['date:last 30 days'] });
    expect(bodyOf(['showSummary', '/shows?filters=date:all+time&filters='])).toEqual({
      ...{ view: 'showSummary', filters: ['date:all time'] },
    });
    expect(bodyOf(['showMobility', '/show/102/audience?filters=country:IT'])).toEqual({
      ...{ view: 'showMobility', filters: ['show:102', 'country:IT'] },
    });
    expect(bodyOf(['movieDetail', '/movie/a%2Fb'])).toEqual({ view: 'movieDetail', filters: ['movie:a/b'] });
    expect(notes('showMobility', '/show/102/audience')).toEqual([]);
    expect(notes('showSummary', '/shows?display=table&filter=country:US&display=x')).toEqual([
      'Not read of the address: "display", "filter".',
    ]);
    expect(notes('showSummary', '/movies')).toEqual([
      'The filters of the page do not go to showSummary, and what they begin with was not taken: date:last 30 days.',
    ]);
    expect(notes('trendingShows', '/?filters=country:US')).toEqual([]);
  });

  it('are refused where an address means something else', () => {
    const refused = (...words: string[]) => {
      expect(() => parseExplainArguments(words)).toThrow(UsageError);
      return expect(() => parseExplainArguments(words));
    };
    refused('showSummary', '/v1/query/moviesSummary').toThrow(
      'The address asks for moviesSummary, and VIEW is showSummary.',
    );
    refused('showSummary', '/v1/query/showSummary?filter=country:US').toThrow('There is no parameter "filter".');
    refused('showSummary', '/shows?segment=7').toThrow('name its filters in its place');
    refused('showSummary', '/show').toThrow('The portal has no page /show.');
    refused('showSummary', '/show/102/audience/x').toThrow('The portal has no page');
    refused('showSummary', '/link/x7').toThrow('stands for the address of a page');
    refused('showSummary', '/show/%zz').toThrow('cannot be read');
    refused('showSummary', '--after', '7').toThrow('--after takes the values of a row as a JSON list, not "7".');
    refused('showSummary', '--limit', '3', '--limit=5').toThrow('--limit is given twice.');
    const filters = 'filters=country:US';
    expect(bodyOf(['showSummary', `/shows?segment=7&${filters}&filters=date:all+time`])).toEqual({
      ...{ view: 'showSummary', filters: ['country:US', 'date:all time'] },
    });
  });

  it('take filter texts, sorts and a limit', () => {
    expect(bodyOf(['showAgeIndex', 'show:7', 'country:US', '--limit=-1'])).toEqual({
      view: 'showAgeIndex',
      filters: ['show:7', 'country:US'],
      limit: -1,
    });
  });

  it('take the body of a call for a cross-tab or a benchmark', () => {
    const benchmark = { showId: '7', filters: ['country:US'] };
    expect(bodyOf(['benchmark', JSON.stringify(benchmark)])).toEqual({ benchmark });
    expect(() => parseExplainArguments(['crosstab', 'rows'])).toThrow('crosstab takes the body of a call in JSON.');
    expect(() => parseExplainArguments(['crosstab', '{"limit":1,', '"limit":2}'])).toThrow('"limit" is given twice');
  });

  it('ask for what each step costs', () => {
    expect(bodyOf(['showSummary', '--time'])).toEqual({ view: 'showSummary', filters: [], time: true });
    const benchmark = { showId: '7' };
    expect(bodyOf(['benchmark', JSON.stringify(benchmark), '--time'])).toEqual({
      benchmark,
      time: true,
    });
  });

  it('are refused when the view is missing or the limit is no number', () => {
    expect(() => parseExplainArguments([])).toThrow('VIEW is missing.');
    expect(() => parseExplainArguments(['showSummary', '/shows?filters=country:US', 'genre:Drama'])).toThrow(
      'An address of a page stands alone',
    );
    expect(() => parseExplainArguments(['crosstab', '{}', '--limit', '5'])).toThrow('--limit is for a view');
    expect(() => parseExplainArguments(['showSummary', '--limit', 'x'])).toThrow('--limit takes a whole number');
  });
});

describe('an explanation', () => {
  it('shows what each pass changed, the SQL, its parameters and its cost', () => {
    const state = {
      clauses: [],
      range: { from: null, to: '2026-05-31' },
      panel: 'Total' as const,
      sorts: [],
      limit: null,
      offset: null,
    };
    const text = explanationLines({
      edition: {
        edition: 1,
        database: 'edition_1',
        dataFrom: null,
        dataThrough: '2026-05-31',
        hasPopulation: true,
        name: 'Demo',
        names: ['Demo'],
        recipe: 1,
        rollups: [],
      },
      clauses: [],
      sentences: [],
      calculated: [{ label: 'Views per viewer', words: 'View Count / Viewer Count.' }],
      passes: [
        { name: 'validate', ...state },
        { name: 'access', ...state },
        { name: 'dates', ...state, range: { from: '2026-05-01', to: '2026-05-31' } },
        { name: 'order', ...state, range: { from: '2026-05-01', to: '2026-05-31' }, limit: 20, offset: 40 },
      ],
      runs: [
        {
          title: 'Rows',
          statement: {
            sql: 'select 1\nfrom x',
            params: { country_0: ['US'] },
            wholes: [],
          },
          reads: [
            {
              counted: 'views per title',
              table: 'view_days',
              why: 'days by day',
              refused: [
                { rollup: 'title_totals', why: 'is of all time' },
                { rollup: 'binges', why: 'carries no views' },
                { rollup: 'title_cells', why: 'is of all time' },
              ],
            },
          ],
          rows: 12,
          stats: { elapsedMs: 8.4, rowsRead: 12_345, bytesRead: 99 },
          steps: [
            { name: 'plan', ms: 3.21, cpuMs: 3 },
            { name: 'order and write', ms: 5, cpuMs: 9.06 },
          ],
        },
      ],
      compiling: { ms: 0.6, cpuMs: 0.7 },
    }).join('\n');
    expect(text).toContain('Calculated fields:\n  Views per viewer = View Count / Viewer Count.');
    expect(text).toContain('  access: no change\n  dates:\n    dates 2026-05-01 to 2026-05-31');
    expect(text).toContain('  order:\n    limit 20, after the first 40 rows');
    expect(text).toContain('Rows: 12 rows in 8 ms, 12,345 rows and 99 bytes read\n  select 1\n  from x');
    expect(text).toContain('  country_0 = ["US"]');
    expect(text).toContain(
      [
        'Tables chosen:',
        '  view_days: days by day (views per title)',
        '    refused, is of all time: title_totals, title_cells',
        '    refused, carries no views: binges',
        '',
        'Steps by the clock (of the processor):',
        '  plan             3.2 ms (3.0)',
        '  order and write  5.0 ms (9.1)',
        '  in all           8.2 ms (12.1)',
      ].join('\n'),
    );
    expect(text).toContain('All statements are made in 0.6 ms (0.7).');
  });
});

describe('the doctor', () => {
  it('knows which Node.js is too old', () => {
    expect(checkNode('20.18.9').ok).toBe(false);
    expect(checkNode('18.20.0')).toMatchObject({ ok: false, fix: expect.stringContaining('20.19') });
    expect(['20.19.0', '22.0.0', '24.1.0'].every((version) => checkNode(version).ok)).toBe(true);
  });

  it('looks for the browser that the tests would take, and for no other', () => {
    expect(checkBrowser('/no/such/browser')).toMatchObject({ ok: false, found: expect.stringContaining('/no/such') });
    expect(checkBrowser(process.execPath)).toMatchObject({ ok: true, found: process.execPath });
    expect(checkBrowser('')).toEqual(checkBrowser(undefined));
  });

  it('has no data moved away that only cannot be written', () => {
    expect(storeFix('/d/warehouse', false)).toBe(
      'Give /d/warehouse and all in it to this user, on a disk that can be written.',
    );
    expect(storeFix('/d/warehouse', true)).toBe('Move /d/warehouse away and load the data again.');
    expect(storeFix(null, false)).toContain('CLICKHOUSE_URL');
  });

  it('calls everything well only where it looked at everything', () => {
    const well = { what: 'Node.js', ok: true, found: '22.0.0' };
    const part = { what: 'Portal', ok: true, found: 'runs', isPart: true } as const;
    expect(verdictOn([well])).toBe('Everything is well.');
    expect(verdictOn([well, part])).toBe('What was looked at is well.');
    expect(verdictOn([part, { ...well, ok: false }])).toBe('1 problem.');
  });
});
