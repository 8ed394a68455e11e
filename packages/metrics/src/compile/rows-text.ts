/**
 * Rows as the text of a JSON array, the very text that `JSON.stringify` makes of them. No row is made for it, and
 * figures of nine decimals are written from a whole number (decision 72 says what it saves).
 */
import type { CellValue, Column } from '@cvm/contract';

/** A column with its values by the places of rows. */
type WrittenColumn = Pick<Column, 'name' | 'type'> & { readonly valueAt: (place: number) => CellValue };

/** Room for a value that is no text, and for what stands around one: no number has as many digits. */
const valueBytes = 32;
/** At most so many bytes of UTF-8 for a unit of a text, which may be written as an escape. */
const unitBytes = 6;
/**
 * Where texts are written, one after the other: memory that is asked for anew took a tenth of a long answer. A longer text than this
 * has memory of its own.
 */
const scratchBytesMax = 8 * 2 ** 20;
let scratch = Buffer.allocUnsafeSlow(2 ** 16);

const [quote, backslash, comma, minus, point, zero] = [0x22, 0x5c, 0x2c, 0x2d, 0x2e, 0x30];
const [closing, bracket, endBracket] = [0x7d, 0x5b, 0x5d];

const decimals = 1e9;
/** Up to 15 digits no two decimals are the same number, so that the shortest text of a number is the one that it was made of. */
const digitsMax = 1e15;
/** Below this numbers are written with an exponent. */
const exponentBelow = 1e-6;

/** Writes at a place where there is room, and returns the place behind it. */
type Write<Value> = (bytes: Buffer, at: number, value: Value) => number;

/** Characters of a byte each. */
const writePlain: Write<string> = (bytes, at, text) => {
  for (let index = 0; index < text.length; index += 1) bytes[at + index] = text.charCodeAt(index);
  return at + text.length;
};

/** Bytes that are written again and again, four at a time; up to three more are written behind them. */
type Stamp = { readonly length: number; readonly words: Uint32Array };

const stampOf = (text: string): Stamp => {
  const length = Buffer.byteLength(text);
  const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
  padded.write(text);
  return { length, words: Uint32Array.from({ length: padded.length / 4 }, (_, word) => padded.readUInt32BE(word * 4)) };
};

const writeStamp = (view: DataView, at: number, { length, words }: Stamp): number => {
  let place = at;
  for (const word of words) {
    view.setUint32(place, word);
    place += 4;
  }
  return at + length;
};

/** In quotes; what JSON escapes and what takes more than a byte is left to the runtime. */
const writeQuoted: Write<string> = (bytes, at, text) => {
  const begins = at + 1;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e || unit === quote || unit === backslash)
      return at + bytes.write(JSON.stringify(text), at);
    bytes[begins + index] = unit;
  }
  bytes[at] = quote;
  bytes[begins + text.length] = quote;
  return begins + text.length + 1;
};

/** At least so many digits of a number below 2^31, which is divided as a whole number. */
const writeDigits = (bytes: Buffer, at: number, value: number, least: number): number => {
  let end = at + least;
  for (let bound = 10 ** least; value >= bound; bound *= 10) end += 1;
  let left = value | 0;
  for (let place = end - 1; place >= at; place -= 1) {
    const next = (left / 10) | 0;
    bytes[place] = zero + left - next * 10;
    left = next;
  }
  return end;
};

const writeNumber: Write<number> = (bytes, at, value) => {
  const size = Math.abs(value);
  const scaled = Math.round(size * decimals);
  if (scaled >= digitsMax || scaled / decimals !== size || (size < exponentBelow && size !== 0))
    return writePlain(bytes, at, String(value));
  const begins = value < 0 ? at + 1 : at;
  if (value < 0) bytes[at] = minus;
  const whole = Math.floor(scaled / decimals);
  const end = writeDigits(bytes, begins, whole, 1);
  const rest = scaled - whole * decimals;
  if (rest === 0) return end;
  bytes[end] = point;
  let last = writeDigits(bytes, end + 1, rest, 9);
  while (bytes[last - 1] === zero) last -= 1;
  return last;
};

const isNumeric = (type: Column['type']): boolean => type === 'number' || type === 'integer';

/** Of a value that is no text; undefined where it is not of the type. */
const writeValue = (bytes: Buffer, at: number, value: CellValue, type: Column['type']): number | undefined => {
  if (value === null) return writePlain(bytes, at, 'null');
  if (typeof value === 'number')
    return isNumeric(type) && Number.isFinite(value) ? writeNumber(bytes, at, value) : undefined;
  return typeof value === 'boolean' && type === 'boolean' ? writePlain(bytes, at, String(value)) : undefined;
};

const isText = (type: Column['type']): boolean => type === 'text' || type === 'date' || type === 'time';

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);

/** Null where a value is neither of the type of its column nor null. */
export const jsonOf = (columns: readonly WrittenColumn[], page: readonly number[]): Buffer | null => {
  const cells = columns.map(({ name, type, valueAt }, index) => ({
    before: stampOf(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`),
    holdsText: isText(type),
    type,
    valueAt,
  }));
  let bytes = scratch;
  let view = viewOf(bytes);
  let at = 0;
  const makeRoom = (room: number): void => {
    if (at + room <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * bytes.length, at + room));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
    view = viewOf(bytes);
    if (larger.length <= scratchBytesMax) scratch = larger;
  };
  bytes[at] = bracket;
  at += 1;
  for (const place of page) {
    for (const { before, holdsText, type, valueAt } of cells) {
      const value = valueAt(place);
      const isOwnText = holdsText && typeof value === 'string';
      makeRoom(before.length + valueBytes + (isOwnText ? value.length * unitBytes : 0));
      at = writeStamp(view, at, before);
      const end = isOwnText ? writeQuoted(bytes, at, value) : writeValue(bytes, at, value, type);
      if (end === undefined) return null;
      at = end;
    }
    bytes[at] = closing;
    bytes[at + 1] = comma;
    at += 2;
  }
  // In place of the comma behind the last row.
  const end = page.length === 0 ? at : at - 1;
  bytes[end] = endBracket;
  // No longer than it is: it may be kept.
  return Buffer.copyBytesFrom(bytes, 0, end + 1);
};
