// The tables of rollups, from their records (packages/metrics/src/rollups): a rollup holds nothing that is not in the facts, so
// that its dimensions are typed as they are there. But for titles and actors, which are two bytes as long as their numbers fit:
// questions about all of them read the number of every row, and engines count by two bytes in a table without hashing.
import { type Rollup, rollups, type StoredDimension } from '@cvm/metrics';
import {
  actorColumn,
  cellColumn,
  characterColumn,
  dayColumn,
  memberColumn,
  peopleColumns,
  platformColumn,
  titleColumn,
} from './fact-columns.ts';
import { type Column, column, type Table } from './table.ts';
import { enumType, titleKinds } from './vocabulary.ts';

const uint16Max = 65_535;

/** The greatest numbers of an edition. */
type Greatest = { readonly title?: number; readonly actor?: number };

const asShort = (one: Column, greatest = 0): Column => (greatest > uint16Max ? one : { ...one, type: 'UInt16' });

const dimensionsFor = ({ title, actor }: Greatest): Record<StoredDimension, Column> => ({
  title: asShort(titleColumn, title),
  actor: asShort(actorColumn, actor),
  day: dayColumn,
  cell: cellColumn,
  ...peopleColumns,
  member: memberColumn,
  platform: platformColumn,
  character: characterColumn,
  // `any` stands for titles of either kind.
  kind: column('kind', enumType(['any', ...titleKinds], 0), 'kind of the titles'),
  genre: column('genre', 'LowCardinality(String)', 'genre of the titles; empty = those without one'),
});

const tableOf = (
  { name, says, columns, orderBy, partitionBy, settings, spread }: Rollup,
  dimensions: Record<StoredDimension, Column>,
): Table => ({
  name,
  comment: `Rollup: ${says}`,
  columns: columns.map((one) => {
    if (typeof one === 'string') return dimensions[one];
    return { ...one, type: typeof one.type === 'string' ? one.type : `Array(${dimensions[one.type.listOf].type})` };
  }),
  orderBy,
  ...(partitionBy && { partitionBy }),
  ...(settings && { settings }),
  spread,
});

/**
 * Tables derived from facts, so that the cost of an answer follows the answer (docs/decisions/0011-rollups.md), of an edition whose
 * titles and actors have numbers up to the `greatest`; two bytes hold them where that is not said.
 */
export const rollupTablesFor = (greatest: Greatest = {}): readonly Table[] => {
  const dimensions = dimensionsFor(greatest);
  return rollups.map((rollup) => tableOf(rollup, dimensions));
};
