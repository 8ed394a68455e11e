/** Texts that a call must hold, and what is said where one is missing or wrong: the same by the form and by the server. */
import { z } from 'zod';
import { isOneLine, keptText } from '../filters/letters.ts';

/** What they are called, in forms and messages. */
export const textLabels = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  reportName: 'Report name',
  segmentName: 'Segment name',
  organizationName: 'Organization name',
} as const;

/** `Report name is required.` */
export const requiredMessage = (label: string): string => `${label} is required.`;

export const tooLongMessage = (label: string, charactersMax: number): string =>
  `${label} takes up to ${charactersMax} characters.`;

/** What is said of a text beyond its limit; blanks around it are not kept, and do not count. */
export const tooLong = (label: string, text: string, charactersMax: number): string | undefined =>
  text.trim().length > charactersMax ? tooLongMessage(label, charactersMax) : undefined;

/** What is said of a text that must be there: that it is missing, or beyond its limit. */
export const missingOrTooLong = (label: string, text: string, charactersMax: number): string | undefined =>
  text.trim() === '' ? requiredMessage(label) : tooLong(label, text, charactersMax);

/** What is said of a name over several lines: only whoever writes calls can send one. */
export const oneLineMessage = (label: string): string => `${label} takes one line of text.`;

/** A text that must be there. */
export const requiredText = (label: string, charactersMax: number) =>
  z
    .string({ error: requiredMessage(label) })
    .overwrite(keptText)
    .min(1, requiredMessage(label))
    .max(charactersMax, tooLongMessage(label, charactersMax));

/** Likewise a name. */
export const requiredName = (label: string, charactersMax: number) =>
  requiredText(label, charactersMax).refine(isOneLine, oneLineMessage(label));

/** Something that can be seen on either side of an @: only a message that arrives tells more. */
export const isEmailAddress = (text: string): boolean => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text);
