/** Progress of a load as one line for a terminal. */
import { formatCount } from '@cvm/contract';
import type { LoadProgress } from '@cvm/warehouse';

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** "views: building, 11 of 19 tables, 1,234,567 rows, 210,000 rows/s, 12 s left" */
export const progressText = (progress: LoadProgress): string => {
  const { phase, table, tablesDone, tablesAll, rowsRead, rowsPerSecond, secondsLeft } = progress;
  const what = table === '' ? phase : `${table}: ${phase}`;
  const left = secondsLeft === null || secondsLeft < 1 ? '' : `, ${duration(secondsLeft)} left`;
  const tables = `${tablesDone} of ${formatCount(tablesAll, 'table')}`;
  return `${what}, ${tables}, ${formatCount(rowsRead, 'row')}, ${formatCount(rowsPerSecond, 'rows/s', 'rows/s')}${left}`;
};
