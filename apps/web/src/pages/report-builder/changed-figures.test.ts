import { describe, expect, it } from 'vitest';
import type { AnswerRow, Facts } from './answer.ts';
import { compared, differenceText, isUnchanged, type Side } from './changed-figures.ts';
import { draftOf } from './described.ts';

const views = 'crosstab.view_count';
const rate = 'crosstab.binge_rate';
const column = (name: string, format: string, label: string) => {
  const field = name.slice(name.lastIndexOf('crosstab.') + 9);
  const at = name.includes('|') ? name.slice(0, name.indexOf('|')) : null;
  return { name, label: at === null ? label : `${at} | ${label}`, type: 'number', format, field, at };
};
const factsWith = (columns: Facts['columns']): Facts => ({
  ...{ view: 'crosstab', rows: 0, sampleSize: 1, effectiveSampleSize: null, dataThrough: '2026-11-10', panel: 'Total' },
  ...{ elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-10' }, edition: 1, recipe: 1, columns },
});
const dimension = (name: string) => ({
  name,
  label: name,
  type: 'text',
  format: 'text',
  field: name.slice(9),
  at: null,
});
const plain = [dimension('crosstab.genre'), column(views, 'count', 'View Count'), column(rate, 'rate', 'Binge Rate')];
const side = (rows: readonly AnswerRow[], columns: Facts['columns'] = plain): Side => ({
  rows,
  facts: factsWith(columns),
});
const draft = draftOf({ fields: ['crosstab.genre', views, rate], pivots: [], calculated: [], filters: [], sorts: [] });
const row = (genre: string | null, count: number | null, share: number | null, more: object = {}): AnswerRow => ({
  'crosstab.genre': genre,
  [views]: count,
  [rate]: share,
  ...more,
});
const told = (before: Side, now: Side, asked = draft) =>
  compared(asked, before, now).figures.map((one) => [
    one.row,
    one.figure,
    one.before,
    one.now,
    one.difference,
    one.state,
  ]);

describe('two answers to one question', () => {
  it('are held against each other figure by figure, with rows that came and went', () => {
    const before = side([
      row('Drama', 1200, 0.1),
      row('Western', 30, null),
      row(null, 7, 0),
      row('x', 1, 1, { _total: true }),
    ]);
    const now = side([
      row('Drama', 1250, 0.1125),
      row('Comedy', 40, 0.2),
      row(null, 7, 0),
      row('x', 2, 1, { _total: true }),
    ]);
    expect(told(before, now)).toEqual([
      ['Drama', 'View Count', '1,200', '1,250', '+50', 'changed'],
      ['Drama', 'Binge Rate', '10.00%', '11.25%', '+1.25 pp', 'changed'],
      ['Western', 'View Count', '30', '', '', 'gone'],
      ['Western', 'Binge Rate', '--', '', '', 'gone'],
      ['None', 'View Count', '7', '7', '0', 'same'],
      ['None', 'Binge Rate', '0.00%', '0.00%', '0.00 pp', 'same'],
      ['Total', 'View Count', '1', '2', '+1', 'changed'],
      ['Total', 'Binge Rate', '100.00%', '100.00%', '0.00 pp', 'same'],
      ['Comedy', 'View Count', '', '40', '', 'added'],
      ['Comedy', 'Binge Rate', '', '20.00%', '', 'added'],
    ]);
    const comparison = compared(draft, before, now);
    expect([comparison.counts, comparison.rows]).toEqual([
      { same: 3, changed: 3, added: 2, gone: 2, suppressed: 0 },
      { added: 1, gone: 1 },
    ]);
    expect(isUnchanged(comparison)).toBe(false);
    expect(isUnchanged(compared(draft, before, before))).toBe(true);
  });

  it('tell nothing of a figure that is kept back on either side, in rows of one side alone neither', () => {
    const hidden = { suppressed: [views] };
    const before = side([row('Drama', null, 0.1, hidden), row('Comedy', 12, 0.2), row('Western', null, null, hidden)]);
    const now = side([row('Drama', 14, 0.1), row('Comedy', null, 0.2, hidden), row('Horror', null, 0.3, hidden)]);
    const figures = told(before, now).filter(([, figure]) => figure === 'View Count');
    expect(figures).toEqual(
      ['Drama', 'Comedy', 'Western', 'Horror'].map((genre) => [
        ...[genre, 'View Count', 'Suppressed', 'Suppressed', '', 'suppressed'],
      ]),
    );
    expect(JSON.stringify(compared(draft, before, now).figures)).not.toMatch(/"(12|14|\+?2)"/);
    const quiet = compared(draft, side([row('Drama', null, 0.1, hidden)]), side([row('Drama', 14, 0.1)]));
    expect(isUnchanged(quiet), 'what is not told is no change').toBe(true);
    const [onlyHidden, another] = ['Drama', 'Comedy'].map((genre) =>
      row(genre, null, null, { suppressed: [views, rate] }),
    );
    const silent = compared(draft, side([onlyHidden ?? {}]), side([onlyHidden ?? {}]));
    expect(isUnchanged(silent), 'nothing is told').toBeNull();
    const told12 = row('Western', 12, 0.1);
    const grown = compared(draft, side([told12]), side([told12, another ?? {}]));
    expect([isUnchanged(grown), grown.counts.changed], 'another row').toEqual([false, 0]);
  });

  it('know a title by its id, whatever it is called, and two of one name apart', () => {
    const asked = draftOf({ fields: ['crosstab.title', views], pivots: [], calculated: [], filters: [], sorts: [] });
    const columns = [dimension('crosstab.title'), column(views, 'count', 'View Count')];
    const title = (name: string, id: string, count: number): AnswerRow => ({
      ...{ 'crosstab.title': name, 'crosstab.parent_content_id': id, [views]: count },
    });
    const before = side([title('Alpha', '1', 10), title('Alpha', '2', 20)], columns);
    const now = side([title('Alpha', '2', 20), title('Alpha, renamed', '1', 11)], columns);
    expect(told(before, now, asked)).toEqual([
      ['Alpha', 'View Count', '10', '11', '+1', 'changed'],
      ['Alpha', 'View Count', '20', '20', '0', 'same'],
    ]);
  });

  it('have columns of one side alone where a pivot has another value', () => {
    const asked = draftOf({
      fields: ['crosstab.genre', views],
      pivots: ['crosstab.device_name'],
      calculated: [],
      filters: [],
      sorts: [],
    });
    const at = (device: string) => column(`${device}|${views}`, 'count', 'View Count');
    const genre = dimension('crosstab.genre');
    const before = side(
      [{ 'crosstab.genre': 'Drama', [`tv|${views}`]: 5, [`phone|${views}`]: 6 }],
      [genre, at('tv'), at('phone')],
    );
    const now = side(
      [{ 'crosstab.genre': 'Drama', [`tv|${views}`]: 5, [`tablet|${views}`]: 1 }],
      [genre, at('tv'), at('tablet')],
    );
    expect(told(before, now, asked).map(([, figure, , , , state]) => [figure, state])).toEqual([
      ['View Count, TV', 'same'],
      ['View Count, Phone', 'gone'],
      ['View Count, Tablet', 'added'],
    ]);
  });

  it('are one figure each without rows', () => {
    const asked = draftOf({ fields: [views], pivots: [], calculated: [], filters: [], sorts: [] });
    const columns = [column(views, 'count', 'View Count')];
    expect(told(side([{ [views]: 5 }], columns), side([{ [views]: 4 }], columns), asked)).toEqual([
      ['All', 'View Count', '5', '4', '-1', 'changed'],
    ]);
  });
});

describe('a difference', () => {
  it.each([
    ['count', 1200, 900, '-300'],
    ['share', 0.1, 0.1125, '+1.25 pp'],
    ['rating', 3.1, 4, '+0.9'],
    ['index', 1, 1.25, '+25.0'],
    ['count', 10.1, 10.2, 'less than shown'],
    ['rate', 0.1, 0.1 + 1e-12, '0.0 pp'],
    ['rate', null, 0.1, '--'],
    ['rate', 0.1, null, '--'],
  ] as const)('of %s from %s to %s is written %s', (format, before, now, text) => {
    expect(differenceText(format, before, now)).toBe(text);
  });
});
