import { describe, expect, it } from 'vitest';
import { roomOf, titlesOf, withMargins } from './picture-file.ts';
import { broken, quietLine, titleLine } from './picture-lines.ts';

const text = { title: 'Audience Ratings: Copper Signal', scope: 'N = 3,773 viewers', source: 'Source: CVM Insights.' };
const long = 'Pale bars may be chance and are told apart from those that are not.';

const foot = (notes: readonly string[]) => [titlesOf(text, notes)].flat()[1];

describe('the words around the chart of a picture', () => {
  it('stand in lines of their own height, as many as they take', () => {
    expect(foot([])).toMatchObject({ text: text.source, textStyle: { lineHeight: quietLine.height } });
    const notes = Array.from({ length: 6 }, () => long);
    const lines = foot(notes)?.text?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ').replaceAll('  ', ' ')).toBe([...notes, text.source].join(' '));
  });

  it('push the chart away from them, line by line', () => {
    const { top, bottom } = roomOf(text, []);
    const notes = Array.from({ length: 6 }, () => long);
    const more = (foot(notes)?.text?.split('\n').length ?? 0) - 1;
    expect(roomOf(text, notes)).toEqual({ top, bottom: bottom + more * quietLine.height });
    const named = { ...text, title: `Country Index of Followers: ${'A Very Long Name '.repeat(6)}` };
    expect(roomOf(named, []).top).toBe(top + titleLine.height);
  });
});

it('a legend stays on its side of the chart, and its columns beside one another', () => {
  const legendOf = (legend: object) => [withMargins({ legend, grid: {} }).legend].flat();
  expect(legendOf({ top: 4, right: 0 })).toEqual([{ top: 4, right: 32 }]);
  expect(legendOf({ top: 4, left: 0 })).toEqual([{ top: 4, left: 32 }]);
  expect(legendOf([{ left: 0 }, { left: 500 }])).toEqual([{ left: 32 }, { left: 532 }]);
});

it('a word longer than its line is broken, and wide letters take the room of two', () => {
  expect(broken('On abcdefghijkl it', 5)).toEqual(['On', 'abcde', 'fghij', 'kl it']);
  expect(broken('자정의 우체국', 6)).toEqual(['자정의', '우체국']);
});
