import { describe, expect, it } from 'vitest';
import { comparePath, readTitles } from './compared.ts';

describe('the titles of an address', () => {
  it('are each there once, five at most, and only what names one', () => {
    expect(readTitles(undefined)).toEqual([]);
    expect(readTitles('show:7')).toEqual([{ kind: 'show', id: '7' }]);
    expect(readTitles(['show:7', 'movie:a:b', 'show:7', 'actor:3', 'show:', 'x'])).toEqual([
      { kind: 'show', id: '7' },
      { kind: 'movie', id: 'a:b' },
    ]);
    expect(readTitles(['1', '2', '3', '4', '5', '6'].map((id) => `show:${id}`))).toHaveLength(5);
  });

  it('are written as they are read', () => {
    const titles = readTitles(['show:7', 'movie:9']);
    expect(comparePath(titles, ['country:US'])).toBe('/report/compare?titles=show:7&titles=movie:9&filters=country:US');
  });
});
