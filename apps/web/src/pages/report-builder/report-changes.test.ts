import type { CalculatedField } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { reportChanges } from './report-changes.ts';

const report = {
  name: 'Genres',
  fields: ['crosstab.genre', 'crosstab.view_count', 'crosstab.user_gender'],
  pivots: ['crosstab.user_gender'],
  calculated: [] as CalculatedField[],
  filters: ['country:US'],
  sorts: [],
};

describe('what was changed of a report', () => {
  it('names what is calculated now, otherwise or no more', () => {
    const ratio: CalculatedField = {
      ...{ name: 'crosstab.calc_1', label: 'Views per viewer', op: 'divide' },
      ...{ left: 'crosstab.view_count', right: 'crosstab.viewer_count' },
    };
    const calculated = { ...report, calculated: [ratio] };
    expect(reportChanges(report, calculated)).toEqual(['Added the calculated Views per viewer.']);
    expect(reportChanges(calculated, report)).toEqual(['Removed the calculated Views per viewer.']);
    const other = { ...calculated, calculated: [{ ...ratio, right: 2 }] };
    expect(reportChanges(calculated, other)).toEqual(['Changed how Views per viewer is calculated.']);
  });

  it('names the fields that came, went and moved', () => {
    const fields = ['crosstab.genre', 'crosstab.viewer_count', 'crosstab.user_gender'];
    expect(reportChanges(report, { ...report, fields, pivots: [] })).toEqual([
      'Added Viewer Count.',
      'Removed View Count.',
      'Moved User Gender to the values.',
    ]);
    const [genre = '', views = '', gender = ''] = report.fields;
    expect(reportChanges(report, { ...report, fields: [views, genre, gender] })).toEqual([
      'Put the fields into another order.',
    ]);
  });

  it('says filters as sentences, with the names of their values', () => {
    expect(
      reportChanges(report, { ...report, filters: ['country:CA', 'title:7'] }, { title: { 7: 'Harbour' } }),
    ).toEqual([
      'Filter added: Title is Harbour.',
      'Filter added: Country is Canada.',
      'Filter removed: Country is United States.',
    ]);
  });

  it('tells names and sorting, and that there is no change', () => {
    expect(reportChanges(report, { ...report, name: 'By genre', sorts: ['crosstab.genre asc'] })).toEqual([
      "Renamed from 'Genres' to 'By genre'.",
      'Changed the sorting.',
    ]);
    expect(reportChanges(report, report)).toEqual(['Nothing was changed.']);
  });

  it('takes none for removed of a report that cannot be read', () => {
    const unread = { ...report, fields: [], pivots: [], filters: [], problem: 'It cannot be read.' };
    expect(reportChanges(report, unread)).toEqual(['It cannot be read.']);
    expect(reportChanges(unread, report)).toEqual(['What it was before cannot be read.']);
  });
});
