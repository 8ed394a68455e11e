/** When a member binges: the rule that the shape over views and the rollup of binges count by. */
import { bingeRule } from '@cvm/contract';

/** Different episodes, within so many seconds, the first and the last included. */
export const binge = { episodes: bingeRule.episodes, seconds: bingeRule.hours * 3600 };

/** The views that can be part of a binge. */
export const mayBinge = ['not bulk', 'episode != 0'] as const;
