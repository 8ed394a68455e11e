import { buffer } from 'node:stream/consumers';
import { type Column, type ColumnType, exportFileName, type Row, type ViewDefinition, views } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { aboutOf, plainAbout } from './about.ts';
import { csvStream } from './csv.ts';
import { attachment } from './file-name.ts';
import { parquetStream } from './parquet.ts';
import { sourceLine } from './source-line.ts';
import { xlsxStream } from './xlsx.ts';

const source = 'Source: CVM Insights, Show Ranker. Country is United States.';

const showRow = (show: string, viewshare: number | null): Row => ({
  show,
  showId: '1',
  network: 'Blue, "North"',
  networkId: '2',
  followers: 1234,
  viewers: 12.5,
  views: 40,
  viewshare,
  completion: 0.5,
  engagement: 1.25,
  viewersBase: 13,
});

async function* from(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

const csv = async (view: ViewDefinition, rows: readonly Row[]) =>
  (await buffer(csvStream(view, from(rows), source))).toString('utf8');
const xlsx = async (view: ViewDefinition, rows: readonly Row[]) =>
  readXlsx(new Uint8Array(await buffer(xlsxStream(view, from(rows), source))), { readStyles: true });

describe('csv', () => {
  it('starts with the byte order mark, the source line and the labels, and leaves hidden columns out', async () => {
    const file = await csv(views.showSummary, [showRow('Northwind', 0.0123456789)]);
    expect(file.startsWith('\ufeff')).toBe(true);
    const [first, header, row] = parseCsv(file);
    expect(first).toEqual([source]);
    expect(header?.slice(0, 3)).toEqual(['Show', 'Network', 'Followers']);
    expect(header).not.toContain('Show id');
    expect(row?.slice(0, 6)).toEqual(['Northwind', 'Blue, "North"', '1234', '12.5', '40', '1.2345679%']);
    expect(file).toContain('"Blue, ""North"""');
    expect(file.split('\r\n')).toHaveLength(3);
  });

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '|cmd'],
    // After a space, and as a Japanese keyboard writes them.
    ...[' =1+1', '\u00a0@SUM(A1)', '\uff1d1+1', '\uff201'],
  ])('puts an apostrophe before the text %j', async (text) => {
    const [, , row] = parseCsv(await csv(views.showSummary, [showRow(text, null)]));
    expect(row?.[0]).toBe(`'${text}`);
  });

  it('does so in the header, which holds names in a pivoted report, and nowhere else', async () => {
    const column = { ...views.showSummary.columns[0], label: '=1+1' } as ViewDefinition['columns'][number];
    const [, header, row] = parseCsv(await csv({ ...views.showSummary, columns: [column] }, [showRow('a=b', null)]));
    expect([header, row]).toEqual([["'=1+1"], ['a=b']]);
  });

  it('leaves negative numbers and unknown values as they are', async () => {
    const [, , row] = parseCsv(await csv(views.showSummary, [{ ...showRow('A', null), followers: -5 }]));
    expect(row?.[2]).toBe('-5');
    expect(row?.[5]).toBe('');
  });

  it('keeps a word that stands in place of a figure', async () => {
    const [, , row] = parseCsv(await csv(views.showSummary, [{ ...showRow('A', null), viewshare: 'Suppressed' }]));
    expect(row?.[5]).toBe('Suppressed');
  });
});

describe('xlsx', () => {
  it('holds numbers, percentages and dates as what they are', async () => {
    const [sheet] = (await xlsx(views.showSummary, [showRow('Northwind', 0.0123)])).sheets;
    expect(sheet?.name).toBe('Show Ranker');
    expect(sheet?.rows[0]?.[0]).toBe(source);
    expect(sheet?.rows[1]?.[0]).toBe('Show');
    expect(sheet?.rows[2]?.slice(0, 6)).toEqual(['Northwind', 'Blue, "North"', 1234, 12.5, 40, 0.0123]);
    expect(sheet?.cells?.get('2,5')?.style?.numFmt).toBe('0.00%');
    expect(sheet?.cells?.get('2,2')?.style?.numFmt).toBe('#,##0');
  });

  it('writes days as dates and unknown days as empty cells', async () => {
    const row = { name: 'A', id: '1', network: 'B', releaseDate: '2024-05-31', followers: 10 };
    const rows = [row, { ...row, releaseDate: null }];
    const [sheet] = (await xlsx(views.homepageShowsAnticipation, rows)).sheets;
    expect(sheet?.rows[2]?.[2]).toEqual(new Date('2024-05-31T00:00:00Z'));
    expect(sheet?.rows[3]?.[2]).toBeNull();
    // Days stand at the right, and their heading above them.
    for (const cell of ['1,2', '2,2']) expect(sheet?.cells?.get(cell)?.style?.alignment?.horizontal).toBe('right');
    expect(sheet?.cells?.get('1,0')?.style?.alignment?.horizontal).toBeUndefined();
  });

  it('has the heading of numbers that name something, such as minutes, at the side where programs put them', async () => {
    const runtime = { name: 'runtime', label: 'Runtime (minutes)', type: 'integer', format: 'id' } as const;
    const [sheet] = (await xlsx({ ...views.showSummary, columns: [runtime] }, [{ runtime: 45 }])).sheets;
    expect(sheet?.rows[2]).toEqual([45]);
    for (const cell of ['1,0', '2,0']) expect(sheet?.cells?.get(cell)?.style?.alignment?.horizontal).toBe('right');
  });

  it('shows an index as the screen does, a country and a gender by their names', async () => {
    const figures = { index: 1.257, viewers: 3 };
    const [sheet] = (await xlsx(views.showCountryIndex, [{ country: 'US', ...figures }])).sheets;
    expect(sheet?.rows[2]?.slice(0, 3)).toEqual(['United States', 125.7, 3]);
    for (const view of [views.showGenderIndex, views.affinityGender]) {
      const [ofGender] = (await xlsx(view, [{ gender: 'female', ...figures }])).sheets;
      expect(ofGender?.rows[2]?.slice(0, 2)).toEqual(['Female', 125.7]);
    }
  });

  it('writes a difference of percentages in points, and the unit in its heading', async () => {
    const gap: Column = { name: 'calc_gap', label: 'Gap', type: 'number', format: 'points', calculated: 'A - B' };
    const [sheet] = (await xlsx({ ...views.showCountryIndex, columns: [gap] }, [{ calc_gap: -0.04884 }])).sheets;
    expect(sheet?.rows.slice(1, 3)).toEqual([['Gap (pp)'], [-4.884]]);
  });

  it('has base, interval and test in columns of their own behind the others', async () => {
    const row = {
      ...{
        country: 'US',
        index: 1.257,
        viewers: 3,
        share: 0.5,
        base: 6,
        effective: 5.5,
        shareLow: 0.2,
        shareHigh: 0.8,
      },
      ...{ restShare: 0.4, indexLow: 0.9, indexHigh: 1.6, differs: 'above' },
    };
    const [sheet] = (await xlsx(views.showCountryIndex, [row])).sheets;
    expect(sheet?.rows[1]?.slice(3)).toEqual([
      ...['Share of the Audience', 'Base', 'Effective Base', 'Share, Low', 'Share, High', 'Share of the Others'],
      ...['Index, Low', 'Index, High', 'Differs'],
    ]);
    expect(sheet?.rows[2]?.slice(3)).toEqual([0.5, 6, 5.5, 0.2, 0.8, 0.4, 90, 160, 'above']);
  });

  it('keeps text that looks like a formula a text, and characters that XML forbids readable', async () => {
    const [sheet] = (await xlsx(views.showSummary, [showRow('=1+1', 0), showRow('a\u0001b', 0)])).sheets;
    expect(sheet?.rows[2]?.[0]).toBe('=1+1');
    expect(sheet?.rows[3]?.[0]).toBe('a\u0001b');
    expect(sheet?.cells?.get('2,0')?.formula).toBeUndefined();
    // Declared as text, so that it stays one when somebody edits it.
    expect(sheet?.cells?.get('2,0')?.style?.numFmt).toBe('@');
  });

  it('keeps a text that looks like an escape, an entity or half a character', async () => {
    const names = ['_x0001_', 'a & <b> "c"', ' padded ', 'line\r\nbreak', 'half \ud83d'];
    const [sheet] = (
      await xlsx(
        views.showSummary,
        names.map((name) => showRow(name, 0)),
      )
    ).sheets;
    expect(sheet?.rows.slice(2).map(([name]) => name)).toEqual([...names.slice(0, 4), 'half \ufffd']);
  });

  it('has sheets whose names differ, none of them one that Excel keeps for itself', async () => {
    const namesOf = async (title: string) =>
      (await xlsx({ ...views.showSummary, title }, [showRow('A', 0.1)])).sheets.map(({ name }) => name);
    expect(await namesOf('about')).toEqual(['about (data)', 'About']);
    expect(await namesOf('History')).toEqual(['History (data)', 'About']);
    expect(await namesOf(`${'a'.repeat(30)}\u{1f3ac}`)).toEqual(['a'.repeat(30), 'About']);
  });

  it('has a styled header that stays in sight, with filters over all rows', async () => {
    const [sheet] = (await xlsx(views.showSummary, [showRow('A', 0.1), showRow('B', 0.2)])).sheets;
    expect(sheet?.cells?.get('1,0')?.style).toMatchObject({ font: { bold: true }, fill: { type: 'pattern' } });
    expect(sheet?.cells?.get('1,2')?.style?.alignment?.horizontal).toBe('right');
    expect(sheet?.freezePane?.rows).toBe(2);
    expect(sheet?.autoFilter?.range).toBe('A2:I4');
  });

  it('says of data that other definitions derived that figures may fit neither, in its first line and on its second sheet', () => {
    const facts = {
      ...{ sampleSize: 640, effectiveSampleSize: null, dataThrough: '2024-05-31', panel: 'Total' as const },
      ...{ filters: [], range: { from: null, to: '2024-05-31' }, edition: 7, recipe: 3, dataRecipe: 2 },
    };
    const words =
      'The loaded data were derived by version 2 of the definitions, and questions follow version 3: figures may fit neither until the next full load.';
    const line = sourceLine(views.showSummary, facts, {});
    expect(line.endsWith(`Data through May 31, 2024. ${words}`)).toBe(true);
    const about = aboutOf(views.showSummary, facts, {}, [], new Date('2024-06-01T10:00:00Z')).facts;
    const at = about.findIndex(([label]) => label === 'Data');
    expect(about.slice(at, at + 2)).toEqual([
      ['Data', 'Data through May 31, 2024. Edition 7, definitions 3.'],
      ['', words],
    ]);
    expect(sourceLine(views.showSummary, { ...facts, dataRecipe: undefined }, {})).not.toContain('derived by');
  });

  it('says of an index what 100 is of it: the average, or what chance would make of an overlap', () => {
    const wordsOf = (view: (typeof views)['networkOverlap' | 'showAgeIndex'], label: string): string => {
      const facts = { sampleSize: 64, effectiveSampleSize: null, dataThrough: '2024-05-31', panel: 'Total' as const };
      const asked = { ...facts, filters: [], range: { from: null, to: '2024-05-31' }, edition: 7, recipe: 3 };
      const { columns } = aboutOf(view, asked, {}, [], new Date('2024-06-01T10:00:00Z'));
      return columns.find(([name]) => name === label)?.[1] ?? '';
    };
    expect(wordsOf(views.networkOverlap, 'Overlap Index')).toMatch(/100 is what audiences share/);
    expect(wordsOf(views.networkOverlap, 'Overlap Index')).not.toContain('average');
    expect(wordsOf(views.showAgeIndex, 'Index').match(/100 is/g)).toHaveLength(1);
  });

  it('says of what is no metric what it counts, and from how many on there is a figure', () => {
    const wordsOf = (view: 'gemReport' | 'showEmotionIndex' | 'anticipationTrackerByDay', label: string) => {
      const facts = { sampleSize: 64, effectiveSampleSize: null, dataThrough: '2024-05-31', panel: 'Total' as const };
      const asked = { ...facts, filters: [], range: { from: null, to: '2024-05-31' }, edition: 7, recipe: 3 };
      const { columns } = aboutOf(views[view], asked, {}, [], new Date('2024-06-01T10:00:00Z'));
      return columns.find(([name]) => name === label)?.[1];
    };
    expect(wordsOf('gemReport', 'Respondents')).toMatch(/^Answer sheets about the program/);
    expect(wordsOf('showEmotionIndex', 'Sample')).toMatch(/before weighting; there is an index from 50 on/);
    expect(wordsOf('anticipationTrackerByDay', 'Days From Release')).toMatch(
      /after the release of the title the day is; before it below 0/,
    );
  });

  it('says on its second sheet what it is: source, filters, dates, people, edition, and every column', async () => {
    const facts = {
      ...{ sampleSize: 64, effectiveSampleSize: 41.2, dataThrough: '2024-05-31', panel: 'Balanced' as const },
      filters: [{ id: 'country' as const, op: 'is' as const, values: ['US'], join: 'or' as const }],
      ...{ range: { from: '2024-05-02', to: '2024-05-31' }, edition: 7, recipe: 3 },
    };
    const day = new Date('2024-06-01T10:00:00Z');
    const about = aboutOf(views.showSummary, facts, {}, ['The first 10,000 rows at most.'], day);
    const file = xlsxStream(views.showSummary, from([showRow('A', 0.1)]), source, about);
    const [, sheet, ...others] = (await readXlsx(new Uint8Array(await buffer(file)))).sheets;
    expect([sheet?.name, others]).toEqual(['About', []]);
    const rows = new Map(sheet?.rows.map(([label, words]) => [label, words]));
    expect(sheet?.rows[0]).toEqual(['Source', 'CVM Insights, Show Ranker']);
    expect(rows.get('Filters')).toBe('Country is United States.');
    expect(rows.get('Dates')).toBe('May 02, 2024 to May 31, 2024.');
    expect(rows.get('People')).toBe('N = 64 viewers before weighting, effective base 41; figures are weighted.');
    expect(sheet?.rows.flat()).toContain(
      'Small sample. Fewer than 100 people of equal weight are behind these figures: read them with care.',
    );
    expect(rows.get('Rows')).toBe('The first 10,000 rows at most.');
    expect(rows.get('Data')).toBe('Data through May 31, 2024. Edition 7, definitions 3.');
    // The data are those of the definitions that questions follow.
    expect(sheet?.rows.flat().join()).not.toContain('derived by');
    expect(rows.get('Made on')).toBe('June 01, 2024');
    expect(rows.get('Viewers')).toBe('Distinct members with a view.');
  });

  it('has its source on as many lines as that takes over the columns of a sheet of paper', async () => {
    const long = `${source} ${'Genre is Drama, Comedy or Thriller. '.repeat(9)}`;
    const read = async (count: number) => {
      const columns = Array.from({ length: count }, (_, place): Column => {
        const [name, label] = [`n${place}`, `Figure ${place}`];
        return { name, label, type: 'integer', format: 'count' };
      });
      const file = xlsxStream({ title: 'Wide', columns }, from([]), long);
      const [sheet] = (await readXlsx(new Uint8Array(await buffer(file)), { readStyles: true })).sheets;
      const { wrapText } = sheet?.cells?.get('0,0')?.style?.alignment ?? {};
      return [sheet?.rows[0]?.[0], sheet?.merges?.[0], sheet?.rowDefs?.get(0)?.height, wrapText];
    };
    // Seven columns of 16 characters; one, and eleven of 9 beside it. Four lines either way.
    const merged = (endCol: number) => ({ startRow: 0, startCol: 0, endRow: 0, endCol });
    expect(await read(40)).toEqual([long, merged(6), 60, true]);
    expect(await read(1)).toEqual([long, merged(11), 60, true]);
  });

  it('is as high as the words that wrap in it', async () => {
    const long = 'A heading of words that nobody could read on one line';
    const text = 'Words of a column that say more than one line of its sheet can hold. '.repeat(3);
    const column: Column = { name: 'long', label: long, type: 'integer', format: 'count' };
    const about = { facts: [['Source', 'A'] as const], columns: [['Long', text] as const, [long, ''] as const] };
    const file = xlsxStream({ title: 'Long', columns: [column] }, from([{ long: 1 }]), source, about);
    const [rows, words] = (await readXlsx(new Uint8Array(await buffer(file)), { readStyles: true })).sheets;
    // Five lines of 13 characters beside the button of the filter, two of 110, three of the 28 of a label.
    expect(rows?.rowDefs?.get(1)?.height).toBe(75);
    expect([3, 4].map((row) => words?.rowDefs?.get(row)?.height)).toEqual([30, 45]);
    expect(words?.cells?.get('4,0')?.style?.alignment?.wrapText).toBe(true);
    expect([rows?.rowDefs?.get(2)?.height, words?.rowDefs?.get(0)?.height]).toEqual([undefined, undefined]);
  });

  it('is printed on the width of one sheet that lies, unless nobody could read it there', async () => {
    const column: Column = { name: 'n', label: 'N', type: 'integer', format: 'count' };
    const pageOf = async (count: number) => {
      const columns = Array.from({ length: count }, (_, place) => ({ ...column, name: `n${place}` }));
      const file = xlsxStream({ title: 'Wide', columns }, from([]), source);
      const [sheet] = (await readXlsx(new Uint8Array(await buffer(file)))).sheets;
      return sheet?.pageSetup;
    };
    expect(await pageOf(15)).toMatchObject({
      ...{ orientation: 'landscape', fitToPage: true, fitToHeight: 0, printTitlesRow: '$1:$2' },
    });
    expect((await pageOf(16))?.fitToPage).not.toBe(true);
  });

  it('goes on in a further sheet with its own header where one is full', async () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((name) => showRow(name, 0));
    const file = xlsxStream(views.showSummary, from(rows), source, undefined, 4);
    const { sheets } = await readXlsx(new Uint8Array(await buffer(file)));
    expect(sheets.map(({ name }) => name)).toEqual(['Show Ranker', 'About', 'Show Ranker (2)', 'Show Ranker (3)']);
    expect(sheets[1]?.rows).toEqual([['Source', source.replace('Source: ', '')]]);
    expect(
      sheets.flatMap(({ name, rows: [, , ...own] }) => (name === 'About' ? [] : own.map(([show]) => show))),
    ).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(sheets[2]?.rows[1]?.[0]).toBe('Show');
  });
});

describe('parquet', () => {
  const about = plainAbout(source);
  const parquet = async (
    view: Pick<ViewDefinition, 'title' | 'columns'>,
    rows: readonly Row[],
  ): Promise<ArrayBuffer> => {
    const bytes = await buffer(parquetStream(view, from(rows), source, about));
    return new Uint8Array(bytes).buffer;
  };
  const column = (type: ColumnType): Column => ({ name: `${type}|all`, label: type, type, format: 'text' });
  const ofEachType = {
    title: 'Types',
    columns: (['text', 'integer', 'number', 'date', 'time', 'boolean'] as const).map(column),
  };

  it('holds the values of an answer as what they are, by the names of an answer', async () => {
    const file = await parquet(views.showSummary, [showRow('=A', 0.0123), showRow('B', null)]);
    const [first, second] = await parquetReadObjects({ file });
    expect(first).toEqual({
      show: '=A',
      network: 'Blue, "North"',
      followers: 1234,
      viewers: 12.5,
      views: 40,
      viewshare: 0.0123,
      completion: 0.5,
      engagement: 1.25,
      viewersBase: 13,
    });
    expect(second).toMatchObject({ show: 'B', viewshare: null });
  });

  it('has days, moments and yes or no, and nothing where a value is unknown', async () => {
    const known = {
      'text|all': 'a',
      'integer|all': 3,
      'number|all': 0.5,
      'date|all': '1969-02-28',
      'time|all': '2024-05-31 23:30:01',
      'boolean|all': false,
    };
    const unknown = Object.fromEntries(Object.keys(known).map((name) => [name, null]));
    const read = await parquetReadObjects({ file: await parquet(ofEachType, [known, unknown]) });
    expect(read).toEqual([
      { ...known, 'date|all': new Date('1969-02-28'), 'time|all': new Date('2024-05-31T23:30:01Z') },
      unknown,
    ]);
  });

  it('says in its metadata what it is', async () => {
    const { key_value_metadata: said } = await parquetMetadataAsync(await parquet(views.showSummary, []));
    expect(said).toEqual([
      { key: 'source', value: source },
      { key: 'about', value: JSON.stringify(about) },
    ]);
  });

  it('goes on in a further group of rows where one is full, and has columns without rows', async () => {
    const rows = Array.from({ length: 20_001 }, (_, place) => showRow(`Show ${place}`, place));
    const file = await parquet(views.showSummary, rows);
    expect((await parquetMetadataAsync(file)).row_groups).toHaveLength(3);
    const read = await parquetReadObjects({ file });
    expect(read.map(({ viewshare }) => viewshare)).toEqual(rows.map((_, place) => place));
    const none = await parquetMetadataAsync(await parquet(views.showSummary, []));
    expect(none.schema.map(({ name }) => name)).toContain('viewshare');
  });

  it('holds fewer rows at a time of a table with many columns', async () => {
    const columns = Array.from({ length: 2_000 }, (_, place): Column => ({ ...column('number'), name: `c${place}` }));
    const rows = Array.from({ length: 1_001 }, (_, place): Row => ({ c0: place, c1999: -place }));
    const file = await parquet({ title: 'Wide', columns }, rows);
    const groups = (await parquetMetadataAsync(file)).row_groups;
    expect(groups.map(({ num_rows: count }) => Number(count))).toEqual([1_000, 1]);
    const read = await parquetReadObjects({ file, columns: ['c0', 'c1999'] });
    expect(read).toEqual(rows);
  });

  it('is no file at all where a value is of another type than its column', async () => {
    const wrong = { 'number|all': 'many' };
    await expect(parquet(ofEachType, [wrong])).rejects.toThrow('A value of the column number|all is not of its type');
    await expect(parquet(ofEachType, [{ 'date|all': 'soon' }])).rejects.toThrow('date|all');
  });
});

const files = {
  csv: csvStream,
  xlsx: xlsxStream,
  parquet: (view: ViewDefinition, rows: AsyncIterable<Row>) => parquetStream(view, rows, source, plainAbout(source)),
};

describe('a download that is broken off', () => {
  it.each(Object.values(files))('stops reading rows', async (stream) => {
    let stopped = false;
    async function* endless(): AsyncGenerator<Row> {
      try {
        for (;;) yield showRow('x'.repeat(200), 0.5);
      } finally {
        stopped = true;
      }
    }
    const file = stream(views.showSummary, endless(), source);
    for await (const chunk of file) if (chunk.length > 0) break;
    await expect.poll(() => stopped).toBe(true);
  });
});

describe('rows that fail on their way', () => {
  const cases = (['csv', 'xlsx', 'parquet'] as const).flatMap((type) =>
    [0, 1, 20_000].map((count) => ({ type, count })),
  );

  it.each(cases)('fail the $type file, $count rows before', async ({ type, count }) => {
    async function* failing(): AsyncGenerator<Row> {
      for (let row = 0; row < count; row++) yield showRow(`Show ${row}`, 0.5);
      throw new Error('one row too many');
    }
    await expect(buffer(files[type](views.showSummary, failing(), source))).rejects.toThrow('one row too many');
  });
});

describe('file names', () => {
  const day = new Date('2024-05-31T23:30:00Z');

  it('carry view, title and day, and nothing that a file system refuses', () => {
    expect(exportFileName('showSummary', 'Show Ranker', 'csv', day)).toBe('cvmi_showSummary_Show-Ranker_05312024.csv');
    const letters = exportFileName('showRating', `${'a'.repeat(79)}\u{20bb7}\u{20bb7}`, 'csv', day);
    expect(letters).toBe(`cvmi_showRating_${'a'.repeat(79)}\u{20bb7}_05312024.csv`);
    expect(attachment(letters)).toContain(`${'a'.repeat(79)}%F0%A0%AE%B7_05312024.csv`);
    expect(exportFileName('showRating', 'Glass Harbor: Part 2', 'xlsx', day)).toBe(
      'cvmi_showRating_Glass-Harbor-Part-2_05312024.xlsx',
    );
    const moment = new Date('2024-05-31T14:02:33Z');
    expect(exportFileName('crosstab', 'Report Builder', 'xlsx', moment, { withTime: true })).toBe(
      'cvmi_crosstab_Report-Builder_05312024_140233.xlsx',
    );
    expect(exportFileName('showRating', '../../etc/passwd', 'csv', day)).toBe(
      'cvmi_showRating_etc-passwd_05312024.csv',
    );
  });

  it('travel in a header whatever letters they hold', () => {
    expect(attachment('cvmi_Élan_ñ.csv')).toBe(
      `attachment; filename="cvmi_Elan_n.csv"; filename*=UTF-8''cvmi_%C3%89lan_%C3%B1.csv`,
    );
  });
});

describe('the source line', () => {
  it('says what was applied: filters, dates, panel, sample size, data date', () => {
    const facts = {
      sampleSize: 1234,
      effectiveSampleSize: 1009.6,
      dataThrough: '2024-05-31',
      panel: 'Balanced' as const,
      filters: [
        { id: 'country' as const, op: 'is' as const, values: ['US'], join: 'or' as const },
        { id: 'date' as const, op: 'is' as const, values: ['last 30 days'], join: 'or' as const },
        { id: 'show' as const, op: 'is' as const, values: ['7'], join: 'or' as const },
      ],
      range: { from: '2024-05-02', to: '2024-05-31' },
      recipe: 3,
    };
    expect(sourceLine(views.showSummary, facts, { show: { '7': 'Northwind' } })).toBe(
      'Source: CVM Insights, Show Ranker. Country is United States. Show is Northwind. Dates: May 02, 2024 to May 31, 2024. Panel is Balanced. N = 1,234 viewers before weighting, effective base 1,010; figures are weighted. Data through May 31, 2024.',
    );
    const total = { ...facts, effectiveSampleSize: null, panel: 'Total' as const };
    expect(sourceLine(views.showSummary, total, {})).toContain('Panel is Total. N = 1,234 viewers. Data through');
    expect(sourceLine(views.showRating, total, {})).toContain('N = 1,234 people who gave stars. ');
    expect(sourceLine(views.affinityAll, { ...total, sampleSize: 1 }, {})).toContain('N = 1 person. ');
    expect(sourceLine(views.showSummary, { ...total, untested: true }, {})).toContain(
      'N = 1,234 viewers. No difference was looked for: fewer than 30 people are on one side of the comparison. Data through',
    );
    const platform = { id: 'platform' as const, op: 'is' as const, values: ['Lanternbox'], join: 'or' as const };
    expect(sourceLine(views.actorSummary, { ...total, filters: [platform] }, {})).toContain(
      'Platform is Lanternbox. Platform does not narrow Share of Votes or Votes. Dates:',
    );
    const titles = [views.showCountryFollowerIndex, views.showCountryIndex, views.actorAgeIndex, views.networkAgeIndex];
    expect(titles.map((view) => sourceLine(view, total, {}).split('. ')[0])).toEqual([
      'Source: CVM Insights, Country Index of Followers',
      'Source: CVM Insights, Country Index of Viewers',
      'Source: CVM Insights, Age of Fans',
      "Source: CVM Insights, Viewer's Age",
    ]);
  });
});
