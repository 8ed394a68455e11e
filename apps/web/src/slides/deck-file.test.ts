import type { Clause, Row } from '@cvm/contract';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { charactersFigure } from '../charts/prepare/characters-figure.ts';
import { totalFollowersFigure } from '../charts/prepare/followers-figure.ts';
import { indexFigure } from '../charts/prepare/index-figure.ts';
import { ratingsFigure } from '../charts/prepare/ratings-figure.ts';
import { characterVotesReport } from '../reports/character-votes.ts';
import type { SingleModule } from '../reports/model.ts';
import { type Ask, type Listing, moduleSlides, reportSlides } from '../reports/report-slides.ts';
import { showReport } from '../reports/show.ts';
import { emotions, feed, moments } from '../reports/title-modules.ts';
import { deckFile } from './deck-file.ts';
import type { Deck, Slide, SlideChart } from './model.ts';
import { figureSlides, reportCharts, slidesOf } from './slides-of.ts';

const facts = { sampleSize: 60, effectiveSampleSize: null, panel: 'Total' } as const;
const told = { section: 'Northwind · Audience', foot: 'N = 60 viewers · Total panel' };

const partsOf = async (slides: readonly Slide[]): Promise<ReadonlyMap<string, string>> => {
  const deck: Deck = { title: 'Northwind', subtitle: 'Show Report', source: 'Source: CVM Insights.', slides };
  const zip = await JSZip.loadAsync(await deckFile(deck));
  const names = Object.keys(zip.files).filter((name) => name.endsWith('.xml'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await zip.file(name)?.async('text')) ?? ''] as const)),
  );
};

/** The library counts the charts of all decks. */
const chartOf = (parts: ReadonlyMap<string, string>): string | undefined =>
  [...parts].find(([name]) => name.startsWith('ppt/charts/chart'))?.[1];

/** The numbers of a chart, as the program reads them: those of the first series. */
const numbersOf = (xml: string | undefined): number[] => {
  const [, values = ''] = /<c:val>(.*?)<\/c:val>/s.exec(xml ?? '') ?? [];
  return [...values.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text]) => Number(text));
};
const texts = (xml: string | undefined): string =>
  [...(xml ?? '').matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('|');

const ratings: readonly Row[] = [
  { rating: 5, votes: 30, share: 0.5 },
  { rating: 4, votes: 18, share: 0.3 },
  { rating: 3, votes: 12, share: 0.2 },
];

describe('a deck', () => {
  it('keeps the figures of a chart in its workbook, nobody as 0 and a gap empty', async () => {
    const kinds = ['bar', 'column', 'line', 'area', 'pie'] as const;
    for (const kind of kinds) {
      const chart: SlideChart = {
        ...{ kind, labels: ['Drama', 'Kids', 'News', 'Quiz'], axis: 'Viewers', colours: ['35709F'] },
        format: 'count',
        series: [{ name: 'Viewers', values: [12, 0, null, 1234.5] }],
      };
      const slides = slidesOf({ kind: 'chart', chart }, { ...told, title: 'Viewers', mark: null, notes: '' });
      const deck: Deck = { title: 'Northwind', subtitle: '', source: '', slides };
      const file = await JSZip.loadAsync(await deckFile(deck));
      const [workbook] = file.file(/embeddings\/.*\.xlsx$/);
      const book = await JSZip.loadAsync((await workbook?.async('uint8array')) ?? '');
      const sheet = (await book.file('xl/worksheets/sheet1.xml')?.async('text')) ?? '';
      const cells = [...sheet.matchAll(/<c r="B([2-5])"[^>]*><v>([^<]*)<\/v>/g)].map(([, , text]) => text);
      expect([kind, cells]).toEqual([kind, ['12', '0', '', '1234.5']]);
    }
  });

  it('sets a long title in a type that leaves the slide to its figures', async () => {
    const sizes = async (titles: readonly string[]) => {
      const words = titles.map((title) => ({ ...told, title, mark: null, notes: '' }));
      const parts = await partsOf(words.flatMap((one) => slidesOf({ kind: 'words', words: 'Nobody.' }, one)));
      return titles.map((_, place) => {
        const [, title = ''] =
          /type="title".*?<p:txBody>(.*?)<\/p:txBody>/s.exec(parts.get(`ppt/slides/slide${place + 2}.xml`) ?? '') ?? [];
        return Number(/sz="(\d+)"/.exec(title)?.[1]);
      });
    };
    const [short = 0, long = 0, longest = 0] = await sizes([
      'Northwind',
      'Northwind '.repeat(12),
      'Northwind '.repeat(30),
    ]);
    expect(short).toBe(2600);
    expect(long).toBeLessThan(short);
    expect(longest).toBeLessThan(long);
    // No longer than two lines, had it any place to break in the middle.
    const [unbroken = 0] = await sizes([`People ${'n'.repeat(43)} Also Watch... (1 of 3)`]);
    expect(unbroken).toBe(2600);
    const [inThree = 0] = await sizes([`People Who Follow ${'n'.repeat(43)} Also Watch... (1 of 3)`]);
    expect(inThree).toBeLessThan(unbroken);
  });

  it('leaves room for the figure of a bar down to the end of the axis, before the names of the bars', async () => {
    const axisOf = async (least: number) => {
      const chart: SlideChart = {
        ...{ kind: 'bar', labels: ['Happy', 'Sad'], axis: 'Index', colours: ['35709F'], format: 'index' },
        series: [{ name: 'Index', values: [178.8, least] }],
        scale: { base: 100, min: 50, max: 200, step: 50 },
      };
      const slides = slidesOf({ kind: 'chart', chart }, { ...told, title: 'Emotions', mark: null, notes: '' });
      const chartXml = chartOf(await partsOf(slides)) ?? '';
      return [/<c:min val="([^"]*)"/, /<c:max val="([^"]*)"/].map((part) => Number(part.exec(chartXml)?.[1]));
    };
    expect(await axisOf(51.9)).toEqual([0, 200]);
    expect(await axisOf(72.2)).toEqual([50, 200]);
  });

  it('says on every slide of a wide table what its rows are, by their numbers where too many columns do', () => {
    const table = (naming: number, figures: number) => {
      const names = Array.from({ length: naming }, (_, place) => `Name ${place + 1}`);
      const labels = [...names, ...Array.from({ length: figures }, (_, place) => `Figure ${place + 1}`)];
      const columns = labels.map((label, place) => ({ label, numeric: place >= naming }));
      return { naming, columns, rows: [labels.map((label) => `${label}a`), labels], totals: [labels] };
    };
    const parts = (naming: number, figures: number) =>
      slidesOf({ kind: 'table', table: table(naming, figures) }, { ...told, title: '', mark: null, notes: '' }).flatMap(
        ({ body }) => (body.kind === 'table' ? [body.table] : []),
      );
    const headings = (naming: number, figures: number) =>
      parts(naming, figures).map(({ columns }) =>
        columns.map(({ label }) => label.replace(/\w+ /, (word) => word[0] ?? '')),
      );
    expect(headings(2, 10)).toEqual([
      ['N1', 'N2', 'F1', 'F2', 'F3', 'F4', 'F5'],
      ['N1', 'N2', 'F6', 'F7', 'F8', 'F9', 'F10'],
    ]);
    expect(parts(2, 10)[1]?.rows[0]).toEqual(['Name 1a', 'Name 2a', ...[6, 7, 8, 9, 10].map((of) => `Figure ${of}a`)]);
    // What fits one slide stays as it is.
    expect(headings(6, 3)).toHaveLength(1);
    const [first, second] = parts(6, 6);
    expect(first?.columns.map(({ label }) => label)).toEqual(
      ['#', 'Name 1', 'Name 2', 'Name 3', ...['Name 4', 'Name 5', 'Name 6', 'Figure 1', 'Figure 2']].slice(
        0,
        first?.columns.length,
      ),
    );
    expect(second?.columns.map(({ label }) => label).slice(0, 4)).toEqual(['#', 'Name 1', 'Name 2', 'Name 3']);
    expect(second?.rows.map(([number]) => number)).toEqual(['1', '2', '']);
  });

  it('cuts long texts of a table to one line, and gives its slides as many columns each', async () => {
    const label = (place: number) => ({ label: place === 0 ? 'Comment' : `Figure ${place}`, numeric: place > 0 });
    const columns = Array.from({ length: 10 }, (_, place) => label(place));
    const row = columns.map((_, place) => (place === 0 ? 'So long that it would take four lines. '.repeat(4) : '1'));
    const slides = slidesOf(
      { kind: 'table', table: { columns, rows: [row] } },
      { ...told, title: 'Comments', mark: null, notes: '' },
    );
    const parts = await partsOf(slides);
    expect(texts(parts.get('ppt/slides/slide2.xml'))).toMatch(
      /Figure 1\|.*Figure 5\|So long that [^|]{20,70}\.\.\.\|1/,
    );
    expect(texts(parts.get('ppt/slides/slide3.xml'))).toMatch(/Comment\|Figure 6\|Figure 7\|Figure 8\|Figure 9\|/);
  });

  it('cuts no figure and no day of a table for the sake of a text', async () => {
    const columns = ['Date', 'Comment', 'Likes', 'Replies', 'Shares'].map((label) => ({
      label,
      numeric: !['Date', 'Comment'].includes(label),
    }));
    const more = ['Emotions', 'Character'].map((label) => ({ label, numeric: false }));
    const words = 'So long that it would take four lines. '.repeat(4);
    const figures = ['11-12-2026 12:00', words, '2,147,483,647', '1,204', '1,234,567'];
    const slides = slidesOf(
      { kind: 'table', table: { columns: [...columns, ...more], rows: [[...figures, words, words]] } },
      { ...told, title: 'Comments', mark: null, notes: '' },
    );
    const shown = texts((await partsOf(slides)).get('ppt/slides/slide2.xml'));
    for (const figure of figures.filter((one) => one !== words)) expect(shown).toContain(`|${figure}|`);
  });

  it('holds the figures of an answer in a chart of the program, under the sentence of the module', async () => {
    const figure = ratingsFigure('showRating')(ratings, facts);
    if (figure === null) throw new Error('There is a figure.');
    const parts = await partsOf(figureSlides(figure, told));
    const drawn = figure.chart.bars.map(({ value }) => value);
    expect(numbersOf(chartOf(parts))).toEqual(drawn);
    expect(drawn.toSorted()).toEqual([0, 0, 0.2, 0.3, 0.5].slice(-drawn.length));
    const slide = texts(parts.get('ppt/slides/slide2.xml'));
    expect(slide).toContain(`${figure.headline.value} ${figure.headline.label}`);
    expect(slide).toContain('Small sample');
    expect(slide).toContain('N = 60 viewers · Total panel');
    expect(slide).toContain('Source: CVM Insights.');
    expect(parts.get('ppt/slides/slide2.xml')).toContain('type="title"');
  });

  it('writes the share of a group with its index beside its name, pale where chance may have made the difference', async () => {
    const row = { ...{ age: '18-24', index: 1.432, viewers: 40, share: 0.4, base: 60, differs: 'above' } };
    const rows = [row, { ...row, age: '25-29', index: 0.9, share: 0.6, differs: null }];
    const figure = indexFigure('showAgeIndex', 'age', 'viewers')(rows, facts);
    if (figure === null) throw new Error('There is a figure.');
    const [slide] = figureSlides(figure, told);
    // What stands on a slide is said, and what does not is not.
    expect(slide?.foot).toBe(`${told.foot} · Blue: Above average, Orange: Below average`);
    expect(slide?.body).toMatchObject({ chart: { axis: 'Share of viewers', series: [{ name: 'Share of viewers' }] } });
    const parts = await partsOf(figureSlides(figure, told));
    const chart = chartOf(parts);
    expect(numbersOf(chart).filter(Boolean).toSorted()).toEqual([0.4, 0.6]);
    for (const label of ['18-24 (Index 143.2)', '25-29 (Index 90.0)']) expect(chart).toContain(label);
    const colours = [...(chart ?? '').matchAll(/<c:dPt>.*?srgbClr val="(\w+)"/gs)].map(([, colour]) => colour);
    expect(new Set(colours).size).toBeGreaterThan(1);
  });

  it('draws what happened over a chart by day, names at lines and the others as signs', async () => {
    const rows = ['01', '02', '03', '04'].map((day, place) => ({
      ...{ date: `2026-01-${day}`, newFollowers: place, totalFollowers: 10 + place },
    }));
    const figure = totalFollowersFigure('showAnticipationFollowers')(rows, facts);
    if (figure === null) throw new Error('There is a figure.');
    const marks = [
      { day: '2025-12-31', name: 'Trailer', text: 'Trailer' },
      { day: '2026-01-01', name: 'Premiere', text: 'Premiere' },
      { day: '2026-01-03', name: null, text: 'S1 | E2' },
    ];
    const [slide, ...others] = figureSlides({ ...figure, chart: { ...figure.chart, marks } }, told);
    expect(slide?.body).toMatchObject({
      chart: {
        marks: [
          { place: 0, name: 'Premiere' },
          { place: 2, name: null },
        ],
      },
    });
    expect(others).toEqual([]);
    const parts = await partsOf(slide === undefined ? [] : [slide]);
    const drawn = parts.get('ppt/slides/slide2.xml') ?? '';
    expect(texts(drawn)).toContain('Premiere');
    expect(texts(drawn)).not.toContain('Trailer');
    expect(drawn.match(/prst="triangle"/g)).toHaveLength(1);
    expect(drawn.match(/prst="line"/g)).toHaveLength(1);
    // The marks are where the plot is said to be.
    expect(chartOf(parts)).toContain('layoutTarget val="inner"');
  });

  it('is made by the product, not by its library', async () => {
    const core = (await partsOf([])).get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:creator>CVM Insights</dc:creator>');
    expect(core).toContain('<dc:subject>Show Report</dc:subject>');
    expect(core).not.toContain('PptxGenJS');
  });

  it('splits a long table, and says which part a slide is and how many rows have none', async () => {
    const rows = Array.from({ length: 130 }, (_, place) => [`Episode ${place + 1}`, 'Suppressed']);
    const columns = [
      { label: 'Episode', numeric: false },
      { label: 'Viewers', numeric: true },
    ];
    const slides = slidesOf(
      { kind: 'table', table: { columns, rows } },
      { ...told, title: 'Episodes', mark: null, notes: '' },
    );
    expect(slides.map(({ title }) => title).slice(0, 2)).toEqual(['Episodes (1 of 10)', 'Episodes (2 of 10)']);
    const parts = await partsOf(slides);
    expect(texts(parts.get('ppt/slides/slide3.xml'))).toContain('Episode|Viewers|Episode 13|Suppressed|');
    expect(texts(parts.get('ppt/slides/slide3.xml'))).toContain('The first 120 of 130 rows');
  });

  it('has no slice of a figure below 0, which programs draw as if it stood above', () => {
    const [pie] = reportCharts({
      ...{ kind: 'pie', measures: ['Change'], labels: ['Drama', 'Comedy'], width: null, height: 438 },
      ...{ summary: '', notes: [], highest: null },
      series: [
        { label: 'Change', format: 'count', axis: 0, values: [10, -4], missing: ['--', '--'], people: [30, 30] },
      ],
      axes: [{ label: 'Change', format: 'count' }],
    });
    expect(pie?.series).toEqual([{ name: 'Change', values: [10, null] }]);
  });

  it('gives figures of two units a slide each', () => {
    const charts = reportCharts({
      ...{
        kind: 'column',
        measures: ['Viewers', 'Binge Rate'],
        labels: ['Drama', 'Comedy'],
        width: null,
        height: 438,
        summary: '',
        notes: [],
        highest: null,
      },
      series: [
        { label: 'Viewers', format: 'count', axis: 0, values: [10, null], missing: ['--', '--'], people: [10, null] },
        { label: 'Binge Rate', format: 'rate', axis: 1, values: [0.25, 0.5], missing: ['--', '--'], people: [10, 12] },
      ],
      axes: [
        { label: 'Viewers', format: 'count' },
        { label: 'Binge Rate', format: 'rate' },
      ],
    });
    expect(charts.map(({ axis, series }) => [axis, series[0]?.values])).toEqual([
      ['Viewers', [10, null]],
      ['Binge Rate', [0.25, 0.5]],
    ]);
  });
});

describe('a module', () => {
  const [module] = showReport.tabs[1]?.modules ?? [];
  if (module === undefined || module.kind === 'choice') throw new Error('The tab begins with a figure.');
  const listing: Listing = {
    sorted: [],
    moments: 'activityCount',
    emotionsOf: undefined,
    feed: { selection: [], sorts: [{ column: 'numEngagements', direction: 'desc' }] },
  };
  const asked = {
    ...{
      module,
      clauses: [],
      filtered: false,
      section: 'Northwind',
      realOnly: false,
      order: 'own' as const,
      marks: [],
      axis: null,
      names: {},
      listing,
    },
    head: {
      ...{
        id: '1',
        name: 'Northwind',
        heading: 'Northwind',
        picture: null,
        status: null,
        facts: [],
        overview: null,
        released: null,
      },
      aired: true,
    },
  };
  const meta = {
    ...{ view: module.view, rows: 0, dataThrough: '2024-05-31', panel: 'Total' as const, elapsedMs: 1, filters: [] },
    ...{ sampleSize: null, effectiveSampleSize: null, range: { from: null, to: '2024-05-31' }, edition: 1, recipe: 1 },
  };

  it('that is kept back says so in the words of the screen', () => {
    const data = { rows: [], meta: { ...meta, suppressed: { minimumBase: 10 } } };
    expect(moduleSlides(asked, { blocked: false, data }).map(({ body }) => body)).toEqual([
      { kind: 'words', words: expect.stringMatching(/^Fewer than 10 people\. So few are not told apart/) },
    ]);
  });

  it('that lists comments begins with what tells them apart, all figures of one on its slide', () => {
    const comment = { title: 'Northwind', date: '2024-05-30 10:00:00', text: 'Ha', numLikes: 130, numEngagements: 142 };
    const slides = moduleSlides(
      { ...asked, module: feed },
      { blocked: false, data: { rows: [comment], meta: { ...meta, view: 'reactionFeed' } } },
    );
    expect(slides).toMatchObject([
      {
        title: 'Reactions of Northwind',
        notes: 'Engagements: Likes, replies and shares together.',
        body: {
          table: {
            columns: [{ label: 'Date' }, { label: 'Comment' }, ...Array(5).fill({}), { label: 'Shares' }, {}],
            rows: [['05-30-2024 10:00', 'Ha', '--', '--', '--', '130', '--', '--', '142']],
          },
        },
      },
    ]);
  });

  it('keeps words and figures in their place behind a name that is read from right to left', () => {
    const [title, character] = ['מאה שנים', 'שרה'];
    const head = { ...asked.head, name: title, heading: title };
    const comments = Array.from({ length: 13 }, (_, place) => ({ date: '2024-05-30 10:00:00', numLikes: place }));
    const [first] = moduleSlides(
      { ...asked, head, module: feed },
      { blocked: false, data: { rows: comments, meta: { ...meta, view: 'reactionFeed' } } },
    );
    expect(first?.title).toBe(`Reactions of \u2068${title}\u2069 (1 of 4)`);
    const votes = [{ characterId: '1', characterName: character, votes: 12, votingPercent: 0.6 }];
    const figure = charactersFigure('showFavorites')(votes, facts);
    if (figure === null) throw new Error('There is a figure.');
    const [drawn] = figureSlides(figure, told);
    expect(drawn?.title).toBe(`\u2068${character}\u2069 60.00% of all character votes`);
  });

  it('that lists moments begins with the hottest, and each with where it is', () => {
    const moment = (id: string, episodeSort: number, activityCount: number) => ({
      ...{ screencapId: id, episodeSort, seasonEpisodeLabel: `S1 | E${episodeSort}`, activityCount },
      ...{ screencapEpisodeProgress: 0.5, memeCount: 1 },
    });
    const rows = [moment('a', 1, 3), moment('b', 2, 90)];
    const data = { rows, meta: { ...meta, view: 'hottestMoments' } };
    const [slide] = moduleSlides({ ...asked, module: moments }, { blocked: false, data });
    expect(slide?.body).toMatchObject({
      table: {
        columns: [{ label: 'Episode' }, { label: 'Progress' }, { label: 'Engagements' }, { label: 'Memes' }],
        rows: [
          ['S1 | E2', '50.0%', '90', '1'],
          ['S1 | E1', '50.0%', '3', '1'],
        ],
      },
    });
  });

  it('of emotions is about the episode that the page shows, and says which one', () => {
    const felt = (episodeSort: number | null, emotion: string, index: number | null) => ({
      ...{ episodeString: episodeSort === null ? null : `S1 | E${episodeSort - 10_000}`, episodeSort, emotion },
      ...{ emotionName: emotion, emotionPercent: 0.5, emotionCount: 60, sampleCount: 60, index, genres: 'Comedy' },
    });
    const rows = [felt(null, 'sad', 80), felt(10_001, 'tense', 140), felt(10_002, 'bored', null)];
    const module = emotions('showEmotionIndex');
    const of = (emotionsOf: string | undefined) => {
      const data = { rows, meta: { ...meta, view: module.view } };
      const [slide] = moduleSlides({ ...asked, module, listing: { ...listing, emotionsOf } }, { blocked: false, data });
      return slide?.body.kind === 'chart' ? [slide.section, slide.body.chart.labels] : [slide?.title];
    };
    expect(of(undefined)).toEqual(['Northwind · Emotion Index', ['sad']]);
    expect(of('10001')).toEqual(['Northwind · Emotion Index of S1 | E1', ['tense']]);
    // Below the least that an index needs; and one that there is not.
    expect(of('10002')).toEqual(['Emotion Index of S1 | E2']);
    expect(of('10009')).toEqual(of(undefined));
  });

  it('that lists moments or rows of a table has them in the order of the page', () => {
    const moment = (id: string, activityCount: number, memeCount: number) => ({
      ...{ screencapId: id, episodeSort: 1, seasonEpisodeLabel: id, activityCount, memeCount },
      screencapEpisodeProgress: 0.5,
    });
    const first = (module: SingleModule, rows: readonly Row[], how: Partial<Listing>) => {
      const data = { rows, meta: { ...meta, view: module.view } };
      const [slide] = moduleSlides({ ...asked, module, listing: { ...listing, ...how } }, { blocked: false, data });
      return slide?.body.kind === 'table' ? slide.body.table.rows[0]?.[0] : undefined;
    };
    const overview = showReport.tabs[2]?.modules.find(({ id }) => id === 'overview');
    if (overview?.kind !== 'table') throw new Error('The report lists its episodes.');
    const [a, b] = [moment('a', 90, 1), moment('b', 3, 7)];
    expect(first(moments, [a, b], {})).toBe('a');
    expect(first(moments, [a, b], { moments: 'memeCount' })).toBe('b');
    const episode = (episodeString: string, episodeSort: number, viewers: number) => ({
      ...{ episodeString, episodeSort, viewers, engagers: 1, ratings: 1, characterVotes: 1, engagements: 1 },
      engagementScore: 1,
    });
    const [one, two] = [episode('S1 | E1', 10_001, 30), episode('S1 | E2', 10_002, 60)];
    expect(first(overview, [one, two], {})).toBe('S1 | E1');
    expect(first(overview, [one, two], { sorted: ['engagementRawTotals:viewers desc'] })).toBe('S1 | E2');
  });

  it('that lists comments asks for the first of them alone, narrowed and ordered as the page is, and says of how many', async () => {
    const comment = { title: 'Northwind', date: '2024-05-30 10:00:00', text: 'Ha', numLikes: 130, numEngagements: 142 };
    const about: Clause = { id: 'show', op: 'is', values: ['1'], join: 'or' };
    const narrowed: Clause = { id: 'characters', op: 'is', values: ['11'], join: 'or' };
    const calls: Parameters<Ask>[] = [];
    const deck = await reportSlides(
      {
        ...{ report: showReport, head: asked.head, about, glance: null, texts: [], kinds: ['show'], realOnly: false },
        tabs: showReport.tabs.filter(({ id }) => id === 'engagement'),
        order: 'own',
        listing: { ...listing, feed: { selection: [narrowed], sorts: [{ column: 'date', direction: 'desc' }] } },
        facts: { dataThrough: '2024-05-31', recipe: 1 },
      },
      async (view, clauses, options) => {
        calls.push([view, clauses, options]);
        const rows: Row[] =
          view === 'reactionFeed'
            ? [comment]
            : view === 'reactionCharacters'
              ? [{ what: 'Ada', characterIds: '11', count: 2 }]
              : [];
        const filters = view === 'reactionFeed' ? [about, narrowed] : [];
        return { blocked: false, data: { rows, meta: { ...meta, view, filters, rowsAll: 2200 } } };
      },
      () => undefined,
    );
    const ofFeed = calls.filter(([view]) => view === 'reactionFeed');
    expect(ofFeed).toEqual([
      ['reactionFeed', [about, narrowed], { sorts: [{ column: 'date', direction: 'desc' }], limit: 120 }],
    ]);
    const slide = deck.slides.find(({ title }) => title === 'Reactions of Northwind');
    expect(slide?.foot).toMatch(/^The first 1 of 2,200 by Date · Character is Ada · /);
  });

  it('that is told apart on screen by what it is chosen beside says it in its title', () => {
    const [characters] = (showReport.tabs[2]?.modules ?? []).flatMap((one) =>
      one.kind === 'choice'
        ? one.options.map(({ module }) => module).filter(({ id }) => id === 'episodeCharacters')
        : [],
    );
    if (characters === undefined) throw new Error('The report has characters by episode.');
    const rows = [{ seasonEpisodeLabel: 'S1 | E1', characterName: 'Ada', actorName: null, votes: 5, rank: 1 }];
    const slides = moduleSlides({ ...asked, module: characters }, { blocked: false, data: { rows, meta } });
    expect(slides.map(({ title }) => title)).toEqual(['Hottest Characters by Episode of Northwind']);
  });

  it('says of votes for characters that those who voted are behind them, as the screen does', () => {
    const [ranks] = (characterVotesReport.tabs[0]?.modules ?? []).filter(({ id }) => id === 'ranks');
    if (ranks === undefined || ranks.kind === 'choice') throw new Error('The report ranks characters by episode.');
    const rows = [{ episodeString: 'S1 | E1', episodeSort: 10001, characterName: 'Ada', votes: 5, voteRank: 1 }];
    const data = { rows, meta: { ...meta, view: ranks.view, sampleSize: 1234 } };
    const [slide] = moduleSlides({ ...asked, module: ranks }, { blocked: false, data });
    expect(slide?.foot).toContain('N = 1,234 people who voted');
  });

  it('says once what it is of', () => {
    const [affinity] = (showReport.tabs[3]?.modules ?? []).flatMap((one) =>
      one.kind === 'choice' ? one.options.map((option) => option.module) : [one],
    );
    if (affinity === undefined) throw new Error('The report ends with affinities.');
    const rows = [{ show: 'Ludo', showId: '2', network: null, networkId: null, overlap: 40, index: 1.2 }];
    const slides = moduleSlides({ ...asked, module: affinity }, { blocked: false, data: { rows, meta } });
    expect(slides.map(({ title }) => title)).toEqual(['People Who Watch Northwind Also Watch...']);
  });

  it('says once what it is of where its name is cut', () => {
    const [affinity] = (showReport.tabs[3]?.modules ?? []).flatMap((one) =>
      one.kind === 'choice' ? one.options.map((option) => option.module) : [one],
    );
    if (affinity === undefined) throw new Error('The report ends with affinities.');
    const rows = [{ show: 'Ludo', showId: '2', network: null, networkId: null, overlap: 40, index: 1.2 }];
    const heading = `${'N'.repeat(80)}...`;
    const head = { ...asked.head, name: 'N'.repeat(120), heading };
    const slides = moduleSlides({ ...asked, head, module: affinity }, { blocked: false, data: { rows, meta } });
    expect(slides.map(({ title }) => title)).toEqual([`People Who Watch ${heading} Also Watch...`]);
  });

  it('that is blocked says what the server says', () => {
    const [slide] = moduleSlides(asked, { blocked: true, message: 'Blocked report.' });
    expect(slide?.body).toEqual({ kind: 'words', words: 'Blocked report.' });
  });
});
