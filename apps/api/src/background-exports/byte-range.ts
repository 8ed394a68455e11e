/** The one range of bytes that a download asks for (RFC 9110, section 14). */

export type ByteRange = { readonly start: number; readonly end: number };

/**
 * @returns the bytes asked for, ends included; `all` where none are, or in a form that a server may leave aside (several
 * ranges, another unit); null where there are no such bytes
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'all' | null => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '')
    return Number(last) === 0 || size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range whose end is before its beginning is no range.
  if (last !== '' && Number(last) < start) return 'all';
  return start >= size ? null : { start, end };
};
