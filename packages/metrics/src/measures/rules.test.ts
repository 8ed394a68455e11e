import type { Query, ViewId } from '@cvm/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, goldenEdition } from '../testing/golden.ts';

const facts = { ...goldenEdition, rollups: [] };
const place = { database: 'db', stageDatabase: 'stage', dataThrough: goldenEdition.dataThrough };

/** The statements of the shape over the facts and of the rollup, as the code has them after its records were replaced. */
const statements = async (
  view: ViewId,
  rollup: 'title_binges' | 'title_engagement_days',
): Promise<readonly string[]> => {
  const { compile, derive } = await import('../index.ts');
  const query: Query = { view, clauses: [], sorts: [] };
  const { rows } = compile(query, everything, facts);
  return [rows.sql, derive(rollup, place, { of: '1', days: () => '1' })];
};

const withRecords = (records: object): void => {
  vi.doMock('@cvm/contract', async (original) => ({ ...(await original<object>()), ...records }));
};

describe('a rule of a metric', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.doUnmock('@cvm/contract');
    vi.resetModules();
  });

  it('of binges stands once: another number of episodes or hours changes the shape and the rollup alike', async () => {
    const before = await statements('bingeReport', 'title_binges');
    expect(before[0]).toContain('range between 86400 preceding');
    expect(before[0]).toContain('episodes >= 4');
    expect(before[1]).toContain('<= 86400');
    expect(before[1]).toContain('length(x.3) >= 4');
    vi.resetModules();
    withRecords({ bingeRule: { episodes: 7, hours: 10 } });
    const after = await statements('bingeReport', 'title_binges');
    const expected = (text = '') => text.replaceAll('86400', '36000').replaceAll('episodes >= 4', 'episodes >= 7');
    expect(after[0]).toBe(expected(before[0]));
    expect(after[1]).not.toContain('86400');
    expect(after[1]).toContain('<= 36000');
    expect(after[1]).toContain('length(x.3) >= 7');
    expect(after[1]).toContain('arraySlice(times, 7)');
  });

  it('of engagements stands once: other points change the shape and the rollup alike', async () => {
    const before = await statements('showSummary', 'title_engagement_days');
    for (const text of before) expect(text).toContain("if(image_url != '' or screencap_id != '', 3, 2)");
    vi.resetModules();
    withRecords({
      engagementPoints: { reactions: 11, ratings: 12, character_votes: 13, comments: 14 },
      picturePoints: 15,
    });
    const [shape, rollup] = await statements('showSummary', 'title_engagement_days');
    for (const [fact, points] of [
      ['reactions', '11'],
      ['ratings', '12'],
      ['character_votes', '13'],
      ['comments', "if(image_url != '' or screencap_id != '', 15, 14)"],
    ]) {
      expect(shape).toContain(`${points} as points, '${fact}' as fact`);
      expect(rollup).toMatch(
        new RegExp(`toInt64\\(${points?.replaceAll(/[()]/g, '\\$&')}\\) \\* 1 as points.*\nfrom db.${fact} where`),
      );
    }
  });

  it('of a part stands once: counted otherwise, shapes and cross-tab count it otherwise', async () => {
    const { metricParts } = await import('@cvm/contract');
    vi.resetModules();
    withRecords({ metricParts: { ...metricParts, votes: { ...metricParts.votes, counts: 'members' } } });
    const { compile, compileCrosstab } = await import('../index.ts');
    const shape = compile(
      { view: 'actorFanFavoriteVotes', clauses: [{ id: 'actor', op: 'is', values: ['70'], join: 'or' }], sorts: [] },
      everything,
      facts,
    ).rows.sql;
    const { crosstabBodySchema } = await import('@cvm/contract');
    const body = crosstabBodySchema.parse({
      view: 'crosstab',
      fields: ['crosstab.genre', 'crosstab.character_vote_count'],
    });
    const crosstab = compileCrosstab(body, everything, facts, ['1', '2']).rows.sql;
    for (const text of [shape, crosstab]) {
      expect(text).toContain('uniqExact(member) as votes');
      expect(text).not.toContain('count() as votes');
    }
  });
});
