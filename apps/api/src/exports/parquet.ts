/**
 * Parquet files (parquet.apache.org/docs/file-format), for programs: a column for each of the table's, named as in JSON
 * answers, with the same values. Figures are doubles, days dates, moments timestamps in milliseconds (UTC). What the file
 * is stands in its metadata: `source`, a sentence, and `about`, a JSON text of what a workbook says on its second sheet. In:
 * rows as they come from the engine; out: bytes as they are asked for, a row group at a time.
 */
import { Readable } from 'node:stream';
import type { CellValue, Column, ColumnType, Row } from '@cvm/contract';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { About } from './about.ts';
import { dateCell, exportColumns, type Sheet } from './cells.ts';

/** Rows that are held until they are written, and values: of 2,000 columns as many rows would be 20 million. */
const groupRows = 10_000;
const groupValues = 2_000_000;

type Element = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

const typeOf: Readonly<Record<ColumnType, Pick<Element, 'type' | 'converted_type'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'DOUBLE' },
  number: { type: 'DOUBLE' },
  date: { type: 'INT32', converted_type: 'DATE' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  boolean: { type: 'BOOLEAN' },
};

const schemaOf = (columns: readonly Column[]): Element[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type }): Element => ({ name, repetition_type: 'OPTIONAL', ...typeOf[type] })),
];

type Value = string | number | boolean | Date | null;

const isOfType: Readonly<Record<ColumnType, (value: Value) => boolean>> = {
  text: (value) => typeof value === 'string',
  integer: (value) => typeof value === 'number',
  number: (value) => typeof value === 'number',
  date: (value) => value instanceof Date,
  time: (value) => value instanceof Date,
  boolean: (value) => typeof value === 'boolean',
};

/** A value of another type than its column's would be written as something else, so it fails the file. */
const typedValue = ({ name, type }: Column, cell: CellValue = null): Value => {
  const isDay = type === 'date' || type === 'time';
  if (cell === null || (isDay && cell === '')) return null;
  const value = isDay && typeof cell === 'string' ? dateCell(cell) : cell;
  if (!isOfType[type](value)) throw new Error(`A value of the column ${name} is not of its type, ${type}.`);
  return value;
};

/** Values of each column, in its order, of as many rows as are held. */
async function* groupsOf(columns: readonly Column[], rows: AsyncIterable<Row>): AsyncGenerator<Value[][]> {
  const rowsMax = Math.min(groupRows, Math.max(1, Math.floor(groupValues / columns.length)));
  const empty = () => columns.map((column) => ({ column, values: [] as Value[] }));
  const valuesOf = (group: ReturnType<typeof empty>) => group.map(({ values }) => values);
  let group = empty();
  let count = 0;
  for await (const row of rows) {
    for (const { column, values } of group) values.push(typedValue(column, row[column.name]));
    count += 1;
    if (count < rowsMax) continue;
    yield valuesOf(group);
    group = empty();
    count = 0;
  }
  if (count > 0) yield valuesOf(group);
}

/** What has been written since the last time. */
const taken = (writer: ByteWriter): Buffer => {
  const bytes = Buffer.from(writer.getBytes());
  writer.index = 0;
  return bytes;
};

async function* bytesOf(view: Sheet, rows: AsyncIterable<Row>, source: string, about: About): AsyncGenerator<Buffer> {
  const columns = exportColumns(view);
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: schemaOf(columns),
    kvMetadata: [
      { key: 'source', value: source },
      { key: 'about', value: JSON.stringify(about) },
    ],
    createdBy: 'CVM Insights',
  });
  for await (const group of groupsOf(columns, rows)) {
    const columnData = columns.map(({ name }, place) => ({ name, data: group[place] ?? [] }));
    await file.write({ columnData, rowGroupSize: groupRows });
    yield taken(writer);
  }
  file.finish();
  yield taken(writer);
}

export const parquetStream = (view: Sheet, rows: AsyncIterable<Row>, source: string, about: About): Readable =>
  Readable.from(bytesOf(view, rows, source, about), { objectMode: false });
