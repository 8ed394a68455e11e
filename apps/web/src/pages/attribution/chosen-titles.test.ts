import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberPlatformPage, useChosenTitles } from './chosen-titles.ts';

beforeEach(() => localStorage.clear());

it('what is ticked is cleared by other filters and by newer data', () => {
  const first: { address: string; edition: number | null } = { address: '["platform:A"]', edition: 1 };
  const { result, rerender } = renderHook(({ address, edition }) => useChosenTitles(address, edition, ''), {
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

// "The list of selected titles is cleared whenever the query result changes" (3-reports-and-admin section 4).
it('what is ticked under some filters is not ticked under others that are opened anew', () => {
  const [viewed, other] = ['?filters=platform:A', '?filters=platform:B'];
  rememberPlatformPage(viewed);
  const ticking = renderHook(() => useChosenTitles('["platform:B"]', 1, other));
  act(() => ticking.result.current.toggle('7'));
  ticking.unmount();
  const openedAgain = renderHook(() => useChosenTitles('["platform:A"]', 1, viewed));
  expect([...openedAgain.result.current.ids]).toEqual([]);
  openedAgain.unmount();
  // Under their own they come back.
  const comeBack = renderHook(() => useChosenTitles('["platform:B"]', 1, other));
  expect([...comeBack.result.current.ids]).toEqual(['7']);
  comeBack.unmount();
  // The way to the titles by others, without a tick, is no tick of theirs.
  rememberPlatformPage(viewed);
  const cameBack = renderHook(() => useChosenTitles('["platform:A"]', 1, viewed));
  expect([...cameBack.result.current.ids]).toEqual([]);
});
