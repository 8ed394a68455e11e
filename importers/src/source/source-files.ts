/** What a source path holds. A path in, file names out; a missing source or file is an ImportError that says what was expected. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cannotRead, ImportError } from '../import-error.ts';

/** Names of the files directly in `folder`. `expected` describes the layout and ends every message. */
export const filesOf = async (folder: string, expected: string): Promise<ReadonlySet<string>> => {
  const kind = await kindOf(folder);
  if (kind === 'absent') throw new ImportError('source', `${folder} does not exist. ${expected}`);
  if (kind === 'file') {
    throw new ImportError('source', `${folder} is a file, a folder is needed (unpack an archive first). ${expected}`);
  }
  return new Set(await readdir(folder));
};

/** The path of `fileName` in `source`, or `source` itself where that is a file already. */
export const fileIn = async (source: string, fileName: string, expected: string): Promise<string> => {
  if ((await kindOf(source)) === 'file') return source;
  const present = await filesOf(source, expected);
  if (!present.has(fileName)) throw missingFile(source, fileName, expected);
  return join(source, fileName);
};

export const missingFile = (folder: string, fileName: string, expected: string): ImportError =>
  new ImportError('source', `${fileName} is missing in ${folder}. ${expected}`);

const kindOf = async (path: string): Promise<'absent' | 'file' | 'folder'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return 'absent';
    throw cannotRead(path, error);
  }
};
