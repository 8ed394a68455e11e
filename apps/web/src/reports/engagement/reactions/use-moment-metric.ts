/** By what the moments are counted, as the address has it; engagements until another one is chosen (2-title-reports section 2.8). */
import { useChoice } from '../../../address/use-in-address.ts';
import { isMomentMetric, type MomentMetric } from './moments.ts';

const begins: MomentMetric = 'activityCount';

export const useMomentMetric = (): {
  readonly metric: MomentMetric;
  readonly choose: (metric: string) => void;
} => {
  const { chosen, choose } = useChoice('momentsBy');
  return {
    metric: isMomentMetric(chosen) ? chosen : begins,
    choose: (metric) => choose(metric === begins ? undefined : metric),
  };
};
