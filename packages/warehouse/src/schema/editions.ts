// The manifest: the one table outside the editions. A load is visible from the moment its row stands here, and not before.
import { column, type Table } from './table.ts';

/** Database of the manifest. */
export const manifestDatabase = 'cvm';

export const editions: Table = {
  name: 'editions',
  comment: 'One row per successful load; the highest edition is the one that answers',
  columns: [
    column('edition', 'UInt32', 'number, from 1'),
    column('database', 'String', 'database that holds its tables'),
    column('name', 'String', 'name of the dataset'),
    column('data_from', 'Nullable(Date32)', 'no event is of a UTC day before it; null where that is not known'),
    column('data_through', 'Date32', 'last complete UTC day'),
    column('recipe', 'UInt16', 'version of the metric definitions the derived columns follow'),
    column('mode', 'LowCardinality(String)', 'full or append'),
    column('has_population', 'Bool', 'whether the balanced panel has weights'),
    column('loaded_at', 'DateTime', 'when the load was done'),
    column(
      'rollups',
      'Array(LowCardinality(String))',
      'tables it has beside its facts, from which the compiler may answer',
    ),
    column('table_rows', 'String', 'JSON: rows of every table, facts and rollups; empty where they were not counted'),
    column('counts', 'String', 'JSON: per table rows read, rejected, duplicate, superseded, kept'),
  ],
  orderBy: ['edition'],
  spread: 'everywhere',
};
