/** The entry of the browser's history that a page stands on. The router has no public names for these: its own stand here alone. */
import type { ParsedLocation } from '@tanstack/react-router';

type Entry = Pick<ParsedLocation, 'state'>;

/** Another one after each navigation, those that replace the entry among them. */
export const entryKeyOf = ({ state }: Entry): string | undefined => state.__TSR_key;

/** Where the entry stands among the others: the same while it is replaced. */
export const entryPlaceOf = ({ state }: Entry): number => state.__TSR_index;
