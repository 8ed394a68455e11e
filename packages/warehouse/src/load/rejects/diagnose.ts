// Why the engine could not read a file, in one sentence. Enters: its error and the files it was reading. Leaves: a LoadError that
// names the file, and line and column where a second look finds them.
import { open } from 'node:fs/promises';
import { WarehouseError } from '../../client.ts';
import type { LinkedGroup } from '../columns.ts';
import type { Part } from '../dataset.ts';
import { openPart } from '../head.ts';
import { quotedName } from '../header-help.ts';
import { LoadError } from '../load-error.ts';
import { scanRecords } from './scan.ts';

/** Engine errors that have nothing to do with what stands in a file. */
const otherReasons = new Set([
  ...['timeout', 'memory', 'rows', 'cancelled', 'disk-full', 'unwritable', 'unreachable', 'locked', 'busy'],
]);

/** @returns what to throw instead of `error` */
export const diagnose = async (error: unknown, groups: readonly LinkedGroup[]): Promise<unknown> => {
  if (!(error instanceof WarehouseError) || otherReasons.has(error.code)) return error;
  const text = error.cause instanceof Error ? error.cause.message : String(error.cause);
  const parts = groups.flatMap(({ group }) => group.parts.map((part) => ({ part, group })));
  const src = Number(/(\d{6})\.(?:csv|ndjson|parquet)/.exec(text)?.[1]);
  const named = parts.filter(({ part }) => part.src === src);
  for (const { part, group } of named.length > 0 ? named : parts) {
    if (part.format === 'parquet') {
      if (named.length > 0)
        return new LoadError(`${part.name} cannot be read as Parquet: ${await parquetFault(part, text)}`);
      continue;
    }
    try {
      await scanRecords(
        { name: part.name, bytes: openPart(part), format: part.format, header: group.header, trims: group.trims },
        () => false,
        () => {},
      );
    } catch (found) {
      return found;
    }
  }
  const which = named[0]?.part.name;
  // It was unpacked to its end just now.
  if (which && named[0]?.part.gzip && /inflate/.test(text))
    return new LoadError(`${which} has something behind its gzip data: unpack it and pack it again.`);
  return which ? new LoadError(`${which} cannot be read: ${firstSentence(text)}`) : error;
};

const parquetMark = 'PAR1';

/** The engine only says that there is no structure; what is missing of a file that was cut short is its end. */
const parquetFault = async (part: Part, text: string): Promise<string> => {
  const file = await open(part.path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, Math.max(0, part.bytes - 4));
    if (buffer.toString('latin1') === parquetMark) {
      const twice = /Cannot add column (.+?): column with this name already exists/.exec(text)?.[1];
      if (twice !== undefined) return `the column ${quotedName(twice)} stands twice in it.`;
      const column = /: column: (.+?): \(in file/.exec(text)?.[1];
      if (column !== undefined) return `in the column ${quotedName(column)}: ${firstSentence(text)}`;
      const sentence = firstSentence(text);
      // The first word alone is the name of something in a library.
      return sentence.includes(' ') ? sentence : 'what stands in it is damaged. Copy it or write it again.';
    }
    return 'its end is missing, so it was cut short or is no Parquet file. Copy it or write it again.';
  } finally {
    await file.close();
  }
};

/** The engine's own words without its codes, addresses and rows. */
const firstSentence = (text: string): string => {
  const sentence = text
    .replace(/^.*?DB::Exception: /s, '')
    .split(/[\n:]|[.] Error/)[0]
    ?.trim();
  return sentence ? `${sentence.replace(/\.$/, '')}.` : 'the engine cannot read it.';
};
