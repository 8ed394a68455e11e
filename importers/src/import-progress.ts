/** What an import tells while it runs. */
export type ImportProgress = {
  /** Name of the source file being read. */
  readonly file: string;
  /** Rows read of it so far. */
  readonly rows: number;
  /** Share of its bytes read so far, 0 to 1. */
  readonly share: number;
};

export type OnProgress = (progress: ImportProgress) => void;
