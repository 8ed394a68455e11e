/**
 * What the test files of a worker share: it stays open from one file that asks for it to the next, and is closed where a file
 * comes that does not, which may open an engine of its own. A process has room for one.
 */
import { readFileSync } from 'node:fs';

/** What a test file says that asks for it: the portal that is shared, or the accounts stores. */
export const sharingWords = { portal: '= await sharedPortal(', accounts: '= useStore(' } as const;

type Shared = keyof typeof sharingWords;

export const shares = (file: string, what: Shared): boolean => readFileSync(file, 'utf8').includes(sharingWords[what]);

type Kept = { readonly what: Shared; readonly close: () => Promise<void> };

let kept: readonly Kept[] = [];

export const keepOpen = (what: Shared, close: () => Promise<void>): void => {
  kept = [...kept, { what, close }];
};

/** Closes what this file does not share. */
export const closeShared = async (file: string | undefined): Promise<void> => {
  const isShared = ({ what }: Kept): boolean => file !== undefined && shares(file, what);
  const others = kept.filter((one) => !isShared(one));
  kept = kept.filter(isShared);
  for (const { close } of others) await close();
};
