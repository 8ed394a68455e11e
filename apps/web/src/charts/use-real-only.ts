/** Whether bars that chance may have made are left out; the address keeps it, for all charts of a page. */
import { useChoice } from '../address/use-in-address.ts';

export const useRealOnly = (): { realOnly: boolean; setRealOnly: (realOnly: boolean) => void } => {
  const { chosen, choose } = useChoice('differences');
  return { realOnly: chosen === 'real', setRealOnly: (wanted) => choose(wanted ? 'real' : undefined) };
};
