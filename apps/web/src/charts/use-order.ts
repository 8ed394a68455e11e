/** How groups that are compared with an average are ordered; the address keeps it, for all charts of a page. */
import { useChoice } from '../address/use-in-address.ts';
import type { Order } from './model.ts';

export const useOrder = (): { order: Order; setOrder: (order: Order) => void } => {
  const { chosen, choose } = useChoice('groups');
  return {
    order: chosen === 'index' ? 'index' : 'own',
    setOrder: (wanted) => choose(wanted === 'own' ? undefined : wanted),
  };
};
