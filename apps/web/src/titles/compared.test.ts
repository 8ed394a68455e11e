import { describe, expect, it } from 'vitest';
import { comparePath, readTitles } from './compared.ts';

describe('the titles of an address', () => {
  it('are each there once, five at most, and what else stands there is told with its reason', () => {
    expect(readTitles(undefined)).toEqual({ titles: [], problems: [] });
    expect(readTitles('show:7')).toEqual({ titles: [{ kind: 'show', id: '7' }], problems: [] });
    const written = 'A title is written "show:" or "movie:" and its id.';
    const long = `show:${'7'.repeat(65)}`;
    expect(readTitles(['show:7', 'movie:a:b', 'show:7', 'actor:3', 'show:', 'x', 'x', long])).toEqual({
      titles: [
        { kind: 'show', id: '7' },
        { kind: 'movie', id: 'a:b' },
      ],
      problems: [
        { text: 'actor:3', message: written },
        { text: 'show:', message: 'It names no title.' },
        { text: 'x', message: written },
        { text: long, message: 'No title has an id as long as this.' },
      ],
    });
    const pictures = '\u{1f3ac}'.repeat(64);
    expect(readTitles(`movie:${pictures}`).titles).toEqual([{ kind: 'movie', id: pictures }]);
    const { titles, problems } = readTitles(['1', '2', '3', '4', '5', '6'].map((id) => `show:${id}`));
    expect(titles).toHaveLength(5);
    expect(problems).toEqual([{ text: 'show:6', message: '5 titles at most stand side by side.' }]);
  });

  it('are written as they are read', () => {
    const { titles } = readTitles(['show:7', 'movie:9']);
    expect(comparePath(titles, ['country:US'])).toBe('/report/compare?titles=show:7&titles=movie:9&filters=country:US');
  });
});
