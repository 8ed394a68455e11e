/** Progress of a load as one line for a terminal. */
import type { LoadProgress } from '@cvm/warehouse';

const count = (value: number): string => value.toLocaleString('en-US');

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** "views: building, 11 of 19 tables, 1,234,567 rows, 210,000 rows/s, 12 s left" */
export const progressText = (progress: LoadProgress): string => {
  const { phase, table, tablesDone, tablesAll, rowsRead, rowsPerSecond, secondsLeft } = progress;
  const what = table === '' ? phase : `${table}: ${phase}`;
  const left = secondsLeft === null || secondsLeft < 1 ? '' : `, ${duration(secondsLeft)} left`;
  const tables = `${tablesDone} of ${tablesAll} ${tablesAll === 1 ? 'table' : 'tables'}`;
  return `${what}, ${tables}, ${count(rowsRead)} ${rowsRead === 1 ? 'row' : 'rows'}, ${count(rowsPerSecond)} rows/s${left}`;
};
