/** As what the answer of a report is shown: the address says so where it is no table. */
import { useChoice } from '../../address/use-in-address.ts';
import { type Display, displays } from './report-chart.ts';

export const useReportDisplay = (): { display: Display; setDisplay: (display: Display) => void } => {
  const { chosen, choose } = useChoice('display');
  return {
    display: displays.find(({ value }) => value === chosen)?.value ?? 'table',
    setDisplay: (next) => choose(next === 'table' ? undefined : next),
  };
};
