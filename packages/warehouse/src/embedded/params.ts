// Parameter values -> one `SET` statement for a session. This is the only place where a value stands in SQL text.
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

/** The engine's text form of a parameter. */
const paramText = (value: ParamValue): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  const items = value.map((item) =>
    typeof item === 'number' ? String(item) : `'${escapeText(item).replaceAll("'", "\\'")}'`,
  );
  return `[${items.join(',')}]`;
};

/** The `SET` that readies a session for a statement; names must have passed `checkParams`. */
export const setText = ({ params = {} }: Statement, settings: Settings): string => {
  const pairs = [
    ...Object.entries(settings).map(([name, value]) => [name, typeof value === 'number' ? value : quote(value)]),
    ...Object.entries(params).map(([name, value]) => [`param_${name}`, quote(paramText(value))]),
  ];
  return `SET ${pairs.map(([name, value]) => `${name} = ${value}`).join(', ')}`;
};

/** Empties the parameters of a finished statement, which the engine cannot remove; '' where there were none. */
export const clearText = ({ params = {} }: Statement): string => {
  const names = Object.keys(params);
  return names.length === 0 ? '' : `SET ${names.map((name) => `param_${name} = ''`).join(', ')}`;
};
