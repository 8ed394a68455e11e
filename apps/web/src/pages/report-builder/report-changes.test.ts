import { describe, expect, it } from 'vitest';
import { reportChanges } from './report-changes.ts';

const report = {
  name: 'Genres',
  fields: ['crosstab.genre', 'crosstab.view_count', 'crosstab.user_gender'],
  pivots: ['crosstab.user_gender'],
  filters: ['country:US'],
  sorts: [],
};

describe('what was changed of a report', () => {
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
});
