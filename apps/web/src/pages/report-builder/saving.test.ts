import { describe, expect, it } from 'vitest';
import { beginWith, builderReducer, type Draft, emptyDraft } from './builder.ts';
import { rowsOfFile } from './file-rows.ts';
import { reportFileName } from './ReportExport.tsx';
import { saveAsReason } from './SaveActions.tsx';

const draft: Draft = { ...emptyDraft, values: ['genre', 'view_count'] };

describe('Save As', () => {
  it('needs a value, and of several values an answer that is current', () => {
    expect(saveAsReason(beginWith(emptyDraft))).toBe('Choose the fields of the report first.');
    expect(saveAsReason(beginWith({ ...emptyDraft, values: ['view_count'] }))).toBeNull();
    expect(saveAsReason(beginWith(draft))).toBe('Run the report first.');
    expect(saveAsReason(builderReducer(beginWith(draft), { type: 'ran', draft }))).toBeNull();
  });
});

describe('a file of a report', () => {
  it('holds 10,000 rows with a share among its fields, else all', () => {
    expect(rowsOfFile(draft)).toBeNull();
    for (const share of ['viewer_share_by_row', 'view_share_by_column', 'character_vote_share'] as const)
      expect(rowsOfFile({ ...draft, values: ['genre', share] })).toBe(10_000);
  });

  it('is called like the report, else by the time', () => {
    const now = new Date('2026-11-22T14:05:09Z');
    expect(reportFileName('Ages: US/GB', 'xlsx', now)).toBe('Ages- US-GB.xlsx');
    expect(reportFileName(null, 'csv', now)).toBe('cvmi_crosstab_Report-Builder_11222026_140509.csv');
  });
});
