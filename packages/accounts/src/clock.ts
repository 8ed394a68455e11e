/**
 * Moments that have not come were written down while the clock of the machine was ahead, and say nothing of now: what is to end
 * some time after them would not end before they come.
 */
import { hourMs } from '@cvm/contract';

/** More than clocks of two machines differ, or than one is set at a time when it is kept right. */
const aheadMs = hourMs;

/** What was written down as of a later moment than this was written by a clock that was ahead. */
export const latestTrue = (now: Date): Date => new Date(now.getTime() + aheadMs);
