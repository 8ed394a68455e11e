/** What of a benchmark was not to be had, told apart from what there is not. Pure. */
import type { BenchmarkBlock, BenchmarkField } from '@cvm/contract';
import { isRefusal } from '../views/refusal.ts';

/** What stands in the place of a figure that could not be counted: two dashes would say that there is none. */
export const failedWords = 'Could not be loaded';
/** Likewise of that of the benchmark beside it. */
export const benchmarkFailedWords = 'benchmark not loaded';

type Side = {
  readonly figures: BenchmarkBlock;
  readonly failed?: boolean;
};

/** Why a figure of a side that came is not there; nothing where it is, or there is none. */
export const failureOf = ({ figures }: Pick<Side, 'figures'>, field: BenchmarkField): string[] => {
  const value = figures[field];
  return typeof value === 'object' && value !== null && 'error' in value ? [value.error.message] : [];
};

/** Was a figure not to be had, because it or the whole side failed? */
export const hasFailed = (side: Side, field: BenchmarkField): boolean =>
  side.failed === true || failureOf(side, field).length > 0;

/** Was something not to be had that may come when the side is asked for again? What is refused as a whole would be refused again. */
export const mayComeAgain = (
  side: Side & { readonly error: Error | null },
  fields: readonly BenchmarkField[],
): boolean =>
  side.failed === true ? !isRefusal(side.error) : fields.some((field) => failureOf(side, field).length > 0);
