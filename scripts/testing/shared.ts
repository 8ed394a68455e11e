/**
 * What the test files of a worker share: it stays open from one file that asks for it to the next, and is closed where a file
 * comes that does not, which may open an engine of its own. A process has room for one.
 */
import { readFileSync } from 'node:fs';

/** What a test file says that asks for the portal that is shared; asked for in other words it is refused. */
export const sharingWords = '= await sharedPortal(';

export const sharesPortal = (file: string): boolean => readFileSync(file, 'utf8').includes(sharingWords);

let close = async (): Promise<void> => {};

export const keepOpen = (closeIt: () => Promise<void>): void => {
  close = closeIt;
};

export const closeShared = async (): Promise<void> => {
  const closeIt = close;
  close = async () => {};
  await closeIt();
};
