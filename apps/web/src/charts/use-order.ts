/** How groups that are compared with an average are ordered; the address keeps it, for all charts of a page. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Order } from './model.ts';

export const useOrder = (): { order: Order; setOrder: (order: Order) => void } => {
  const order = useSearch({ strict: false, select: ({ groups }): Order => (groups === 'index' ? 'index' : 'own') });
  const navigate = useNavigate();
  const setOrder = (wanted: Order) => {
    void navigate({
      to: '.',
      search: ({ groups: _, ...others }) => (wanted === 'own' ? others : { ...others, groups: wanted }),
      replace: true,
      resetScroll: false,
    });
  };
  return { order, setOrder };
};
