import { describe, expect, it } from 'vitest';
import { nameProblem } from './Overview.tsx';
import { named } from './SavedList.tsx';

describe('the name', () => {
  it('can be saved when it is a name and another one than now', () => {
    expect(nameProblem('Ada', 'Ada')).toBe('Nothing has changed.');
    expect(nameProblem(' Ada ', 'Ada')).toBe('Nothing has changed.');
    expect(nameProblem('  ', 'Ada')).toBe('First name is required.');
    expect(nameProblem('Adele', 'Ada')).toBeNull();
  });
});

describe('the lists', () => {
  it('are searched by any part of a name, in any case', () => {
    const entries = ['Young women', 'Comedy fans', 'WOMEN 55+'].map((name) => ({ uuid: name, name, dateModified: '' }));
    expect(named(entries, ' women').map(({ name }) => name)).toEqual(['Young women', 'WOMEN 55+']);
    expect(named(entries, '')).toHaveLength(3);
    expect(named(entries, 'x(')).toEqual([]);
  });
});
