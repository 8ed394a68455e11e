import { describe, expect, it } from 'vitest';
import { columnsOf } from './answer.ts';
import { type Draft, emptyDraft } from './builder.ts';
import { paperColumns } from './paper-columns.ts';

const fields = (values: string[]) => {
  const draft = { ...emptyDraft, values } as Draft;
  return columnsOf(draft, Object.fromEntries(values.map((name) => [`crosstab.${name}`, 1])), null);
};
const names = (values: string[], sheet = 680) =>
  paperColumns(fields(values), sheet).map(({ columns, isNumbered }) => [
    ...(isNumbered ? ['#'] : []),
    ...columns.map(({ field }) => field),
  ]);

describe('a table on paper', () => {
  it('is one where its columns fit', () => {
    expect(names(['genre', 'viewer_count', 'view_count'])).toEqual([['genre', 'viewer_count', 'view_count']]);
  });

  it('goes on in further tables with every column once, each with the dimensions of its rows', () => {
    const measures = ['view_count', 'viewer_count', 'binger_count', 'binge_rate', 'average_rating', 'engagement_score'];
    const tables = names(['genre', 'user_gender', ...measures]);
    expect(tables).toEqual([
      ['genre', 'user_gender', ...measures.slice(0, 5)],
      ['genre', 'user_gender', ...measures.slice(5)],
    ]);
  });

  it('repeats of many dimensions those that leave figures half of the sheet, and numbers the rows, which they do not tell apart', () => {
    const dimensions = ['title', 'content_type', 'network_name', 'first_release_date', 'follower_tier', 'runtime'];
    expect(names([...dimensions, 'viewer_count', 'view_count'])).toEqual([
      ['#', ...dimensions.slice(0, -1)],
      ['#', 'title', 'content_type', 'runtime', 'viewer_count', 'view_count'],
    ]);
  });

  it('has figures alone where there is no dimension', () => {
    expect(names(['viewer_count', 'view_count'], 100)).toEqual([['viewer_count'], ['view_count']]);
  });
});
