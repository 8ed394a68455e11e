import type { LoadProgress } from '@cvm/warehouse';
import { expect, test } from 'vitest';
import { progressText } from './progress-text.ts';

test('says what is one as one', () => {
  const progress: LoadProgress = {
    ...{ state: 'running', phase: 'reading', table: 'views', message: '', percent: 0 },
    ...{ tablesDone: 0, tablesAll: 1, rowsRead: 1, rowsPerSecond: 2, secondsLeft: null },
  };
  expect(progressText(progress)).toBe('views: reading, 0 of 1 table, 1 row, 2 rows/s');
  const later: LoadProgress = { ...progress, tablesAll: 19, rowsRead: 1234, secondsLeft: 61 };
  expect(progressText(later)).toBe('views: reading, 0 of 19 tables, 1,234 rows, 2 rows/s, 1 min 1 s left');
});
