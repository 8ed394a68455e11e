import { describe, expect, it } from 'vitest';
import { all, narrowed, param, raw, render, sql, wholeOf } from './sql.ts';

describe('sql', () => {
  it('numbers parameters in the order of the text and shares equal values', () => {
    const us = param('country', 'Array(String)', ['US']);
    const gb = param('country', 'Array(String)', ['GB']);
    expect(render(sql`a in ${us} and b in ${gb} and c in ${us}`)).toEqual({
      sql: 'a in {country_0:Array(String)} and b in {country_1:Array(String)} and c in {country_0:Array(String)}',
      params: { country_0: ['US'], country_1: ['GB'] },
      wholes: [],
      reads: [],
    });
  });

  it('asks for a whole once, whatever is named of it, and hands its figures in as values', () => {
    const of = (country: string) =>
      wholeOf(
        sql`select sum(views) as views, 1 as one from facts where country = ${param('country', 'String', country)}`,
        ['views', 'one'],
      );
    const {
      sql: text,
      params,
      wholes,
    } = render(sql`select a / ${of('US').views}, b / ${of('US').one}, c / ${of('GB').views}, d / ${of('US').views}`);
    expect(text).toBe(
      'select a / {whole_0_views:Float64}, b / {whole_0_one:Float64}, c / {whole_1_views:Float64}, d / {whole_0_views:Float64}',
    );
    expect(params).toEqual({});
    expect(wholes.map(({ statement, values }) => [statement.params, values])).toEqual([
      [{ country_0: 'US' }, { whole_0_views: 'views', whole_0_one: 'one' }],
      [{ country_0: 'GB' }, { whole_1_views: 'views' }],
    ]);
  });

  it('does not take it for a look at the kinds of title of the user that a whole has one', () => {
    const { views } = wholeOf(narrowed(raw('select 1 as views')), ['views']);
    expect(sql`select ${views}`.narrowed).toBe(false);
  });

  it('never writes a value into the text', () => {
    const hostile = "'; drop table titles; --";
    const statement = render(sql`name = ${param('title', 'String', hostile)}`);
    expect(statement.sql).not.toContain('drop');
    expect(statement.params).toEqual({ title_0: hostile });
  });

  it('keeps the margin of the place a fragment is put at', () => {
    expect(render(sql`a\n  ${sql`b\nc`}`).sql).toBe('a\n  b\n  c');
  });

  it('joins conditions with and; none is true', () => {
    expect(render(all([raw('a'), raw('b')])).sql).toBe('a\nand b');
    expect(render(all([])).sql).toBe('1');
  });
});
