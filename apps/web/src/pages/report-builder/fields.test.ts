import { fieldCatalogue, fieldNames, isDimension } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { groupsOf, searchText, whyNot } from './fields.ts';

describe('the fields', () => {
  it('are searched by letters, digits, hyphen, underscore and space; other characters are stripped', () => {
    expect(searchText('a|b"c<%$-_ 1é.')).toBe('abc-_ 1');
  });

  it('stand in their groups, each once', () => {
    const groups = groupsOf(fieldCatalogue(), '');
    expect(groups.map(({ label }) => label)).toEqual([
      ...['Title', 'Episode', 'People', 'Time', 'Viewing', 'Following', 'Engagement'],
    ]);
    expect(groups.flatMap(({ fields }) => fields.map(({ name }) => name)).sort()).toEqual([...fieldNames].sort());
  });

  it('are found by words of their name and of their group', () => {
    const found = groupsOf(fieldCatalogue(), 'people age');
    expect(found.flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual(['User Age Bucket']);
    expect(groupsOf(fieldCatalogue(), 'nothing like it')).toEqual([]);
  });

  it('say beside which other one they cannot stand, and why', () => {
    expect(whyNot('device_name', ['title', 'follow_count'])).toBe(
      'Not beside Follow Count: follows have no Device Name.',
    );
    expect(whyNot('emotion_name', ['device_name'])).toBe('Not beside Device Name: nothing that is counted has both.');
    expect(whyNot('genre', ['follow_count'])).toBeNull();
    expect(whyNot('follow_count', ['follow_count', 'device_name'])).toBeNull();
  });

  it('are refused exactly where the catalogue excludes the pair', () => {
    for (const { name, excludes } of fieldCatalogue()) {
      const own = fieldNames.filter((field) => `crosstab.${field}` === name);
      for (const field of own)
        for (const other of fieldNames)
          expect([name, other, whyNot(other, [field]) !== null]).toEqual([
            name,
            other,
            excludes.includes(`crosstab.${other}`),
          ]);
    }
    expect(fieldNames.some(isDimension)).toBe(true);
  });
});
