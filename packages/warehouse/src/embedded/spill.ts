// Files on the way between this process and the embedded engine: the rows of a stream, the bytes of an insert. They lie in a
// folder beside the data and live as long as one call.
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm, statfs, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Insert } from '../client.ts';
import { linesOf } from '../rows.ts';
import { diskBytesMin } from '../settings.ts';

const prefix = 'spill-';
/** The engine writes some megabytes of a file meanwhile. */
const lookEveryMs = 50;
let files = 0;

export class Spill {
  readonly #folder: string;

  /** Removes what an earlier process left behind in `dataFolder`, which this process must hold. */
  constructor(dataFolder: string) {
    const own = `${prefix}${process.pid}`;
    for (const name of readdirSync(dataFolder))
      if (name.startsWith(prefix) && name !== own)
        rmSync(path.join(dataFolder, name), { recursive: true, force: true });
    this.#folder = path.join(dataFolder, own);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Path of a file to be made, and removed by `remove`. */
  next(suffix: string): string {
    files += 1;
    return path.join(this.#folder, `${files}${suffix}`);
  }

  /** Brings the source of an insert to `file`, a name without the wildcards that the engine expands in paths. */
  async place(source: Insert['source'], file: string, signal: AbortSignal): Promise<void> {
    if ('path' in source) await symlink(path.resolve(source.path), file);
    else await pipeline(source, createWriteStream(file), { signal });
  }

  /** Is less left than everybody leaves to the others? */
  async isFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize < diskBytesMin;
  }

  /**
   * Looks at the disk while the engine fills a file: no setting has it leave room, and it may end a file where the disk ended, without
   * a word. The signal is raised when there is too little.
   */
  watch(): { readonly signal: AbortSignal; readonly end: () => void } {
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      if (await this.isFull()) controller.abort();
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return { signal: controller.signal, end: () => clearInterval(timer) };
  }

  remove(file: string): Promise<void> {
    return rm(file, { force: true });
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const readLines = (file: string): AsyncGenerator<string[]> =>
  linesOf(createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 }));
