import { addDays, datePresets, parseFilters, type ViewId } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile/compile.ts';
import type { Statement } from '../compile/sql.ts';
import { everything, goldenEdition, restricted, smallEdition } from '../testing/golden.ts';
import type { Decision } from './decision.ts';
import { rollupNames } from './names.ts';

const decisions = (view: ViewId, filters: string[], edition = smallEdition): Decision[] => {
  const { rows, base, sample } = compile({ view, clauses: parseFilters(filters), sorts: [] }, everything, edition);
  return [rows, base, sample].flatMap((statement) => statement?.reads ?? []);
};

const chosen = (view: ViewId, filters: string[], edition = smallEdition): string[] => [
  ...new Set(
    decisions(view, filters, edition)
      .map(({ table }) => table)
      .sort(),
  ),
];

/** Why a rollup was refused where figures of titles were counted. */
const refused = (rollup: string, view: ViewId, filters: string[], edition = smallEdition): (string | undefined)[] =>
  decisions(view, filters, edition).map(({ refused: others }) => others().find((one) => one.rollup === rollup)?.why);

describe('the choice between rollups and facts', () => {
  it('takes the smallest table that has the answer', () => {
    expect(chosen('topPerformingShows', ['date:all time'])).toEqual(['audience_cells', 'title_totals']);
    expect(chosen('topPerformingShows', ['date:all time', 'age:18-24'])).toEqual(['audience_cells', 'cell_titles']);
    expect(chosen('topPerformingShows', ['date:last 31 days'])).toEqual([
      'audience_views',
      'audience_visits',
      'view_days',
    ]);
    expect(chosen('showAgeIndex', ['show:1104'])).toEqual(['audience_cells', 'title_cells']);
    expect(chosen('showAgeIndex', ['show:1104', 'date:last 31 days'])).toEqual(['audience_visits', 'title_view_days']);
    expect(chosen('bingeReport', ['date:last 31 days'])).toEqual([
      'audience_views',
      'audience_visits',
      'binges',
      'view_days',
    ]);
    expect(chosen('bingeReport', ['show:1104', 'date:last 31 days'])).toContain('title_binges');
    expect(chosen('showAgeFollowerIndex', ['show:1104'])).toEqual(['audience_cells', 'title_cells']);
  });

  it.each([7, 30, 60, 90, 365])('takes what is counted ahead for the last %i days of the data', (days) => {
    const range = `date:last ${days} days`;
    expect(chosen('topPerformingShows', [range])).toEqual(['preset_audiences', 'preset_titles']);
    expect(chosen('topPerformingShows', [range, 'age:18-24'])).toEqual(['preset_audiences', 'preset_cell_titles']);
    expect(chosen('showAgeIndex', ['show:1104', range])).toEqual(['preset_audiences', 'preset_title_cells']);
    expect(chosen('bingeReport', [range])).toEqual(['preset_audiences', 'preset_titles']);
    expect(chosen('affinityShows', ['show:1104', range])).toContain('preset_member_titles');
    const { dataThrough } = goldenEdition;
    const between = (first: string, last: string) => `date:${first} 00:00:00 to ${last} 23:59:59`;
    expect(chosen('topPerformingShows', [between(addDays(dataThrough, 1 - days), dataThrough)])).toEqual([
      'preset_audiences',
      'preset_titles',
    ]);
    const dayBefore = between(addDays(dataThrough, -days), addDays(dataThrough, -1));
    const byDay = days < 60 ? 'view_days' : 'view_weeks';
    expect(chosen('topPerformingShows', [dayBefore])).toEqual(['audience_views', 'audience_visits', byDay]);
  });

  it('takes pairs of titles for everybody who ever viewed one of the most viewed, and the titles of members for others', () => {
    const ofMembers = ['member_titles', 'title_totals'];
    const of = (...filters: string[]) => chosen('affinityShows', filters).filter((name) => !name.endsWith('cells'));
    expect(of('show:1104')).toEqual(['title_pairs', 'title_totals']);
    expect(of('show:1105')).toEqual(ofMembers);
    expect(of('show:1104|1105')).toEqual([...ofMembers, 'title_view_days']);
    expect(of('show:1104|1105|1106|1107')).toEqual(ofMembers);
    expect(of('show:1104', 'age:18-24')).toContain('member_titles');
    expect(of('show:1104', 'date:last 30 days')).toContain('preset_member_titles');
    expect(chosen('anticipationFollowerAffinity', ['show:1104'])).toContain('member_titles');
  });

  it('takes the actors of members for what voters ever voted for, and their votes over days or of titles that may be seen', () => {
    const asked = [
      ['actorFavorites', 'actor:70'],
      ['actorOverlap', 'show:1104'],
    ] as const;
    for (const [view, about] of asked) {
      expect(chosen(view, [about])).toContain('member_actors');
      expect(chosen(view, [about, 'age:18-24'])).toContain('member_actors');
      expect(refused('member_actors', view, [about, 'date:last 30 days'])).toContain('is of all time');
      const { rows } = compile({ view, clauses: parseFilters([about]), sorts: [] }, restricted, smallEdition);
      const why = rows.reads.flatMap(({ refused: others }) =>
        others().filter(({ rollup }) => rollup === 'member_actors'),
      );
      expect(why.map((one) => one.why)).toContain('is not told apart by title');
    }
  });

  describe('of ranges that are counted ahead', () => {
    const { dataThrough } = goldenEdition;
    const range = (days: number, endsBefore = 1): string => {
      const last = addDays(dataThrough, -endsBefore);
      return `date:${addDays(last, 1 - days)} 00:00:00 to ${last} 23:59:59`;
    };
    const of = (filters: string[], view: ViewId = 'topPerformingShows') => chosen(view, filters, goldenEdition);

    it('takes them for everybody who viewed a kind of titles, together and by what they are', () => {
      expect(of([range(31)])).toEqual(['audience_ranges', 'view_days']);
      expect(of(['show:1104', range(31)], 'showAgeIndex')).toEqual(['age_ranges', 'title_view_days']);
      expect(of(['movie:m-1', range(1)], 'movieCountryIndex')).toEqual(['country_ranges', 'title_view_days']);
      expect(of(['show:1104', range(400, 365)], 'showGenderIndex')).toEqual(['gender_ranges', 'title_view_days']);
    });

    it('leaves all others to the days, and says why', () => {
      const why = (filters: string[]) => refused('audience_ranges', 'topPerformingShows', filters, goldenEdition);
      expect(of([range(31), 'country:GB'])).toEqual(['audience_views', 'audience_visits', 'view_days']);
      expect(why([range(31), 'country:GB'])).toContain('is of everybody, and people are picked or weighed');
      expect(why([range(401)])).toContain('is of ranges of up to 400 days');
      expect(why(['date:all time'])).toContain('is of ranges of up to 400 days');
      expect(why([range(31, 366)])).toContain('is of ranges that end in the last 366 days of the data');
      expect(refused('audience_ranges', 'topPerformingShows', [range(31)])).toContain(
        'the edition has no audience_ranges',
      );
      expect(of(['show:1104', range(31)], 'affinityShows')).not.toContain('age_ranges');
    });
  });

  it('says of the days beside whole weeks where they are read', () => {
    const last = addDays(goldenEdition.dataThrough, -3);
    const range = `date:${addDays(last, -99)} 00:00:00 to ${last} 23:59:59`;
    expect(chosen('showSummary', [range])).toContain('view_weeks');
    expect(refused('view_days', 'showSummary', [range])).toContain('is read beside view_weeks alone');
  });

  it('has every range of the date menu counted ahead', () => {
    for (const { value } of datePresets) {
      const ahead = value === 'all time' ? ['audience_cells', 'title_totals'] : ['preset_audiences', 'preset_titles'];
      expect([value, chosen('topPerformingShows', [`date:${value}`])]).toEqual([value, ahead]);
    }
  });

  describe('of followers of all titles', () => {
    const { dataThrough } = goldenEdition;
    const endingBefore = (days: number) => {
      const last = addDays(dataThrough, -days);
      return `date:${addDays(last, -9)} 00:00:00 to ${last} 23:59:59`;
    };

    it('takes those at the end of the data, less what came after the range', () => {
      const tables = chosen('moviesAnticipation', [endingBefore(10)]);
      expect(tables).toEqual(['title_follow_days']);
      expect(chosen('showSummary', [endingBefore(10)])).toEqual(
        expect.arrayContaining(['engagement_days', 'follow_weeks', 'title_totals']),
      );
      expect(chosen('showSummary', [endingBefore(10), 'age:18-24'])).toEqual(
        expect.arrayContaining(['cell_titles', 'follow_days']),
      );
      expect(refused('title_follow_days', 'showSummary', [endingBefore(10)])).toContain('costs more than follow_weeks');
      expect(refused('follow_days', 'showSummary', [endingBefore(10)])).toContain('is read beside follow_weeks alone');
    });

    it('adds them up from the first day on where more days came after the range, and for few titles', () => {
      const young = [endingBefore(800), 'age:18-24'];
      expect(chosen('showSummary', young)).toContain('title_follow_days');
      expect(refused('follow_days', 'showSummary', young)).toContain('is of the last 730 days of the data');
      expect(chosen('showSummary', [endingBefore(800)])).toContain('follow_weeks');
      expect(chosen('showSummary', [endingBefore(10), 'show:1104'])).toContain('title_follow_days');
    });

    it('leaves followers at the end of the data to what is of all time', () => {
      expect(refused('follow_days', 'showSummary', ['date:all time'])).toContain(
        'is of days before the end of the data',
      );
    });
  });

  it('takes what is counted around releases, by stars and by character', () => {
    expect(chosen('anticipationOutcome', ['date:last 90 days'])).toEqual(['release_cells']);
    expect(chosen('moviesSummary', ['date:last 31 days'])).toContain('star_days');
    expect(chosen('moviesSummary', ['date:all time'])).toContain('title_stars');
    expect(chosen('moviesSummary', ['date:last 31 days', 'movie:m-1'])).not.toContain('star_days');
    expect(chosen('trendingActors', ['contentType:series'])).toEqual(['vote_days']);
    expect(chosen('actorSummary', ['date:all time'])).toEqual(['character_totals']);
    expect(chosen('actorSummary', ['date:all time', 'age:18-24'])).toEqual(['vote_days']);
  });

  it('asks one statement for the totals of a kind and for the sample of its viewers', () => {
    for (const filters of [['date:last 31 days'], ['date:last 31 days', 'country:US']]) {
      const query = { view: 'showSummary' as const, clauses: parseFilters(filters), sorts: [] };
      const { rows, sample } = compile(query, everything, goldenEdition);
      const asked = ({ sql, params }: Statement) => ({ sql, params });
      expect(rows.wholes.map(({ statement }) => asked(statement))).toContainEqual(sample && asked(sample));
    }
  });

  it('has followers at the end of the data from what is of all time', () => {
    expect(chosen('showAgeFollowerIndex', ['show:1104', 'date:last 30 days'])).toEqual([
      'audience_cells',
      'title_cells',
    ]);
  });

  it('weighs by cell in the balanced panel', () => {
    expect(chosen('topPerformingShows', ['date:all time', 'country:US'])).toEqual(['audience_cells', 'cell_titles']);
  });

  it('takes the facts for what no rollup carries', () => {
    expect(chosen('bingeReport', ['platform:Aurora+'])).toEqual(['title_totals', 'views']);
    expect(chosen('attributionPlatform', ['platform:Aurora+', 'date:last 30 days'])).toEqual(['platform_days']);
  });

  it('takes the facts alone in an edition without rollups, and says so', () => {
    const bare = { ...goldenEdition, rollups: [] };
    expect(chosen('topPerformingShows', ['date:all time'], bare)).toEqual(['views']);
    expect(refused('title_totals', 'showSummary', [], bare)).toContain('the edition has no title_totals');
    const compiled = compile({ view: 'showSummary', clauses: [], sorts: [] }, everything, bare);
    for (const name of rollupNames) expect(compiled.rows.sql).not.toMatch(new RegExp(`\\b${name}\\b(?! as \\()`));
  });

  it('says of every other rollup why it was refused', () => {
    const [first] = decisions('topPerformingShows', ['date:last 31 days']);
    expect(
      first
        ?.refused()
        .map(({ rollup }) => rollup)
        .sort(),
    ).toEqual(rollupNames.filter((name) => name !== first?.table).sort());
    const days = ['date:last 31 days'];
    expect(refused('title_totals', 'topPerformingShows', days)).toContain('is of all time');
    expect(refused('title_view_days', 'topPerformingShows', days)).toContain('costs more than view_days');
    expect(refused('preset_titles', 'topPerformingShows', days)).toContain('is of the last 7, 30, 60, 90, 365 days');
    expect(refused('platform_days', 'topPerformingShows', days)).toContain('carries no views');
    expect(refused('title_totals', 'topPerformingShows', ['date:all time', 'age:18-24'])).toContain(
      'is of everybody, and people are picked or weighed',
    );
    expect(refused('title_totals', 'bingeReport', ['platform:Aurora+'])).toContain('is not told apart by platform');
  });

  it('stands in the statement that reads the table, itself or in a whole, and nowhere else', () => {
    const tables = (filters: string[]) => {
      const { rows } = compile(
        { view: 'showSummary', clauses: parseFilters(filters), sorts: [] },
        everything,
        goldenEdition,
      );
      const sql = [rows, ...rows.wholes.map(({ statement }) => statement)].map((one) => one.sql).join('\n');
      return { sql, tables: rows.reads.map(({ table }) => table) };
    };
    for (const filters of [[], ['age:18-24'], ['date:last 30 days'], ['date:last 31 days'], ['platform:Aurora+']]) {
      const { sql, tables: read } = tables(filters);
      for (const name of rollupNames)
        expect([name, new RegExp(`\\b(from|join) ${name}\\b`).test(sql)]).toEqual([name, read.includes(name)]);
    }
  });

  it('is the same for the same question', () => {
    const query = { view: 'showSummary' as const, clauses: parseFilters(['country:US']), sorts: [] };
    const told = () => {
      const { rows, ...compiled } = compile(query, everything, goldenEdition);
      const reads = rows.reads.map((decision) => ({ ...decision, refused: decision.refused() }));
      return JSON.stringify([compiled, rows, reads]);
    };
    expect(told()).toBe(told());
  });
});
