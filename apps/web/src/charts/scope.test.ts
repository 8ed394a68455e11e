import { type Meta, parseFilters, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { sourceText } from '../views/source-text.ts';
import { reachText, scopeText } from './scope.ts';

const meta = (part: Partial<Meta> = {}): Meta => ({
  view: 'showCountryIndex',
  rows: 3,
  sampleSize: 12_345,
  effectiveSampleSize: null,
  dataThrough: '2026-11-15',
  panel: 'Total',
  elapsedMs: 1,
  filters: parseFilters(['show:31011']),
  range: { from: null, to: '2026-11-15' },
  edition: 1,
  recipe: 1,
  ...part,
});
const viewers = { count: 12_345, noun: 'viewers', effective: null, isSum: false };

describe('what a figure covers', () => {
  it('is its sample, its filters but the title itself, its days and its panel', () => {
    const view = viewDefinition('showCountryIndex');
    expect(scopeText(viewers, [], view, meta())).toBe(
      'N = 12,345 viewers · All time to November 15, 2026 · Total panel',
    );
    const filtered = meta({
      filters: parseFilters(['show:31011', 'country:US,CA', 'date:last 7 days']),
      range: { from: '2026-11-09', to: '2026-11-15' },
    });
    expect(scopeText(viewers, ['Top 25 of 143 countries.'], view, filtered)).toBe(
      'N = 12,345 viewers · Top 25 of 143 countries · Country is United States or Canada · November 09, 2026 to November 15, 2026 · Total panel',
    );
  });

  it('says what a page may be about where its names are known: nothing else says it there', () => {
    const view = viewDefinition('showSummary');
    const filtered = meta({ filters: parseFilters(['network:105,107', 'genre:Drama']) });
    expect(scopeText(viewers, [], view, filtered)).toContain('viewers · Genre is Drama · All time');
    const names = { network: { 105: 'Palisade Broadcast', 107: 'Lanternbox' } };
    expect(scopeText(viewers, [], view, filtered, names)).toContain(
      'viewers · Originating Network is Palisade Broadcast or Lanternbox · Genre is Drama · All time',
    );
  });

  it('says why nothing has grown where its days have no beginning', () => {
    const view = viewDefinition('moviesAnticipation');
    const none = { count: null, noun: 'movies', effective: null, isSum: false };
    const growth = 'Growth needs dates that begin on a day';
    expect(scopeText(none, [], view, meta({ view: view.id }))).toContain(growth);
    const range = { from: '2026-11-09', to: '2026-11-15' };
    expect(scopeText(none, [], view, meta({ view: view.id, range }))).not.toContain(growth);
    expect(scopeText(viewers, [], viewDefinition('showSummary'), meta())).not.toContain(growth);
  });

  it('says which figures a filter leaves alone', () => {
    const filtered = meta({ view: 'showSummary', filters: parseFilters(['platform:Lanternbox']) });
    const [followers, completion, engagement] = [
      'Platform does not narrow Followers',
      'Of Completion, Platform narrows the viewers alone',
      'Of Engagement Score, Platform narrows the views alone',
    ];
    expect(scopeText(viewers, [], viewDefinition('showSummary'), filtered)).toContain(
      `Platform is Lanternbox · ${followers} · ${completion} · ${engagement} · All time`,
    );
    expect(reachText(filtered)).toEqual([followers, completion, engagement]);
    const columns = [{ name: 'crosstab.emotion_count', label: 'Emotion Count' }];
    expect(reachText({ ...filtered, view: 'crosstab', columns })).toEqual(['Platform does not narrow Emotion Count']);
  });

  it('says that a panel is weighted', () => {
    const scope = scopeText(viewers, [], viewDefinition('showCountryIndex'), meta({ panel: 'Balanced' }));
    expect(scope).toContain('All time to November 15, 2026 · Balanced panel, weighted');
    // Once is enough.
    const starred = scopeText(
      viewers,
      ['* Weighted.'],
      viewDefinition('showCountryIndex'),
      meta({ panel: 'Balanced' }),
    );
    expect(starred).toMatch(/^N = 12,345 viewers · \* Weighted · .* · Balanced panel$/);
  });

  it('names the week and the week before of what rises, and the country, whatever the range is', () => {
    const view = viewDefinition('trendingShows');
    expect(scopeText(viewers, [], view, meta({ filters: parseFilters(['country:FR']) }))).toBe(
      'N = 12,345 viewers · Country is France · 7 days from November 09, 2026 to November 15, 2026, against the 7 days before, November 02, 2026 to November 08, 2026 · Total panel',
    );
  });

  it('names its source', () => {
    expect(sourceText(meta())).toBe('Source: CVM Insights. Data through November 15, 2026.');
    expect(sourceText(meta({ recipe: 2, dataRecipe: 1 }))).toBe(
      'Source: CVM Insights. Data through November 15, 2026. The loaded data were derived by version 1 of the definitions, and questions follow version 2: figures may fit neither until the next full load.',
    );
  });
});
