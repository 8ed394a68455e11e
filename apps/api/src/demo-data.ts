/** The first start of an empty portal: invents the demo dataset in a folder of its own and loads it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, formatCount, formatValue } from '@cvm/contract';
import { defaultMembers, defaultSeed, defaultTitles, generateDemo } from '@cvm/demo';
import { OrderError } from '@cvm/warehouse';
import type { LiveLine } from './live-line.ts';
import type { LoadDesk } from './load/load-desk.ts';
import { progressText } from './load/progress-text.ts';
import { demoFolder } from './own-data.ts';
import { StartError } from './stores.ts';

export type DemoSize = { readonly members: number; readonly titles: number };

/** The dataset may lie on another disk than the data folder, which has to be named. */
const noRoom = (error: unknown): unknown => {
  const code = errorCode(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new StartError(
    `There is no room for the demo data in the folder for temporary files, ${tmpdir()}. Free some space there, set TMPDIR to a folder on another disk, or start without them: DEMO=0.`,
    { cause: error },
  );
};

/**
 * Whether it was loaded: not where another portal that shares the store loads into it meanwhile. `onFolder` is told how to remove the
 * folder, for a program that ends before the load does.
 */
export const loadDemoData = async (
  loads: LoadDesk,
  line: LiveLine,
  size: DemoSize = { members: defaultMembers, titles: defaultTitles },
  onFolder: (remove: () => Promise<void>) => void = () => {},
): Promise<boolean> => {
  const out = await mkdtemp(join(tmpdir(), demoFolder)).catch((error: unknown) => {
    throw noRoom(error);
  });
  const remove = (): Promise<void> => rm(out, { recursive: true, force: true, maxRetries: 3 });
  onFolder(remove);
  const audience = `${formatCount(size.members, 'member')}, ${formatCount(size.titles, 'title')}`;
  try {
    const onProgress = ({ table, rows }: { table: string; rows: number }): void =>
      line.show(`Inventing the demo audience (${audience}): ${formatValue('count', rows)} ${table}`);
    await generateDemo({ ...size, seed: defaultSeed, out, onProgress }).catch((error: unknown) => {
      throw noRoom(error);
    });
    await loads.load(out, {
      mode: 'full',
      onProgress: (progress) => line.show(`Loading the demo data: ${progressText(progress)}`),
    });
    return true;
  } catch (error) {
    if (error instanceof OrderError) return false;
    throw error;
  } finally {
    line.clear();
    await remove();
  }
};
