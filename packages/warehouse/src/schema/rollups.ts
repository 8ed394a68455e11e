// The tables of rollups, from their records (packages/metrics/src/rollups): a rollup holds nothing that is not in the facts, so
// that its dimensions are typed as they are there.
import { type Rollup, rollups, type StoredDimension } from '@cvm/metrics';
import { cellColumn, dayColumn, memberColumn, platformColumn, titleColumn } from './fact-columns.ts';
import { type Column, column, type Table } from './table.ts';
import { enumType, titleKinds } from './vocabulary.ts';

const dimensions: Record<StoredDimension, Column> = {
  title: titleColumn,
  day: dayColumn,
  cell: cellColumn,
  member: memberColumn,
  platform: platformColumn,
  // `any` stands for titles of either kind.
  kind: column('kind', enumType(['any', ...titleKinds], 0), 'kind of the titles'),
};

const tableOf = ({ name, says, columns, orderBy, partitionBy, settings, spread }: Rollup): Table => ({
  name,
  comment: `Rollup: ${says}`,
  columns: columns.map((one) => (typeof one === 'string' ? dimensions[one] : one)),
  orderBy,
  ...(partitionBy && { partitionBy }),
  ...(settings && { settings }),
  spread,
});

/** Tables derived from facts, so that the cost of an answer follows the answer (docs/decisions/0011-rollups.md). */
export const rollupTables: readonly Table[] = rollups.map(tableOf);
