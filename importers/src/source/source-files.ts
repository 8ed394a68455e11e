/** What a source path holds. A path in, file names out; a missing source or file is an ImportError that says what was expected. */
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cannotRead, ImportError } from '../import-error.ts';

/** To be asked before anything is written, which might make the folder. */
export const refuseAbsent = async (source: string, expected: string): Promise<void> => {
  if ((await kindOf(source)) === 'absent') throw absent(source, expected);
};

/** Names of the files directly in `folder`. `expected` describes the layout and ends every message. */
export const filesOf = async (folder: string, expected: string): Promise<ReadonlySet<string>> => {
  const kind = await kindOf(folder);
  if (kind === 'absent') throw absent(folder, expected);
  if (kind === 'file') {
    throw new ImportError('source', `${folder} is a file, a folder is needed (unpack an archive first). ${expected}`);
  }
  return new Set(await readdir(folder));
};

/** The path of `fileName` in `source`, or `source` itself where that is a file already. */
export const fileIn = async (source: string, fileName: string, expected: string): Promise<string> => {
  if ((await kindOf(source)) === 'file') return source;
  const present = await filesOf(source, expected);
  if (present.has(fileName)) return join(source, fileName);
  const isNamed = (packedOf(fileName, present) ?? otherCaseOf(fileName, present)) !== undefined;
  const hint = isNamed ? '' : await elsewhere(source, present, [fileName]);
  throw missingFile(source, fileName, present, `${hint} ${expected}`.trim());
};

/** Whether the last line of a file has no line end. */
export const endsOpen = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size === 0) return false;
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
      return !/[\r\n]/.test(buffer.toString('latin1'));
    } finally {
      await file.close();
    }
  } catch (error) {
    throw cannotRead(path, error);
  }
};

/** @param present names of the files of `folder` */
export const missingFile = (
  folder: string,
  fileName: string,
  present: ReadonlySet<string>,
  expected: string,
): ImportError => {
  const packed = packedOf(fileName, present);
  const other = otherCaseOf(fileName, present);
  const renamed = other === undefined ? '' : `, which holds ${other}: rename it`;
  const remedy = packed === undefined ? renamed : `, which holds ${packed}: unpack it`;
  return new ImportError('source', `${fileName} is missing in ${folder}${remedy}. ${expected}`);
};

/** The name of the file that `fileName` is packed in. */
export const packedOf = (fileName: string, present: ReadonlySet<string>): string | undefined =>
  ['.gz', '.zip', '.bz2', '.xz', '.zst', '.7z'].map((ending) => fileName + ending).find((name) => present.has(name));

const otherCaseOf = (fileName: string, present: ReadonlySet<string>): string | undefined =>
  [...present].find((name) => name.toLowerCase() === fileName.toLowerCase());

/**
 * Where the files may be that a folder does not hold: in a folder or an archive in it, or by names in other letters. A sentence,
 * '' where nothing is found.
 */
export const elsewhere = async (
  folder: string,
  present: ReadonlySet<string>,
  wanted: readonly string[],
): Promise<string> => {
  for (const name of present) {
    const inside = join(folder, name);
    const names: string[] = await readdir(inside).catch(() => []);
    if (wanted.some((file) => names.includes(file))) return ` Did you mean ${inside}?`;
  }
  const renamed = wanted.flatMap((file) => otherCaseOf(file, present) ?? []);
  if (renamed.length > 0) return ` Rename ${renamed.join(', ')}: the names are in small letters.`;
  const archive = [...present].find((name) => /\.(?:zip|tar|tgz|tar\.gz|7z|rar)$/i.test(name));
  return archive === undefined ? '' : ` It holds ${archive}: unpack it.`;
};

const absent = (path: string, expected: string): ImportError =>
  new ImportError('source', `${path} does not exist. ${expected}`);

const kindOf = async (path: string): Promise<'absent' | 'file' | 'folder'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return 'absent';
    throw cannotRead(path, error);
  }
};
