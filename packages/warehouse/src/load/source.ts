// One group of files as a subquery: every known column as a String ('' for null), lists as arrays, with the file (`src`), the
// row within it (`row`, header = 0, NDJSON and Parquet from 0) and `defect` for a row that has no shape. A time has a second
// column, `..._moment`, which is its moment where the file holds one and no text, and null where its text has to be read.
import { literal } from '../schema/index.ts';
import type { PartGroup } from './columns.ts';
import type { PartFormat } from './dataset.ts';
import { type FileColumn, type FileTable, isList } from './format.ts';
import { daySql, entriesSql, listSql, momentSql, noMoment, readMoment, valueSql } from './values.ts';

/** Numbers of `defect`; faults of a stage's checks come after `defects.length`. */
export const defects = [
  '',
  'has fewer fields than the header',
  'has more fields than the header',
  'cannot be read as a JSON object',
  'holds something that is not an array where one belongs',
  'holds an object or an array where one value belongs',
  'gives a key twice',
  'holds true, false, or a number that is no exact whole one, where an id belongs',
] as const;

/** Settings of a statement that parses files. TRICKY: with a header to skip, `_row_number` is one off after the first chunk; so it is row 0. */
export const readSettings = ({ trims }: PartGroup): string =>
  [...settings, `input_format_csv_trim_whitespaces = ${trims ? 1 : 0}`].join(', ');

const settings = [
  'input_format_csv_detect_header = 0',
  'input_format_csv_empty_as_default = 0',
  'input_format_csv_allow_variable_number_of_columns = 1',
  // What no field holds: one that stood for nothing would be taken for a field that is missing.
  "format_csv_null_representation = '\\x01no field\\x02'",
  'input_format_parquet_allow_missing_columns = 1',
  "session_timezone = 'UTC'",
  // Good rows and what is told of the others are written by as many threads as read them; else one writes both for all.
  'parallel_view_processing = 1',
];

/** The subquery of one group of parts of `table`; `placed` gives its rows as they stand, with their place in front. */
export const sourceSql = (table: FileTable, group: PartGroup, placed: string): string => {
  if (group.format === 'csv') return csvSql(table, group, placed);
  return group.format === 'ndjson' ? ndjsonSql(table, placed) : parquetSql(table, group, placed);
};

/** The format of files as the engine calls it. */
export const inputFormat = ({ format }: { readonly format: PartFormat }): string =>
  ({ csv: 'CSV', ndjson: 'LineAsString', parquet: 'Parquet' })[format];

/** Columns the engine reads a group into before anything is made of them. */
export const structureOf = (table: FileTable, group: PartGroup): string => {
  if (group.format === 'ndjson') return 'line String';
  if (group.format === 'csv')
    return [...group.header.map((_, i) => `f${i}`), 'beyond'].map((name) => `${name} Nullable(String)`).join(', ');
  const typeOf = (column: FileColumn): string => {
    if (isList(column)) return 'Array(Nullable(String))';
    return `Nullable(${group.days.includes(column.name) ? 'Int32' : (group.moments[column.name] ?? 'String')})`;
  };
  return table.columns
    .filter(({ name }) => group.header.includes(name))
    .map((column) => `${column.name} ${typeOf(column)}`)
    .join(', ');
};

/** The columns of a group as they stand, in text what is read as days. */
export const columnsRead = ({ days }: PartGroup): string =>
  days.length === 0 ? '*' : `* replace (${days.map((name) => `${daySql(name)} as ${name}`).join(', ')})`;

const absent = (column: FileColumn): string =>
  isList(column) ? `[]::Array(String) as ${column.name}` : text(column, "''");

/** A column that holds no list, of its text as it stands. */
const text = (column: FileColumn, value: string): string =>
  `${valueSql(column, value)} as ${column.name}${column.kind === 'time' ? `, ${noMoment} as ${column.name}_moment` : ''}`;

const csvSql = (table: FileTable, group: PartGroup, placed: string): string => {
  const columns = table.columns.map((column) => {
    const at = group.header.indexOf(column.name);
    if (at < 0) return absent(column);
    const value = `ifNull(f${at}, '')`;
    return isList(column) ? `${entriesSql(column, listSql(value))} as ${column.name}` : text(column, value);
  });
  return `select src, row, multiIf(isNull(f${group.header.length - 1}), 1, isNotNull(beyond), 2, 0) as defect,
      ${columns.join(',\n      ')}
    from (${placed})
    where row > 0 and isNotNull(f0)`;
};

/** SQL: the entries of an array as those of a list in one field, without blanks around them; none of an array of nothing else. */
const arraySql = (array: string): string =>
  `if(arrayAll(x -> isNull(x), ${array}), [], arrayMap(x -> trimBoth(ifNull(x, '')), ${array}))`;

/**
 * SQL: the text of a number that is no exact whole one: it has a fraction, or is beyond `exact`, from where on a float is one of
 * several numbers that it cannot tell apart.
 */
const isInexact = (text: string, exact: number | null): string => {
  const hasFraction = `match(${text}, '^-?([0-9]+[.e].*|inf)$')`;
  if (exact === null) return hasFraction;
  const { length } = String(exact);
  return `(${hasFraction} or (match(${text}, '^-?[0-9]{${length},}$') and abs(toFloat64OrZero(${text})) > ${exact}))`;
};

const idsOf = ({ columns }: FileTable): FileColumn[] => columns.filter(({ kind }) => kind === 'id');

const ndjsonSql = (table: FileTable, placed: string): string => {
  const tuple = table.columns.map(({ name }) => `${name} Nullable(String)`).join(', ');
  const columns = table.columns.map((column) => {
    const value = `ifNull(o.${column.name}, '')`;
    return isList(column)
      ? `${entriesSql(column, arraySql(`JSONExtract(${value}, 'Array(Nullable(String))')`))} as ${column.name}`
      : text(column, value);
  });
  const lists = table.columns.filter(isList);
  const notArray = lists.map(
    ({ name }) => `(ifNull(o.${name}, '') != '' and JSONType(ifNull(o.${name}, '')) != 'Array')`,
  );
  // Else its text would be taken for the value. The look at the whole line is for the few that begin so.
  const notOne = table.columns
    .filter((column) => !isList(column))
    .map(
      ({ name }) =>
        `(substring(ifNull(o.${name}, ''), 1, 1) in ('{', '[') and JSONType(json, ${literal(name)}) in ('Object', 'Array'))`,
    );
  const notOneEntry = lists.map(({ name }) => {
    const value = `ifNull(o.${name}, '')`;
    return `(match(substring(${value}, 2), '[{[]') and arrayExists(x -> JSONType(x) in ('Object', 'Array'), JSONExtractArrayRaw(${value})))`;
  });
  // A text may be written so, and is an id. The look at the whole line is for the few that are.
  const noId = idsOf(table).map(
    ({ name }) =>
      `((o.${name} in ('true', 'false') or ${isInexact(`ifNull(o.${name}, '')`, Number.MAX_SAFE_INTEGER)}) and JSONType(json, ${literal(name)}) in ('Double', 'Bool'))`,
  );
  // Each reader would take another one of them.
  const keyTwice = 'length(JSONExtractKeys(json)) > length(arrayDistinct(JSONExtractKeys(json)))';
  return `select src, row,
      multiIf(JSONType(json) != 'Object', 3, ${notArray.join(' or ') || '0'}, 4, ${[...notOne, ...notOneEntry].join(' or ')}, 5, ${keyTwice}, 6, ${noId.join(' or ') || '0'}, 7, 0) as defect,
      ${columns.join(',\n      ')}
    from (
      select src, row, json, JSONExtract(json, ${literal(`Tuple(${tuple})`)}) as o
      from (
        select src, row, if(startsWith(line, '\\xEF\\xBB\\xBF'), substring(line, 4), line) as json
        from (${placed})
      )
      where trim(both ' \\t\\r' from json) != ''
    )`;
};

const parquetSql = (table: FileTable, group: PartGroup, placed: string): string => {
  const columns = table.columns.map((column) => {
    const { name } = column;
    if (!group.header.includes(name)) return absent(column);
    if (group.moments[name])
      return `${readMoment(`p.${name}`)} as ${name}, ${momentSql(`p.${name}`)} as ${name}_moment`;
    if (isList(column)) return `${entriesSql(column, arraySql(`p.${name}`))} as ${name}`;
    const value = `ifNull(p.${name}, '')`;
    // Tools turn whole numbers into these where some are missing: then it is no text, in an id neither.
    return text(column, name in group.fractions ? `if(${value} = 'nan', '', ${value})` : value);
  });
  const noId = idsOf(table).flatMap(({ name }) => {
    const exact = group.fractions[name];
    return exact === undefined ? [] : [isInexact(`ifNull(p.${name}, '')`, exact)];
  });
  return `select src, row, if(${noId.join(' or ') || '0'}, 7, 0) as defect,
      ${columns.join(',\n      ')}
    from (${placed}) as p`;
};
