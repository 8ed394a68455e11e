import { describe, expect, it } from 'vitest';
import { allFolded, foldedOf, toggled } from './folded.ts';

const ids = ['1', '2', '3'];

describe('the folded titles of an address', () => {
  it('are those that it names, and no title that is not there', () => {
    expect([...foldedOf(['2', '9'], ids)]).toEqual(['2']);
    expect([...foldedOf([], ids)]).toEqual([]);
  });

  it('are all but those that it names, where it says so', () => {
    expect([...foldedOf([allFolded], ids)]).toEqual(ids);
    const opened = toggled([allFolded], '2');
    expect([...foldedOf(opened, ids)]).toEqual(['1', '3']);
    expect(toggled(opened, '2')).toEqual([allFolded]);
  });
});
