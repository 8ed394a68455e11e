/** Texts that people type: an é is one sign or two, and looks the same. */

/** A text as it is kept: without blanks around it, each letter one sign where there is one. */
export const keptText = (text: string): string => text.trim().normalize('NFC');

/** A text as it is compared and searched: likewise, in any case. */
export const comparedText = (text: string): string => keptText(text).toLowerCase();

/** No line breaks, tabs and other signs that steer and show nothing. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
