import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useChosenTitles } from './chosen-titles.ts';

beforeEach(() => localStorage.clear());

it('what is ticked is cleared by other filters and by newer data', () => {
  const first: { address: string; edition: number | null } = { address: '["platform:A"]', edition: 1 };
  const { result, rerender } = renderHook(({ address, edition }) => useChosenTitles(address, edition), {
    initialProps: first,
  });
  const tick = (id: string) => act(() => result.current.toggle(id));
  const ticked = () => [...result.current.ids];
  tick('7');
  tick('9');
  expect(ticked()).toEqual(['7', '9']);
  // While the answer is asked for again nothing is known of it.
  rerender({ ...first, edition: null });
  expect(ticked()).toEqual(['7', '9']);
  rerender({ ...first, edition: 2 });
  expect(ticked()).toEqual([]);
  rerender(first);
  tick('9');
  expect(ticked()).toEqual(['7']);
  rerender({ ...first, address: '["platform:B"]' });
  expect(ticked()).toEqual([]);
});
