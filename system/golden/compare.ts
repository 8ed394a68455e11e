/**
 * Compares an answer of the API with the expected rows of a golden case. Numbers agree within the case's tolerance
 * (relative, absolute below 1); null must be null, not missing; fields beyond the expected ones are allowed; rows come in
 * the expected order, but two whose sort values are equal but for rounding may change places.
 */
export type Cell = string | number | boolean | null;
export type GoldenRow = Record<string, Cell>;

export type Expectation = {
  status?: number;
  rows?: GoldenRow[];
  key?: string[];
  ordered?: boolean;
  sort?: string[];
  tolerance?: number;
  meta?: Record<string, Cell>;
  /** The merged stream of a benchmark. */
  object?: GoldenObject;
};

export type GoldenObject = { [name: string]: Cell | GoldenObject };

export type Case = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  filters?: string[];
  sorts?: string;
  limit?: number;
  body?: unknown;
  token?: boolean;
  expect: Expectation;
};

const same = (a: Cell | undefined, b: Cell | undefined, tolerance: number): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b;

const keyOf = (row: GoldenRow, key: readonly string[]): string =>
  JSON.stringify(key.map((field) => row[field] ?? null));

const differFields = (expected: GoldenRow, got: GoldenRow, tolerance: number): string | null => {
  for (const [name, value] of Object.entries(expected)) {
    if (!(name in got)) return `${name}: expected ${JSON.stringify(value)}, got no such field`;
    if (!same(value, got[name], tolerance))
      return `${name}: expected ${JSON.stringify(value)}, got ${JSON.stringify(got[name])}`;
  }
  return null;
};

const differOrder = (
  expect: Required<Pick<Expectation, 'rows' | 'key' | 'sort' | 'tolerance'>>,
  got: GoldenRow[],
): string | null => {
  const theirs = new Map(got.map((row) => [keyOf(row, expect.key), row]));
  for (const [place, want] of expect.rows.entries()) {
    const have = got[place];
    const twin = theirs.get(keyOf(want, expect.key));
    if (!have || !twin || keyOf(have, expect.key) === keyOf(want, expect.key)) continue;
    const near =
      expect.sort.length > 0 && expect.sort.every((field) => same(want[field], have[field], expect.tolerance));
    if (!near || expect.sort.every((field) => twin[field] === have[field]))
      return `order: row ${place + 1} should be ${keyOf(want, expect.key)}, got ${keyOf(have, expect.key)}`;
  }
  return null;
};

/** The first difference as a sentence, null when there is none. */
export const differRows = (expect: Expectation, got: GoldenRow[]): string | null => {
  const { rows = [], key = [], sort = [], tolerance = 0 } = expect;
  const theirs = new Map(got.map((row) => [keyOf(row, key), row]));
  if (theirs.size < got.length) return 'a row stands more than once';
  if (got.length !== rows.length) return `${rows.length} rows expected, got ${got.length}`;
  for (const row of rows) {
    const twin = theirs.get(keyOf(row, key));
    if (!twin) return `row ${keyOf(row, key)} is missing`;
    const found = differFields(row, twin, tolerance);
    if (found) return `row ${keyOf(row, key)} ${found}`;
  }
  return expect.ordered ? differOrder({ rows, key, sort, tolerance }, got) : null;
};

/** Likewise for the answer's meta. */
export const differMeta = (expect: Expectation, meta: GoldenRow): string | null => {
  const found = differFields(expect.meta ?? {}, meta, expect.tolerance ?? 0);
  return found ? `meta.${found}` : null;
};

const isObject = (value: Cell | GoldenObject | undefined): value is GoldenObject =>
  typeof value === 'object' && value !== null;

/** Likewise for objects in objects. */
export const differObject = (
  expected: GoldenObject,
  got: GoldenObject | undefined,
  tolerance: number,
  at = '',
): string | null => {
  for (const [name, value] of Object.entries(expected)) {
    const path = `${at}${name}`;
    const theirs = got?.[name];
    if (isObject(value)) {
      const found = differObject(value, isObject(theirs) ? theirs : undefined, tolerance, `${path}.`);
      if (found) return found;
    } else if (isObject(theirs) || !same(value, theirs, tolerance))
      return `${path}: expected ${JSON.stringify(value)}, got ${JSON.stringify(theirs)}`;
  }
  return null;
};
