// Settings and parameter values -> one `SET` statement for a session, of what differs from the statement before on it. This is
// the only place where a value stands in SQL text.
//
// Why that is safe: a value goes through two encodings, each undone by one parser of the engine. The inner one is the
// engine's text form of a parameter (tab-separated escapes; quoted elements inside an array), read by the declared type of
// the placeholder and never as SQL. The outer one makes that text a SQL string literal, in which only `\` and `'` mean
// anything; both are escaped, so no value can end the literal.
import type { ParamValue, Statement } from '../client.ts';
import type { Settings } from '../settings.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\0': '\\0',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const escapeText = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters the engine's text form escapes.
  return text.replace(/[\\\0\x08\f\n\r\t]/g, (character) => escapes[character] ?? character);
};

/** A SQL string literal. A NUL, which would end the whole text, is written as an escape. */
export const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\0', '\\0')}'`;

export const paramPrefix = 'param_';

/** The engine's text form of a parameter. */
export const paramText = (value: ParamValue): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  const items = value.map((item) =>
    typeof item === 'number' ? String(item) : `'${escapeText(item).replaceAll("'", "\\'")}'`,
  );
  return `[${items.join(',')}]`;
};

/** What a session was told last: settings and parameters by name, as SQL literals. */
export type Told = Map<string, string>;

/**
 * What a session must still be told before a statement, so that all of `settings` and its own parameters hold, and no value of an
 * earlier one: parameters that it does not name are emptied, because the engine cannot remove them. Names must have passed
 * `checkParams`; `settings` must have the same names for every statement of a session.
 */
export const untold = ({ params = {} }: Statement, settings: Settings, told: Told): Told => {
  const wanted: Told = new Map(
    [...told.keys()].filter((name) => name.startsWith(paramPrefix)).map((name) => [name, quote('')]),
  );
  for (const [name, value] of Object.entries(settings))
    wanted.set(name, typeof value === 'number' ? String(value) : quote(value));
  for (const [name, value] of Object.entries(params)) wanted.set(`${paramPrefix}${name}`, quote(paramText(value)));
  return new Map([...wanted].filter(([name, literal]) => told.get(name) !== literal));
};

/** Tells it. */
export const setText = (tell: Told): string =>
  `SET ${[...tell].map(([name, literal]) => `${name} = ${literal}`).join(', ')}`;
