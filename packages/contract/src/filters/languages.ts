/** English names of ISO 639-1 languages. */
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The name of a language; the text itself where it is no code. */
export const languageName = (code: string): string => (/^[a-z]{2,3}$/.test(code) ? (names.of(code) ?? code) : code);
