/** Rows of cells as aligned lines for a terminal; columns after the first `textColumns` are numbers and stand right. */
export const textTable = (rows: readonly (readonly string[])[], textColumns = 1): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};

export const count = (value: number): string => value.toLocaleString('en-US');
