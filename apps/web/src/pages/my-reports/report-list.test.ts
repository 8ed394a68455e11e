import { describe, expect, it } from 'vitest';
import { defaultSort, listed, ownerOf, readList, sortedBy, tagsOf } from './report-list.ts';

const report = (name: string, day: string) => ({
  ...{ uuid: name, name, status: 'active' as const, userId: '1', modifiedBy: null },
  ...{ owner: 'Ada Moreau', access: 'own' as const, tags: [day === '2' ? 'Pitch' : 'pitch', day] },
  ...{ dateCreated: `2026-01-0${day}T00:00:00.000Z`, dateModified: `2026-02-0${day}T00:00:00.000Z` },
});
const reports = [report('Report 10', '1'), report('report 2', '3'), report('Other', '2')];
const names = (search: string, sort = defaultSort) => listed(reports, search, sort).map(({ name }) => name);

describe('the list of saved reports', () => {
  it('begins with what was changed last', () => {
    expect(names('')).toEqual(['report 2', 'Other', 'Report 10']);
  });

  it('is searched by a part of the name in any case', () => {
    expect(names(' REPORT ')).toEqual(['report 2', 'Report 10']);
    expect(names('nothing')).toEqual([]);
  });

  it('is found however the letters of a name are put together', () => {
    const one = [{ ...report('', '1'), name: 'Caf\u00e9 society' }];
    expect(listed(one, 'CAFE\u0301', defaultSort)).toEqual(one);
  });

  it('is sorted by name, numbers as numbers, and turned by a second click', () => {
    const byName = sortedBy('name', defaultSort);
    expect(names('', byName)).toEqual(['Other', 'report 2', 'Report 10']);
    expect(names('', sortedBy('name', byName))).toEqual(['Report 10', 'report 2', 'Other']);
    expect(sortedBy('dateCreated', byName)).toEqual({ column: 'dateCreated', direction: 'desc' });
  });

  it('is narrowed to a tag, in whatever case it was written', () => {
    expect(tagsOf(reports)).toEqual(['1', '2', '3', 'Pitch']);
    expect(listed(reports, '', defaultSort, 'PITCH')).toHaveLength(3);
    expect(listed(reports, 'report', defaultSort, '3').map(({ name }) => name)).toEqual(['report 2']);
  });

  it('is listed as the address says, which is told what there is not', () => {
    const asked = (sorts?: string, tag?: string) => readList({ sorts, tag }, tagsOf(reports));
    expect(asked()).toEqual({ sort: defaultSort, tag: null, problem: null });
    expect(asked('name desc', 'PITCH')).toEqual({
      ...{ sort: { column: 'name', direction: 'desc' }, tag: 'Pitch', problem: null },
    });
    expect(asked('size desc', 'gone')).toEqual({
      ...{ sort: defaultSort, tag: null },
      problem:
        'This table cannot be sorted by "size desc". It is sorted by Last Changed. No report has the tag "gone". All are listed.',
    });
    expect(asked('name asc,owner asc').problem).toContain('It is sorted by Last Changed.');
  });

  it('says whose a report is', () => {
    expect(ownerOf({ owner: 'Ada Moreau', access: 'own' })).toBe('You');
    expect(ownerOf({ owner: 'Ada Moreau', access: 'view' })).toBe('Ada Moreau');
    expect(ownerOf({ owner: 'Ada Moreau', access: 'edit' })).toBe('Ada Moreau, you may edit');
  });
});
