import {
  crosstabBodySchema,
  type PublishedContent,
  publicationVersion,
  publishedContentSchema,
  publishedRowsMax,
  questionOf,
  reportVersion,
} from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { asksAlike, changedDefinitions, checkRows, keptDefinition, packedContent, readKept } from './content.ts';

const report = {
  view: 'crosstab' as const,
  ...{ fields: ['crosstab.genre', 'crosstab.viewer_count'], pivots: [], calculated: [], sorts: [], filters: [] },
  limit: null,
};

const contentWith = (rows: number, definitions = [keptDefinition('viewer_count')]): PublishedContent =>
  publishedContentSchema.parse({
    question: crosstabBodySchema.parse(questionOf(report)),
    scope: { limits: { country: ['GB', 'US'] }, kinds: ['show'], minimumBase: 10 },
    edition: { edition: 7, dataThrough: '2026-11-10', hasPopulation: false, loadedAt: '2026-11-11T03:00:00.000Z' },
    definitions,
    answer: {
      success: true,
      data: Array.from({ length: rows }, (_, row) => ({
        'crosstab.genre': `Genre ${row} \u00e9\u{1f600}`.padEnd(400, '.'),
        'crosstab.viewer_count': null,
        suppressed: ['crosstab.viewer_count'],
      })),
      meta: {
        ...{
          view: 'crosstab',
          rows,
          sampleSize: 3,
          effectiveSampleSize: null,
          dataThrough: '2026-11-10',
          panel: 'Total',
        },
        ...{ elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-10' }, edition: 7, recipe: 1, columns: [] },
      },
    },
  });

const keptWith = async (content: PublishedContent) => ({
  ...{ content: await packedContent(content), contentVersion: publicationVersion },
  ...{ definition: report, version: reportVersion },
});

describe('the content of a publication', () => {
  it('comes back as it was packed', async () => {
    const content = contentWith(3);
    expect(await readKept(await keptWith(content))).toEqual({ content, asked: report });
  });

  it('says so where it, or what it answers, cannot be read as it was kept', async () => {
    const kept = await keptWith(contentWith(3));
    for (const damaged of [
      { contentVersion: publicationVersion + 1 },
      { content: kept.content.subarray(0, 40) },
      { definition: { ...report, fields: ['crosstab.gone'] } },
    ])
      await expect(readKept({ ...kept, ...damaged })).rejects.toMatchObject({
        code: 'damaged',
        message: expect.stringMatching(/^What was published cannot be read/),
      });
  });

  it('is refused where it is larger than is kept, with its size', async () => {
    await expect(packedContent(contentWith(20_000))).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringMatching(/^The answer takes \d+\.\d MB; up to 8\.0 MB are published\. Narrow the filters/),
    });
  });

  it('has as many rows as the screen shows, with the totals under them', () => {
    const rows = Array.from({ length: publishedRowsMax }, () => ({}));
    expect(() => checkRows([...rows, { _total: true }])).not.toThrow();
    expect(() => checkRows([...rows, {}, { _total: true }])).toThrow(
      'The report has 20,001 rows; up to 20,000 are published.',
    );
  });

  it('names the measures that do not mean what they did, and those that are none any more', () => {
    const viewers = keptDefinition('viewer_count');
    expect(changedDefinitions(contentWith(1))).toEqual([]);
    const other = { ...viewers, words: 'Members with a view.', fingerprint: 'another' };
    const gone = { measure: 'likes', label: 'Likes', words: 'Likes given.', fingerprint: 'x' };
    expect(changedDefinitions(contentWith(1, [keptDefinition('view_count'), other, gone]))).toEqual([
      { label: 'Viewer Count', before: 'Members with a view.', now: viewers.words },
      { label: 'Likes', before: 'Likes given.', now: null },
    ]);
  });

  it('has another fingerprint for each measure, and the same one each time', () => {
    const prints = (['viewer_count', 'view_count', 'view_share_by_row', 'view_share_by_column'] as const).map(
      (name) => keptDefinition(name).fingerprint,
    );
    expect(new Set(prints).size).toBe(4);
    expect(keptDefinition('viewer_count').fingerprint).toBe(prints[0]);
  });

  it('tells whether a report asks what it asked', () => {
    expect(asksAlike(report, { ...report })).toBe(true);
    expect(asksAlike(report, { ...report, filters: ['gender:female'] })).toBe(false);
    expect(asksAlike(report, { ...report, fields: report.fields.toReversed() })).toBe(false);
  });
});
