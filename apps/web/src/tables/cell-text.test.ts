import { type Column, columnOf, type Meta, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { cellHint, cellText } from './cell-text.ts';

const column = (name: string): Column => {
  const found = viewDefinition('showSummary').columns.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

const meta = { view: 'showSummary', sampleSize: 12345, effectiveSampleSize: null, panel: 'Total' } as Meta;

describe('cells', () => {
  it('are written in the formats of their columns', () => {
    expect(cellText(column('followers'), 1234567)).toBe('1,234,567');
    expect(cellText(column('viewshare'), 0.0123456)).toBe('1.23%');
    expect(cellText(column('completion'), 0.456)).toBe('45.6%');
    expect(cellText(column('views'), null)).toBe('--');
    expect(cellText(column('views'), 0)).toBe('0');
  });

  it('cut titles over 100 characters and tell the full text on hover', () => {
    const long = 'x'.repeat(101);
    expect(cellText(column('show'), long)).toBe(`${'x'.repeat(100)}...`);
    expect(cellText(column('show'), 'x'.repeat(100))).toBe('x'.repeat(100));
    expect(cellHint(viewDefinition('showSummary'), column('show'), { show: long }, null)).toBe(long);
  });

  // "Titles in the columns movie, show, title and name longer than 100 characters" (1-foundation section 9).
  it('cut no title sooner, whatever its column is called, but beside an audience', () => {
    const isTitle = ({ link, lengthMax }: Column): boolean =>
      link !== undefined && lengthMax === undefined && (!('to' in link) || link.to === 'show' || link.to === 'movie');
    const titles = viewIds.flatMap((id) => viewDefinition(id).columns.filter(isTitle));
    expect(titles.length).toBeGreaterThan(15);
    const sooner = [...titles, columnOf('title'), columnOf('tv_show_name')].filter(
      (title) => cellText(title, 'x'.repeat(100)) !== 'x'.repeat(100),
    );
    expect(sooner.map(({ name }) => name)).toEqual([]);
  });

  it('cut other texts at 40 characters', () => {
    expect(cellText(column('network'), 'x'.repeat(41))).toBe(`${'x'.repeat(40)}...`);
    expect(cellText(column('network'), 'x'.repeat(40))).toBe('x'.repeat(40));
    expect(cellHint(viewDefinition('showSummary'), column('network'), { network: 'x'.repeat(41) }, null)).toBe(
      'x'.repeat(41),
    );
  });

  it('cut titles beside an audience at 35 characters, and write days of release with slashes', () => {
    const of = (view: 'affinityAll' | 'attributionTitle', name: string) => {
      const found = viewDefinition(view).columns.find((candidate) => candidate.name === name);
      if (found === undefined) throw new Error(name);
      return found;
    };
    expect(cellText(of('affinityAll', 'titleName'), 'x'.repeat(36))).toBe(`${'x'.repeat(35)}...`);
    expect(cellText(of('attributionTitle', 'releaseDate'), '2024-03-09')).toBe('03/09/2024');
    expect(cellText(of('attributionTitle', 'releaseDate'), null)).toBe('Unknown');
  });

  it('tell the exact value, the definition and who is behind all rows on hover', () => {
    expect(cellHint(viewDefinition('showSummary'), column('viewshare'), { viewshare: 0.0123456 }, meta)).toBe(
      'Share of Views: 1.23456%\nViews divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.\nAll inside the filters: N = 12,345 viewers',
    );
    expect(cellHint(viewDefinition('showSummary'), column('viewshare'), { viewshare: null }, meta)).toBeUndefined();
  });

  it('tell no viewers behind a count of followers, who need not have viewed anything', () => {
    const hint = cellHint(viewDefinition('showSummary'), column('followers'), { followers: 7 }, meta);
    expect(hint).toMatch(/^Followers: 7\n.*end of the range; of several titles together, any of them\.$/);
  });

  it('tell no voters behind a share of views, which is of everybody', () => {
    const view = viewDefinition('topPerformingTitles');
    const row = { viewShare: 0.05, affinityIndex: 4.7 };
    const lastOf = (name: string) => {
      const found = view.columns.find((one) => one.name === name);
      if (found === undefined) throw new Error(name);
      return cellHint(view, found, row, { ...meta, view: view.id, sampleSize: 421 })
        ?.split('\n')
        .at(-1);
    };
    expect(lastOf('affinityIndex')).toBe('N = 421');
    expect(lastOf('viewShare')).toMatch(/content filters left out\.$/);
  });

  it('tell of a count that no metric is what it counts', () => {
    const view = viewDefinition('gemReport');
    const found = view.columns.find(({ name }) => name === 'respondents');
    if (found === undefined) throw new Error('The report counts respondents.');
    expect(cellHint(view, found, { respondents: 140 }, { ...meta, view: view.id, sampleSize: null })).toBe(
      'Respondents: 140\nAnswer sheets about the program, each of which counts as one respondent; nobody is weighted.',
    );
  });

  it('tell in the balanced panel that N is of before weighting, and what all of them are worth', () => {
    const weighted = { ...meta, sampleSize: 1788, effectiveSampleSize: 1395.2, panel: 'Balanced' } as Meta;
    const row = { views: 320.14, completion: 0.4, viewers: 319.3, viewersBase: 322 };
    const lastOf = (name: string) =>
      cellHint(viewDefinition('showSummary'), column(name), row, weighted)?.split('\n').at(-1);
    expect(lastOf('views')).toBe('All inside the filters: N = 1,788 viewers before weighting, effective base 1,395');
    expect(lastOf('completion')).toBe('N = 322 viewers before weighting');
  });

  it('tell of an increase no viewers of other titles, of whom it is not', () => {
    const view = viewDefinition('trendingShows');
    const lastOf = (name: string) => {
      const found = view.columns.find((one) => one.name === name);
      if (found === undefined) throw new Error(name);
      const row = { percentIncrease: 1.727, viewers: 90 };
      return cellHint(view, found, row, { ...meta, view: view.id, sampleSize: 6441 })
        ?.split('\n')
        .at(-1);
    };
    expect(lastOf('percentIncrease')).toMatch(/had 30 or more\.$/);
    expect(lastOf('viewers')).toBe('All inside the filters: N = 6,441 viewers');
  });

  it('write the sample size only above 0, with whom it counts', () => {
    const of = (sampleSize: number | null, view = 'affinityAll') =>
      cellHint(viewDefinition('showSummary'), column('views'), { views: 1 }, { ...meta, sampleSize, view })
        ?.split('\n')
        .at(-1);
    expect([of(1234), of(1234, 'networkSummary'), of(1234, 'actorSummary')]).toEqual([
      ...['N = 1,234', 'All inside the filters: N = 1,234 viewers', 'All inside the filters: N = 1,234 voters'],
    ]);
    expect(of(1234, 'crosstab')).toBe('All inside the filters: N = 1,234 people');
    expect([of(0), of(null)].map((last) => last?.startsWith('N ='))).toEqual([false, false]);
  });
});
