/**
 * The query part of an address, both directions: plain `URLSearchParams`, a key that is repeated being a list.
 * `/shows?filters=country:US&filters=date:last+30+days` gives `{ filters: ['country:US', 'date:last 30 days'] }`.
 * Values stay text: what they mean is decided by whoever reads them (filters: `@cvm/contract`).
 */

type SearchValue = string | readonly string[];
export type SearchParams = Record<string, SearchValue>;

/** Reads `?a=1&b=2&b=3`, with or without the question mark. */
export const parseSearch = (text: string): SearchParams => {
  const params = new URLSearchParams(text);
  const entries = [...new Set(params.keys())].map((key): [string, SearchValue] => {
    const values = params.getAll(key);
    return [key, values.length === 1 ? (values[0] ?? '') : values];
  });
  // Not by assignment: `__proto__` is a key like any other.
  return Object.fromEntries(entries);
};

/** Colons and commas are allowed in a query as they are; encoded they would make every filter unreadable. */
const readable = (text: string): string => text.replaceAll('%3A', ':').replaceAll('%2C', ',');

/** Writes the query, question mark included; empty when nothing is in it. Undefined, null and empty lists are left out. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${readable(text)}`;
};

/** A search value as a list: absent is empty. */
export const asList = (value: unknown): string[] =>
  value === undefined || value === null ? [] : (Array.isArray(value) ? value : [value]).map(String);
