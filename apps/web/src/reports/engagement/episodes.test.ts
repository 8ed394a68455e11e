import { describe, expect, it } from 'vitest';
import { choicesShown } from './episodes.ts';

const choices = Array.from({ length: 600 }, (_, place) => ({
  value: String(place),
  label: `S${1 + Math.floor(place / 24)} | E${1 + (place % 24)}`,
}));
const values = (place: number, search = ''): string[] => choicesShown(choices, place, search).map(({ value }) => value);

describe('the episodes that a list shows', () => {
  it('are those around the chosen one', () => {
    expect(values(599)).toEqual(choices.slice(520).map(({ value }) => value));
    expect(values(0)[0]).toBe('0');
    expect(values(300)).toContain('261');
    expect(values(300)).toHaveLength(80);
    expect(values(-1)[0]).toBe('0');
  });

  it('are all of them where they are few', () => {
    expect(choicesShown(choices.slice(0, 10), 9, '')).toHaveLength(10);
  });

  it('are those that a search finds, and the chosen one', () => {
    expect(values(599, 's3 | e1')).toEqual([
      '599',
      '48',
      ...Array.from({ length: 10 }, (_, more) => String(57 + more)),
    ]);
    expect(values(599, 'no such')).toEqual(['599']);
  });

  it('are those around it again while its own name stands in the field', () => {
    expect(values(599, 'S25 | E24')).toHaveLength(80);
  });
});
