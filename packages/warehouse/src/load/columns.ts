// The columns a file really has, matched by name. Enters: the parts of one table. Leaves: groups of parts with the same
// columns in the same order, which one statement can read, notes about columns nobody asked for, and what is wrong with a header.
import { access, constants } from 'node:fs/promises';
import { formatCount, formatValue } from '@cvm/contract';
import type { Part, PartFormat } from './dataset.ts';
import { type FileTable, isList } from './format.ts';
import { csvHead, endsOpen, type Head, ndjsonHead, plainByGzipName, unpackingError } from './head.ts';
import { type Guess, guessColumns, guessText, otherSeparator, quotedName, shownName } from './header-help.ts';
import { LoadError } from './load-error.ts';

export type NumberedPart = Part & { readonly src: number };

export type PartGroup = {
  readonly format: PartFormat;
  readonly gzip: boolean;
  /** CSV: the header in its order. NDJSON and Parquet: the known columns. */
  readonly header: readonly string[];
  /** CSV: blanks around fields are no part of them. */
  readonly trims: boolean;
  /** Parquet: columns of the kind `time` that are moments in the file, and their types. */
  readonly moments: Readonly<Record<string, string>>;
  /** Parquet: columns whose numbers may have a fraction, and up to which one their type tells whole numbers apart; null = all. */
  readonly fractions: Readonly<Record<string, number | null>>;
  /** Parquet: columns that hold dates, read as days since 1970: as dates the engine reads none of a file with one out of its range. */
  readonly days: readonly string[];
  readonly parts: readonly NumberedPart[];
};

/** A column of a Parquet file and what the engine reads it as, or `timeOfDay`. */
export type ParquetColumn = { readonly name: string; readonly type: string };

/** Of a column that the engine reads as moments of the first day of 1970. */
export const timeOfDay = 'time of day';

/** A group the engine can open: `glob` matches links to its parts, named by six digits of `src`. */
export type LinkedGroup = { readonly group: PartGroup; readonly glob: string };

export type Grouped = {
  readonly groups: readonly PartGroup[];
  /** What was left aside. */
  readonly notes: readonly string[];
  /** Why parts cannot be read; the load cannot go on with any. */
  readonly problems: readonly string[];
};

/**
 * Looks at the head of each part.
 * @param parquetColumns reads the columns of a Parquet file; types may be left empty, and moments are read as text then
 */
export const groupParts = async (
  table: FileTable,
  parts: readonly NumberedPart[],
  parquetColumns: (part: NumberedPart) => Promise<readonly ParquetColumn[]>,
): Promise<Grouped> => {
  const groups = new Map<string, PartGroup>();
  const notes: string[] = [];
  const problems: string[] = [];
  const aside = new Map<string, LeftColumns>();
  const open: string[] = [];
  for (const { part, head } of await readHeads(parts, parquetColumns)) {
    if (head instanceof LoadError) {
      problems.push(head.message);
      continue;
    }
    if (!head) {
      notes.push(holdsNoRows(part.name));
      continue;
    }
    if (head.isAll) notes.push(holdsNoRows(part.name));
    const guesses = guessColumns(table, head.names);
    const problem = headerProblem(table, part, head.names, guesses);
    if (problem) problems.push(problem);
    problems.push(...kindProblems(table, part, head.columns ?? []));
    noteUnknown(aside, table, part, head.names, guesses);
    if (head.endsOpen) open.push(part.name);
    const header =
      part.format === 'csv' ? head.names : table.columns.map((c) => c.name).filter((name) => head.names.includes(name));
    const moments = momentsOf(table, head.columns ?? []);
    const fractions = fractionsOf(head.columns ?? []);
    const days = daysOf(table, head.columns ?? []);
    const key = JSON.stringify([part.format, part.gzip, head.trims, header, moments, fractions, days]);
    const { format, gzip } = part;
    const group = groups.get(key) ?? { format, gzip, trims: head.trims, header, moments, fractions, days, parts: [] };
    groups.set(key, { ...group, parts: [...group.parts, part] });
  }
  notes.push(...[...aside.values()].map(leftColumns), ...cutOff(open));
  return { groups: [...groups.values()], notes, problems };
};

/** A list and one value cannot be read as each other, and the engine would not say which column it is. */
const kindProblems = (table: FileTable, part: Part, columns: readonly ParquetColumn[]): string[] =>
  columns.flatMap(({ name, type }) => {
    const column = table.columns.find((known) => known.name === name);
    const nested = /^(?:Nullable\()?(Array|Tuple|Map)\(/.exec(type)?.[1];
    if (column && isList(column) && type !== '' && nested !== 'Array')
      return [
        `${part.name}: the column ${name} is a list in the format, and no array in the file. Write it as an array.`,
      ];
    if (column && isList(column) && /^Array\((?:Nullable\()?(?:Array|Tuple|Map)\(/.test(type))
      return [
        `${part.name}: the column ${name} is a list of texts in the format, and its entries are lists or structures in the file.`,
      ];
    if (column && type === timeOfDay)
      return [`${part.name}: the column ${name} is a time of day in the file, without its day.`];
    if (column && !isList(column) && nested !== undefined)
      return [`${part.name}: the column ${name} is one value in the format, and an array or a structure in the file.`];
    return [];
  });

const momentsOf = (table: FileTable, columns: readonly ParquetColumn[]): Record<string, string> => {
  const times = new Set(table.columns.filter(({ kind }) => kind === 'time').map(({ name }) => name));
  const moments = columns.flatMap(({ name, type }) => {
    const moment = /^(?:Nullable\()?(DateTime64\([^()]*\))\)?$/.exec(type)?.[1];
    return moment !== undefined && times.has(name) ? [[name, moment] as const] : [];
  });
  return Object.fromEntries(moments.sort());
};

/** Bits of the whole numbers that a type of fractions tells apart. */
const exactBits: Readonly<Record<string, number | null>> = { Float64: 53, Float32: 24, BFloat16: 8, Decimal: null };

const fractionsOf = (columns: readonly ParquetColumn[]): Record<string, number | null> => {
  const fractions = columns.flatMap(({ name, type }) => {
    const bits = exactBits[/^(?:Nullable\()?(B?Float\d+|Decimal)/.exec(type)?.[1] ?? ''];
    return bits === undefined ? [] : [[name, bits === null ? null : 2 ** bits - 1] as const];
  });
  return Object.fromEntries(fractions.sort());
};

const daysOf = (table: FileTable, columns: readonly ParquetColumn[]): string[] =>
  columns.flatMap(({ name, type }) => {
    const isKnown = table.columns.some((column) => column.name === name);
    return isKnown && /^(?:Nullable\()?Date32\)?$/.test(type) ? [name] : [];
  });

const readHead = async (
  part: NumberedPart,
  parquetColumns: (part: NumberedPart) => Promise<readonly ParquetColumn[]>,
): Promise<(Head & { readonly columns?: readonly ParquetColumn[]; readonly endsOpen?: boolean }) | undefined> => {
  try {
    // The engine would say of a file that this user may not read that the store cannot be written.
    await access(part.path, constants.R_OK);
    if (part.format === 'parquet') {
      const columns = await parquetColumns(part);
      return { names: columns.map(({ name }) => name), trims: false, columns };
    }
    // An object that was cut off is none, so that its row tells.
    if (part.format === 'ndjson') return await ndjsonHead(part);
    const head = await csvHead(part);
    return { ...head, endsOpen: await endsOpen(part) };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    throw (
      (await plainByGzipName(part).catch(() => undefined)) ??
      unpackingError(error, part.name) ??
      new LoadError(
        `${part.name} cannot be read: ${String(error instanceof Error ? error.message : error).replace(/[.]$/, '')}.`,
      )
    );
  }
};

/** So many files are looked at together: each waits for the engine, which has cores for some. */
const headsTogether = 8;

/** The heads of parts in their order, or what is wrong with them. */
const readHeads = async (
  parts: readonly NumberedPart[],
  parquetColumns: (part: NumberedPart) => Promise<readonly ParquetColumn[]>,
) => {
  const found: { readonly part: NumberedPart; readonly head: Awaited<ReturnType<typeof readHead>> | LoadError }[] = [];
  const look = async (part: NumberedPart) => {
    const head = await readHead(part, parquetColumns).catch((error: unknown) => {
      if (error instanceof LoadError) return error;
      throw error;
    });
    return { part, head };
  };
  for (let from = 0; from < parts.length; from += headsTogether)
    found.push(...(await Promise.all(parts.slice(from, from + headsTogether).map(look))));
  return found;
};

/** The note about a file without a row. */
export const holdsNoRows = (file: string): string => `${file} holds no rows.`;

const namesShown = 20;

/** What is wrong with the names of the columns, and what was most likely meant. */
const headerProblem = (
  table: FileTable,
  part: Part,
  found: readonly string[],
  guesses: readonly Guess[],
): string | undefined => {
  const twice = found.find((name, i) => found.indexOf(name) !== i);
  if (twice !== undefined) return `${part.name}: the column ${quotedName(twice)} stands twice in the header.`;
  const missing = table.columns.filter(({ name, required }) => required && !found.includes(name));
  const sure = guesses.filter(({ isSure }) => isSure);
  if (missing.length === 0) {
    if (sure.length === 0) return undefined;
    return `${part.name}: did you mean ${guessText(sure)}? Rename it, or take it out of the file.`;
  }
  const separator = part.format === 'csv' ? otherSeparator(table, found) : undefined;
  if (separator)
    return `${part.name}: its columns stand between ${separator}; a CSV file has commas. Export it again with commas.`;
  const names = missing.map(({ name }) => name).join(', ');
  const shown = [...found.slice(0, namesShown).map(shownName), ...(found.length > namesShown ? ['...'] : [])].join(
    ', ',
  );
  return [
    `${part.name}: the required column${missing.length > 1 ? 's are' : ' is'} missing: ${names}.`,
    `Found: ${shown}.`,
    ...(guesses.length > 0 ? [`Did you mean ${guessText(guesses)}?`] : []),
  ].join(' ');
};

/** Columns that nobody asked for, and the files that have the very same ones. */
type LeftColumns = { readonly names: readonly string[]; readonly guesses: readonly Guess[]; readonly files: string[] };

/** A table may have a file for each day, all with the same columns, which are told once. */
const noteUnknown = (
  aside: Map<string, LeftColumns>,
  table: FileTable,
  part: Part,
  found: readonly string[],
  guesses: readonly Guess[],
): void => {
  const names = found.filter((name) => !table.columns.some((column) => column.name === name));
  if (names.length === 0) return;
  const key = JSON.stringify([names, guesses]);
  const columns = aside.get(key) ?? { names, guesses, files: [] };
  columns.files.push(part.name);
  aside.set(key, columns);
};

const leftColumns = ({ names, guesses, files }: LeftColumns): string => {
  const shown = names.slice(0, namesShown).map(quotedName).join(', ');
  const more = names.length > namesShown ? ` and ${formatValue('count', names.length - namesShown)} more` : '';
  const start = `${filesInWords(files)}: the `;
  if (names.length > 1) {
    const meant = guesses.length > 0 ? ` Did you mean ${guessText(guesses)}?` : '';
    return `${start}columns ${shown}${more} are not part of the format and were left aside.${meant}`;
  }
  const [guess] = guesses;
  return `${start}column ${shown} is not part of the format and was left aside.${guess ? ` Did you mean ${guess.column}?` : ''}`;
};

const filesInWords = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${formatCount(others.length, 'more file')}`;

/** The last row of a file that was cut off may be one all the same: a shorter time, a shorter name. */
const cutOff = (files: readonly string[]): string[] => {
  if (files.length === 0) return [];
  const ends = files.length === 1 ? 'ends' : 'end';
  return [
    `${filesInWords(files)} ${ends} without a line end: where a file was cut off, its last row may be short, and others are missing.`,
  ];
};
