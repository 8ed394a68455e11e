import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('fields are quoted where RFC 4180 asks for it and nowhere else', () => {
  expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', 'it’s | fine'])).toBe(
    'plain,"a, b","say ""hi""","two\nlines",it’s | fine\n',
  );
});

test('null and undefined are empty fields, a list is joined with pipes, 0 and false are values', () => {
  expect(csvLine([null, undefined, ['Drama', 'War'], [], 0, false])).toBe(',,Drama|War,,0,false\n');
});

test('what is written is read back the same by another program', () => {
  const fields = ['"', '""', ',', '\r\n', ' leading', 'é | ü', '=1+1'];
  expect(parse(csvLine(fields))).toEqual([fields]);
});
