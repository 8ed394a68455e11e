// What may have been meant by a value that broke a rule, behind the sentence about it. Text in; text out, '' where nothing is
// to be guessed. Nothing is replaced by a guess.
import { calendar, suggestCountry, suggestLanguage } from '@cvm/contract';
import type { ColumnKind } from '../format.ts';

/** @param says the rule that was broken, @param value the field as it stands */
export const hintOf = (kind: ColumnKind, says: string, value: string): string => {
  if (says.endsWith('control character')) return controlsIn(value);
  if (!says.startsWith('is no')) return '';
  if (value !== value.trim()) return '; there are blanks around it';
  switch (kind) {
    case 'country':
      return meant(suggestCountry(value));
    case 'language':
      return meant(suggestLanguage(value));
    case 'gender':
      return '; leave it empty where it is neither or unknown';
    case 'id':
      return /^\d+\.0+$/.test(value) ? meant(value.replace(/\.0+$/, '')) : '';
    case 'date':
    case 'time':
      return momentHint(kind, value);
    case 'number':
    case 'whole':
      return /^\d{1,3}(?:[ ,.']\d{3})+$/.test(value) ? meant(value.replace(/\D/g, '')) : '';
    default:
      return '';
  }
};

const meant = (guess: string | undefined): string => (guess === undefined ? '' : `; did you mean ${guess}?`);

/** `U+0000`, of each different one. */
const controlsIn = (value: string): string => {
  const codes = [...new Set(value)].map((char) => char.codePointAt(0) ?? 0).filter((code) => code < 32 || code === 127);
  const names = codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
};

const momentHint = (kind: 'date' | 'time', value: string): string => {
  const seconds = /^\d{9,10}(?:\.\d+)?$/.test(value)
    ? Number(value)
    : /^\d{12,13}$/.test(value)
      ? Number(value) / 1000
      : null;
  if (seconds !== null) {
    const iso = new Date(Math.floor(seconds) * 1000).toISOString();
    return `; seconds since 1970 are written as ${kind === 'date' ? iso.slice(0, 10) : iso.replace('.000Z', 'Z')}`;
  }
  if (/^(?:2[3-9]|[3-9]\d)\d{2}-\d{2}-\d{2}/.test(value))
    return `; no day after ${calendar.last} can be held: leave it empty where it is not known`;
  const yearFirst = /^(\d{4})[/.]?(\d{2})[/.]?(\d{2})(.*)$/s.exec(value);
  if (yearFirst && !value.includes('-')) return meant(`${yearFirst.slice(1, 4).join('-')}${withColons(yearFirst[4])}`);
  return dayFirst(value);
};

/** `T200000Z` of a time without marks as `T20:00:00Z`. */
const withColons = (time = ''): string => time.replace(/^([T ]\d{2})(\d{2})(\d{2})/, '$1:$2:$3');

/** Day and month are told apart where one of them is above 12, and never guessed. */
const dayFirst = (value: string): string => {
  const [, a = '', mark = '', b = '', year = '', rest = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(.*)$/s.exec(value) ?? [];
  if (year === '') return '';
  const [first, second] = [Number(a), Number(b)];
  if (mark !== '.' && first <= 12 && second <= 12) return '; write the year first, then the month, then the day';
  const [day, month] = mark === '.' || first > 12 ? [a, b] : [b, a];
  return meant(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`);
};

/** What is wrong with the shape of a row. */
export const defectHint = (says: string, text: string): string => {
  if (says !== 'cannot be read as a JSON object') return '';
  if (/:\s*(?:NaN|-?Infinity)\b/.test(text)) return ': NaN and Infinity are no JSON; write null';
  return unreadJson(text);
};

/** What is JSON and cannot be held: the engine has numbers of 64 bits, and texts of whole characters. */
const unreadJson = (text: string): string => {
  let hasHalf = false;
  const look = (name: string, value: unknown): unknown => {
    if (/\p{Surrogate}/u.test(name) || (typeof value === 'string' && /\p{Surrogate}/u.test(value))) hasHalf = true;
    return value;
  };
  try {
    if (!text.trimStart().startsWith('{') || JSON.parse(text, look) === null) return '';
  } catch {
    return '';
  }
  if (hasHalf) return ': a text in it has half of a character, such as \\ud83d with nothing behind it';
  return /\d{19}|\d[eE]\+?\d{3}/.test(text)
    ? ': a number in it has more than 64 bits; write ids in quotes, and null where there is no number'
    : '';
};
