import { percentages } from '@cvm/contract';

/** Figures are as the data have them, definitions speak of them as the portal writes them. */
export const scaleWords = `Figures of the formats ${percentages.join(', ')}, index and points are fractions: a share of 0.12 is 12 %, an index of 1.25 is 125 (1 is what definitions call 100, the average), 0.05 points are 5 percentage points. All others are as written.`;
