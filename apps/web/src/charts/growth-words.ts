/** Why a column of growth is empty: a range without a first day has nothing to grow from. Null where there is growth, or none is told. */
import type { Column, Meta } from '@cvm/contract';

export const growthWords = (
  columns: readonly Pick<Column, 'metric'>[],
  meta: Pick<Meta, 'range'> | null,
): string | null =>
  meta?.range.from === null && columns.some(({ metric }) => metric === 'followerGrowth')
    ? 'Growth needs dates that begin on a day: nobody followed before all time.'
    : null;
