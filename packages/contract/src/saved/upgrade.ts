/**
 * Saved JSON and its version. A shape is never edited: the next version gets a step that leads there from the one
 * before, and whatever is read goes through the steps it still lacks.
 */

/** `steps[0]` leads from version 1 to 2, and so on. */
export type Upgrades = readonly ((saved: unknown) => unknown)[];

/** The version that these steps lead to: what is written today. */
export const currentVersion = (steps: Upgrades): number => steps.length + 1;

/** Saved JSON in today's shape, not yet parsed. Throws for a version that this program does not know. */
export const upgrade = (saved: unknown, version: number, steps: Upgrades): unknown => {
  if (!Number.isInteger(version) || version < 1 || version > currentVersion(steps))
    throw new Error(`Saved JSON has version ${version}; this program knows 1 to ${currentVersion(steps)}.`);
  return steps.slice(version - 1).reduce((value, step) => step(value), saved);
};
