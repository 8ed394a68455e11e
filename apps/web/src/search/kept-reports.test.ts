/** The lists of reports that a user opened or marked: their order, their length, and what cannot be read. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  favoritesMax,
  type KeptReport,
  recentMax,
  useFavorite,
  useKeptReports,
  useVisited,
  withFirst,
} from './kept-reports.ts';

const show = (id: string): KeptReport => ({ subject: 'show', id, name: `Show ${id}` });

describe('a list of reports', () => {
  it('has the newest first, each once, and no more than it may', () => {
    expect(withFirst([show('1'), show('2')], show('3'), 2)).toEqual([show('3'), show('1')]);
    expect(withFirst([show('1'), show('2')], { ...show('2'), name: 'Renamed' }, 8)).toEqual([
      { ...show('2'), name: 'Renamed' },
      show('1'),
    ]);
    // The id of a show and that of a movie may be the same.
    const movie: KeptReport = { subject: 'movie', id: '1', name: 'Movie 1' };
    expect(withFirst([show('1')], movie, favoritesMax)).toHaveLength(2);
  });
});

describe('the reports of a user', () => {
  it('are noted once their name is known; a favorite is not told among the recent ones', async () => {
    const visit = renderHook(({ id, name }: { id: string; name: string | null }) => useVisited('show', id, name), {
      initialProps: { id: '0', name: null as string | null },
    });
    const kept = renderHook(useKeptReports);
    expect(kept.result.current).toEqual({ favorites: [], recent: [] });
    for (let id = 0; id <= recentMax; id += 1) visit.rerender({ id: String(id), name: `Show ${id}` });
    const newest = ['8', '7', '6', '5', '4', '3', '2', '1'];
    await waitFor(() => expect(kept.result.current.recent.map(({ id }) => id)).toEqual(newest));
    const favorite = renderHook(() => useFavorite(show('3')));
    act(() => favorite.result.current.toggle());
    expect(favorite.result.current.isFavorite).toBe(true);
    await waitFor(() => expect(kept.result.current.favorites).toEqual([show('3')]));
    expect(kept.result.current.recent).not.toContainEqual(show('3'));
    act(() => favorite.result.current.toggle());
    await waitFor(() => expect(kept.result.current.favorites).toEqual([]));
  });

  it('are no more favorites than can be kept: the oldest is not pushed out by one more', () => {
    const all = Array.from({ length: favoritesMax }, (_, at) => show(String(at)));
    window.localStorage.setItem('cvm.favorites.', JSON.stringify(all));
    const isFull = (id: string) => renderHook(() => useFavorite(show(id))).result.current.isFull;
    expect(['new', '0'].map(isFull)).toEqual([true, false]);
  });

  it.each(['', 'half a [{', '{"subject":"show"}', 'null', '[{"subject":"planet"}]'])(
    'are none where %j is stored',
    (text) => {
      window.localStorage.setItem('cvm.favorites.', text);
      expect(renderHook(useKeptReports).result.current.favorites).toEqual([]);
    },
  );

  it('are those that can be read where one cannot, also after another was marked', async () => {
    const damaged = { subject: 'show', id: 7 };
    window.localStorage.setItem('cvm.favorites.', JSON.stringify([show('1'), damaged, null, show('2')]));
    const kept = renderHook(useKeptReports);
    expect(kept.result.current.favorites).toEqual([show('1'), show('2')]);
    const another = renderHook(() => useFavorite(show('3')));
    act(() => another.result.current.toggle());
    await waitFor(() => expect(kept.result.current.favorites).toEqual([show('3'), show('1'), show('2')]));
  });
});
