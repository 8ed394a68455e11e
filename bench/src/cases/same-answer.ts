/** Do two answers say the same? In: rows of each and the columns that name a row. Out: null, or what differs first. */

type Row = Readonly<Record<string, unknown>>;

/** Sums of floats in another order differ in the last digits. */
const tolerance = 1e-9;

const alike = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'number' || typeof b !== 'number') return (a ?? null) === (b ?? null);
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
};

/** Columns that only `ours` has are not compared; rows may stand in any order. */
export const findDifference = (ours: readonly Row[], hand: readonly Row[], key: readonly string[]): string | null => {
  const nameOf = (row: Row): string => JSON.stringify(key.map((column) => row[column] ?? null));
  const byName = new Map(ours.map((row) => [nameOf(row), row]));
  if (ours.length !== hand.length) return `${ours.length} rows here, ${hand.length} by hand`;
  for (const row of hand) {
    const found = byName.get(nameOf(row));
    if (found === undefined) return `${nameOf(row)} stands only in the hand-written answer`;
    const column = Object.keys(row).find((name) => !alike(found[name], row[name]));
    if (column !== undefined) return `${nameOf(row)} ${column}: ${found[column]} here, ${row[column]} by hand`;
  }
  return null;
};
