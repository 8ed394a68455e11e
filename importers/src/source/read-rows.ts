/**
 * Reads a delimited text file as a stream. A path and its format in, rows of text fields with their line numbers out.
 * Memory does not grow with the file. A row of the wrong shape ends the reading with file and line.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cannotRead, ImportError } from '../import-error.ts';
import type { OnProgress } from '../import-progress.ts';
import { encodingOf, windowsText } from './encoding.ts';
import { refuseOtherKind, refuseOtherSeparator } from './other-kind.ts';
import { shownName, withoutControls } from './shown.ts';

export type RowFormat = {
  readonly delimiter: ',' | '|' | '\t' | '::';
  /** `either`: UTF-8 where the file is, else Latin-1 as Windows has it. */
  readonly encoding: 'utf8' | 'latin1' | 'either';
  /** Whether fields may stand in double quotes; where not, a quote is a character like any other. */
  readonly quoted: boolean;
  /** Every row must have this many fields. */
  readonly fieldCount: number;
  /** Lines at the start that hold headings. They are yielded like rows, but are not counted as such in the progress. */
  readonly headerLines: number;
  /** The layout knows no headings, but a copy may have got some: a first row that begins with the name of an id is skipped. */
  readonly mayHaveHeadings?: true;
};

export type SourceRow = {
  readonly fields: readonly string[];
  /** Name of the file, for messages. */
  readonly file: string;
  /** The line the row starts on, counted from 1. */
  readonly line: number;
};

const rowsBetweenReports = 250_000;

/** Of a line without anything on it, as editors leave them at the end of a file. */
const isBlank = (fields: readonly string[]): boolean => fields.length === 1 && fields[0]?.trim() === '';

/** Yields every row that is no blank line, the header included where there is one. */
export async function* readRows(path: string, format: RowFormat, onProgress?: OnProgress): AsyncGenerator<SourceRow> {
  const file = basename(path);
  await refuseOtherKind(path);
  if (format.delimiter === ',' && format.headerLines > 0) await refuseOtherSeparator(path);
  const { size } = await stat(path);
  const encoding = format.encoding === 'either' ? await encodingOf(path) : format.encoding;
  const mayBeOfWindows = format.encoding === 'either' && encoding === 'latin1';
  const input = createReadStream(path);
  // The callback has nothing to do: a failure of either stream reaches the loop below.
  const parser = pipeline(input, parserOf(format, encoding), () => undefined);
  let rows = -format.headerLines;
  let line = 1;
  try {
    for await (const fields of parser as AsyncIterable<string[]>) {
      if (line === 1 && format.mayHaveHeadings && /^[a-z _-]*id$/i.test(fields[0]?.trim() ?? '')) {
        line += 1;
        continue;
      }
      if (isBlank(fields)) {
        line += 1;
        continue;
      }
      if (fields.length !== format.fieldCount) {
        const found = fields.length === 1 ? '1 field' : `${fields.length} fields`;
        throw malformed(file, line, `${found} found, ${format.fieldCount} expected`);
      }
      yield { fields: mayBeOfWindows ? fields.map(windowsText) : fields, file, line };
      rows += 1;
      line += 1 + (format.quoted ? lineFeedsIn(fields) : 0);
      if (rows > 0 && rows % rowsBetweenReports === 0) onProgress?.({ file, rows, share: input.bytesRead / size });
    }
  } catch (error) {
    throw readError(path, error);
  } finally {
    parser.destroy();
  }
  // A file may end before its headings do.
  onProgress?.({ file, rows: Math.max(0, rows), share: 1 });
}

/**
 * Yields the rows below a header line, their fields in the order of `columns` whatever the file's order is.
 * Columns not asked for are left out; one that is missing ends the reading.
 */
export async function* readTable(
  path: string,
  columns: readonly string[],
  onProgress?: OnProgress,
  encoding: RowFormat['encoding'] = 'either',
): AsyncGenerator<SourceRow> {
  const header = await headerOf(path);
  const positions = columns.map((column) => {
    const isIt = (name: string) => plain(name) === plain(column);
    const position = header.findIndex(isIt);
    // Nothing says which of two is meant.
    if (header.filter(isIt).length > 1)
      throw malformed(basename(path), 1, `column "${column}" stands more than once in the header`);
    if (position < 0)
      throw malformed(
        basename(path),
        1,
        `column "${column}" is missing in the header; found: ${header.map(shownName).join(', ')}`,
      );
    return position;
  });
  const format: RowFormat = {
    delimiter: ',',
    encoding,
    quoted: true,
    fieldCount: header.length,
    headerLines: 1,
  };
  for await (const row of readRows(path, format, onProgress)) {
    if (row.line === 1) continue;
    const fields = positions.map((position) => row.fields[position] ?? '');
    yield { fields, file: row.file, line: row.line };
  }
}

/** A heading whatever its case, blanks and underscores: `MovieID` is `movieId`. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The error of a row that breaks its layout. */
export const rowError = (row: SourceRow, reason: string): ImportError => malformed(row.file, row.line, reason);

const malformed = (file: string, line: number, reason: string): ImportError =>
  new ImportError('source', `${file}, line ${line}: ${withoutControls(reason)}`);

const parserOf = (format: RowFormat, encoding: 'utf8' | 'latin1') =>
  parse({
    bom: true,
    delimiter: format.delimiter,
    encoding,
    quote: format.quoted ? '"' : null,
    // Counted in readRows, whose message names what was expected.
    relax_column_count: true,
  });

const headerOf = async (path: string): Promise<string[]> => {
  await refuseOtherKind(path);
  await refuseOtherSeparator(path);
  const parser = pipeline(createReadStream(path), parse({ bom: true, to: 1 }), () => undefined);
  try {
    for await (const fields of parser as AsyncIterable<string[]>) return fields;
  } catch (error) {
    throw readError(path, error);
  }
  throw malformed(basename(path), 1, 'the file is empty');
};

/** What went wrong while reading, as the person who gave the file can understand it. */
const readError = (path: string, error: unknown): ImportError => {
  if (error instanceof ImportError) return error;
  // The parser runs ahead of its reader, so it alone knows the line.
  if (error instanceof CsvError) return malformed(basename(path), Number(error.lines), error.message);
  return cannotRead(path, error);
};

const lineFeedsIn = (fields: readonly string[]): number => {
  let count = 0;
  for (const field of fields) if (field.includes('\n')) count += field.split('\n').length - 1;
  return count;
};
