import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { shadeOf, widthOf } from './moment-layout.ts';
import { cappedText, momentsOf } from './moments.ts';
import { layMoments, picturedCells } from './moments-picture.ts';

const row = (
  screencapId: string,
  episodeSort: number | null,
  progress: number,
  activity: number,
  memes: number,
): Row => ({
  screencapId,
  screencapImageUrl: null,
  activityCount: activity,
  memeCount: memes,
  screencapEpisodeProgress: progress,
  episodeSort,
  seasonEpisodeLabel: episodeSort === null ? null : `S1 | E${episodeSort - 10_000}`,
});

describe('the hottest moments', () => {
  const rows = [row('a', 10_002, 0.5, 4, 3), row('b', 10_001, 0.237, 569, 1), row('c', null, 0.1, 9, 2)];

  it('stand in one cell per episode, in the order of episodes, the whole show last', () => {
    const { cells } = momentsOf(rows, 'activityCount');
    expect(cells.map(({ label, moments }) => [label, moments.length])).toEqual([
      ['S1 | E1', 1],
      ['S1 | E2', 1],
      ['Whole show', 1],
    ]);
  });

  it('say of a picture of some cells of how many episodes it is, and that the whole show is none of them', () => {
    const { cells } = momentsOf(rows, 'activityCount');
    expect(cappedText(2, cells)).toBe('The 2 hottest of 3 episodes, the whole show counted as one.');
    expect(cappedText(1, cells.slice(0, 2))).toBe('The 1 hottest of 2 episodes.');
    expect(cappedText(3, cells)).toBeNull();
  });

  it('are measured by engagements or by memes, against the longest bar of all', () => {
    expect(momentsOf(rows, 'activityCount')).toMatchObject({
      max: 569,
      hottest: [{ screencapId: 'b' }, { screencapId: 'c' }, { screencapId: 'a' }],
    });
    expect(momentsOf(rows, 'memeCount')).toMatchObject({ max: 3, hottest: [{ screencapId: 'a', value: 3 }, {}, {}] });
  });

  it('are told in words', () => {
    expect(momentsOf(rows, 'activityCount').hottest[0]?.words).toBe('S1 | E1, 24% in: 569 engagements, 1 meme');
  });

  it('are nothing without rows', () => {
    expect(momentsOf([], 'memeCount')).toEqual({ cells: [], max: 1, hottest: [] });
  });

  it('are in a picture by the twelve hottest episodes, in their order', () => {
    const many = Array.from({ length: 20 }, (_, episode) => row(`s${episode}`, 10_001 + episode, 0.5, episode + 1, 1));
    const { cells } = momentsOf(many.toReversed(), 'activityCount');
    expect(picturedCells(cells).map(({ label }) => label)).toEqual(
      Array.from({ length: 12 }, (_, place) => `S1 | E${place + 9}`),
    );
  });

  it('have all that they cover said on their picture, on as many lines as that takes', () => {
    const moments = momentsOf(rows, 'activityCount');
    const text = { title: 'Hottest Moments: Low Tide', scope: 'All time', source: 'Source: CVM Insights.' };
    const scope = Array.from({ length: 12 }, (_, place) => `Country ${place} is one of those that count`).join(' · ');
    const [short, long] = [layMoments(moments, text), layMoments(moments, { ...text, scope })];
    expect(long.words.scope.join(' ')).toBe(scope);
    for (const line of long.words.scope) expect(line.length).toBeLessThan(170);
    const more = (long.words.scope.length - 1) * 18;
    expect([long.top - short.top, long.height - short.height]).toEqual([more, more]);
    expect(more).toBeGreaterThan(0);
  });

  it('are longer and darker the more was made of them', () => {
    expect([widthOf(0), widthOf(0.25), widthOf(1)]).toEqual([2, 78, 156]);
    expect([0.1, 0.5, 1].map((share) => shadeOf(['a', 'b', 'c', 'd'], share))).toEqual(['b', 'c', 'd']);
  });
});
