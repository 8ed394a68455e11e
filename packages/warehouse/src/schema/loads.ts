// What the system status page shows of a load while it runs and after it.
import { column, type Table } from './table.ts';

export const loads: Table = {
  name: 'loads',
  comment: 'Steps of every load; the latest row is what the status page shows',
  columns: [
    column('load', 'String', 'one load, by the time it began'),
    column('at', 'DateTime64(3)', 'when the step was reached'),
    column('edition', 'UInt32', 'edition being built'),
    column('mode', 'LowCardinality(String)', 'full or append'),
    column('state', 'LowCardinality(String)', 'running, done or failed'),
    column('phase', 'LowCardinality(String)', 'what is being done'),
    column('file_table', 'LowCardinality(String)', 'table it is done to, empty none'),
    column('tables_done', 'UInt16', 'tables done'),
    column('tables_all', 'UInt16', 'tables in all'),
    column('rows_read', 'UInt64', 'rows read so far'),
    column('rows_per_second', 'Float64', 'rows read per second so far'),
    column('seconds_left', 'Nullable(Float64)', 'estimate, null while nothing can be said'),
    column('message', 'String', 'why a load failed'),
  ],
  orderBy: ['at'],
  spread: 'everywhere',
};
