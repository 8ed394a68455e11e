/** Statistics of repeated measurements. In: plain numbers; out: plain numbers, null where there is nothing to say. */

/**
 * The value that a share of the measurements does not exceed: the smallest measured value for which that is so (nearest
 * rank), so that it is always a value that was measured. Null without measurements.
 */
export const quantile = (values: readonly number[], share: number): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
};

/** The middle value, or the mean of the two in the middle. Null without measurements. */
export const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
};

export type Spread = {
  readonly runs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Median of the processor time, which others on the machine hardly change; null where it is another process's. */
  readonly cpuMs: number | null;
};

/** Milliseconds of repeated runs, by the clock and of the processor, summed up. Throws without a run. */
export const spreadOf = (milliseconds: readonly number[], cpu: readonly number[] = []): Spread => {
  const [medianMs, p95Ms] = [median(milliseconds), quantile(milliseconds, 0.95)];
  if (medianMs === null || p95Ms === null) throw new Error('Nothing was measured.');
  return { runs: milliseconds.length, medianMs, p95Ms, cpuMs: median(cpu) };
};

/** a / b; null where b is 0. */
export const ratio = (a: number, b: number): number | null => (b === 0 ? null : a / b);
