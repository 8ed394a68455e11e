import { describe, expect, it } from 'vitest';
import { all, param, raw, render, sql } from './sql.ts';

describe('sql', () => {
  it('numbers parameters in the order of the text and shares equal values', () => {
    const us = param('country', 'Array(String)', ['US']);
    const gb = param('country', 'Array(String)', ['GB']);
    expect(render(sql`a in ${us} and b in ${gb} and c in ${us}`)).toEqual({
      sql: 'a in {country_0:Array(String)} and b in {country_1:Array(String)} and c in {country_0:Array(String)}',
      params: { country_0: ['US'], country_1: ['GB'] },
      reads: [],
    });
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
