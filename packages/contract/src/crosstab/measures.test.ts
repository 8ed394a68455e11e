import { describe, expect, it } from 'vitest';
import { percentages } from '../format/format.ts';
import { metricDefinitions } from '../metrics/definitions.ts';
import { measureDefinition, measureNames, measures } from './measures.ts';
import { columnOf } from './query.ts';

describe('a measure of the cross-tab', () => {
  it.each(measureNames)('%s reads label, format and meaning of its metric, and writes none of them again', (name) => {
    const record: { readonly metric: keyof typeof metricDefinitions; readonly called?: string } = measures[name];
    const { label, format } = metricDefinitions[record.metric];
    expect(record.called).not.toBe(label);
    // Percentages have two decimals in the report builder (3-reports-and-admin section 5).
    const shown = percentages.includes(format) ? 'share' : format;
    expect(columnOf(name)).toMatchObject({ label: record.called ?? label, format: shown, metric: record.metric });
  });

  it('is computed from the facts that the parts of its metric are counted in', () => {
    expect(measureDefinition('view_count').facts).toEqual(['views']);
    expect(measureDefinition('total_follow_count').facts).toEqual(['following']);
    expect(measureDefinition('engagement_score').facts).toEqual([
      'reactions',
      'ratings',
      'character_votes',
      'comments',
      'views',
    ]);
    for (const name of measureNames) expect([name, measureDefinition(name).facts.length > 0]).toEqual([name, true]);
  });

  it('shows nobody as 0 and a quotient of nothing as unknown', () => {
    const empty = (value: 0 | null) => measureNames.filter((name) => measureDefinition(name).empty === value);
    expect(empty(null)).toEqual([
      'binge_rate',
      'view_share_by_row',
      'view_share_by_column',
      'viewer_share_by_row',
      'viewer_share_by_column',
      'follow_growth_rate',
      'engagement_score',
      'average_rating',
      'character_vote_share',
    ]);
  });
});
