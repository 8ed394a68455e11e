import type { Meta } from '@cvm/contract';
import { expect, it } from 'vitest';
import { noRowsReason } from './no-rows.ts';

const meta: Meta = {
  ...{ view: 'showAge', rows: 0, sampleSize: null, effectiveSampleSize: null, dataThrough: '2026-11-10' },
  ...{ panel: 'Total', elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-10' }, edition: 1, recipe: 1 },
};

it('is told of an answer that is kept back for few people as what it is, not as one without rows', () => {
  expect(noRowsReason({ status: 'empty', meta: { ...meta, suppressed: { minimumBase: 10 } } })).toBe(
    'Fewer than 10 people: there are no rows to export.',
  );
  expect(noRowsReason({ status: 'empty', meta }, 'comments')).toBe('There are no comments to export.');
  expect(noRowsReason({ status: 'data', meta })).toBeUndefined();
});
