/** What one answer may take of the engine. What would take more is refused in words, and others go on. */

export type Limit = {
  /** Of each statement. */
  readonly timeoutMs: number;
  /** Of each statement, before which sorting and grouping go to disk. */
  readonly memoryBytesMax: number;
  /** From when on a statement sorts and groups on disk; a quarter of its memory when left out. */
  readonly spillBytes?: number;
  /** Cores that a statement may take; what the engine gives when left out. */
  readonly threads?: number;
  /** More are an error, never cut off. */
  readonly rowsMax: number;
};

export type ViewLimits = {
  /** A screen waits; whatever takes longer needs narrower filters. */
  readonly screen: Limit;
  /** Streams and files: nobody looks at an export while it is made. */
  readonly file: Limit;
  /** Rows of a view in one JSON text, which is held in one piece. Cross-tabs have a limit of their own. */
  readonly jsonRowsMax: number;
  /** A cross-tab of more counted cells is a large table, of which a few are held in memory at a time. */
  readonly largeTableFrom: number;
};

/** Views over 100 million rows take up to 0.8 GB; without a limit, two cross-tabs at a time took eight times as much each. */
const memoryBytes = 1.5e9;

export const viewLimits: ViewLimits = {
  screen: { timeoutMs: 30_000, memoryBytesMax: memoryBytes, rowsMax: 500_000 },
  // A million rows of a cross-tab take less than 300 MB so, the engine's part included: each thread groups in tables of its own.
  file: { timeoutMs: 300_000, memoryBytesMax: memoryBytes, spillBytes: 40e6, threads: 1, rowsMax: 10_000_000 },
  // Five times the longest list of a screen.
  jsonRowsMax: 100_000,
  largeTableFrom: 5_000,
};
