/**
 * Changes what a page keeps in the query of its address, while the page stays: it is not scrolled, and from where it was reached is
 * as true as before. To try out a choice is no journey and replaces the entry of the history; a `step` is a new one.
 */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

type Search = Readonly<Record<string, unknown>>;

export const useChangeSearch = () => {
  const navigate = useNavigate();
  return useMemo(
    () =>
      (next: (search: Search) => Search, { step = false } = {}): void => {
        void navigate({
          to: '.',
          search: (search: Search) => ({ ...next(search) }),
          replace: !step,
          state: true,
          resetScroll: false,
        });
      },
    [navigate],
  );
};
