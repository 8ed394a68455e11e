// Sessions of one data folder, lent to one statement at a time, and the control session that looks at and stops what the
// others do.
//
// TRICKY: output of a statement that failed stands in front of the next answer on the same session. A session that saw any
// failure is therefore closed, and a new one (0.2 ms) takes its place.

import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { errorCode } from '@cvm/contract';
import type { Session } from 'chdb';
import { z } from 'zod';
import { type Progress, WarehouseError } from '../client.ts';
import { mergedPartsMin, niceness } from '../settings.ts';
import { library } from './library.ts';
import { quote, type Told } from './params.ts';

export type Slot = { readonly session: Session; readonly told: Told; database: string };

export class Sessions {
  readonly #folder: string;
  readonly #idle: Slot[] = [];
  #control: Session;

  /** @throws WarehouseError `locked` when another process holds the folder, or this one holds another folder */
  constructor(folder: string) {
    this.#folder = folder;
    this.#control = openFirst(folder);
  }

  take(): Slot {
    return this.#idle.pop() ?? { session: this.#open(), told: new Map(), database: 'default' };
  }

  #open(): Session {
    const session = new (library().Session)(this.#folder);
    session.query(`SET max_query_size = ${statementBytesMax}`);
    return session;
  }

  /** `clean` only when the statement ended without any failure. */
  give(slot: Slot, clean: boolean): void {
    if (clean) this.#idle.push(slot);
    else slot.session.close();
  }

  /** Stops the statement with this tag. Never SYNC, which hangs in an embedded engine. */
  kill(tag: string): void {
    this.#ask(`KILL QUERY WHERE Settings['log_comment'] = ${quote(tag)} ASYNC`);
  }

  /** How far the statement with this tag is; null when it has not started or is over. */
  progress(tag: string): Progress | null {
    const [line] = this.#ask(
      `SELECT read_rows, total_rows_approx, elapsed FROM system.processes
      WHERE Settings['log_comment'] = ${quote(tag)} FORMAT JSONCompactEachRow`,
    ).split('\n');
    if (!line) return null;
    const [rowsRead, total, elapsed] = z.tuple([z.number(), z.number(), z.number()]).parse(JSON.parse(line));
    return { rowsRead, rowsTotal: total > 0 ? total : null, elapsedMs: elapsed * 1000 };
  }

  async close(): Promise<void> {
    for (const { session } of this.#idle.splice(0)) session.close();
    this.#control.close();
    await library().drainPending();
  }

  /** A short statement on this thread, so that it needs no free one of the pool. '' when it fails. */
  #ask(sql: string): string {
    try {
      return this.#control.query(sql);
    } catch {
      this.#control.close();
      this.#control = openFirst(this.#folder);
      return '';
    }
  }
}

/** The engine's own default is nine tenths of the machine; its allocator peaks a third above what it counts. */
const memoryBytesMax = (): number =>
  Math.floor(0.6 * Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY));

/**
 * Places for merges and deletions in the background. The embedded engine has 4 otherwise, and when they are taken the parts that
 * are left wait for half a second: a deletion of three titles in 11 parts took 0.7 to 1.7 s, with 16 places 0.17 s.
 */
const backgroundPlaces = 8;

/**
 * What the engine is told in a file. Merges take what others leave of the processors. Left alone it counts how many values each column of
 * each part has, for a planner that is not asked (`use_statistics`): 2.5 of the 46 s of the processor that a load of 10 million views took.
 */
const configuration = `<clickhouse>
  <os_threads_nice_value_merge_mutate>${niceness.merges}</os_threads_nice_value_merge_mutate>
  <merge_tree>
    <auto_statistics_types></auto_statistics_types>
    <min_parts_to_merge_at_once>${mergedPartsMin}</min_parts_to_merge_at_once>
  </merge_tree>
</clickhouse>
`;

/** Values are told in a statement, of which the engine reads no more than 256 KiB otherwise: some 20,000 ids. */
const statementBytesMax = 256 * 1024 * 1024;

/** The limit on all statements together belongs to the engine and is taken from the first session, as are its places. */
const openFirst = (folder: string): Session => {
  const { Session } = library();
  const file = path.join(folder, 'engine.xml');
  try {
    // Where no room is left, too, a portal opens what it has.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== configuration) writeFileSync(file, configuration);
    return new Session(folder, {
      connectionArgs: [
        `--config-file=${file}`,
        `--max_server_memory_usage=${memoryBytesMax()}`,
        `--background_pool_size=${backgroundPlaces}`,
      ],
    });
  } catch (cause) {
    const details = { engineCode: 76, cause };
    if (cause instanceof Error && /only one active data directory/.test(cause.message))
      throw new WarehouseError('locked', `This process already has another data folder than ${folder} open.`, details);
    const holder = holderOf(folder);
    if (holder !== undefined)
      throw new WarehouseError('locked', `The data folder ${folder} is in use by process ${holder}.`, details);
    throw new WarehouseError('failed', `The data folder ${folder} cannot be opened: ${whyClosed(folder)}.`, { cause });
  }
};

/** The engine says on the terminal which of its files it cannot read, and nothing of it to whoever opens the folder. */
const whyClosed = (folder: string): string => {
  try {
    accessSync(folder, constants.W_OK);
    return 'files in it are damaged, which the lines before name, or a process out of sight holds it. Where files are damaged, bring the folder back from a backup, or move it away and load the data again';
  } catch {
    return 'it cannot be written';
  }
};

/** The engine notes its process id in `status` and leaves the file behind, so the process must also be alive. */
const holderOf = (folder: string): number | undefined => {
  try {
    const holder = Number(/^PID: (\d+)/m.exec(readFileSync(path.join(folder, 'status'), 'utf8'))?.[1]);
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It lives, and belongs to someone else.
    return errorCode(error) === 'EPERM';
  }
};
