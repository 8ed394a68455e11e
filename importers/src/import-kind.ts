/** What every kind of source offers to the registry (import-kinds.ts). */
import type { DatasetFacts, DatasetWriter } from './dataset/dataset-writer.ts';
import type { OnProgress } from './import-progress.ts';

/** What an import learns of its source beside the rows. */
export type ImportedFacts = DatasetFacts & {
  /** Which of the source's layouts was found. */
  readonly layout: string;
  /** What a reader of the numbers should know: things the source does not say. */
  readonly notes: readonly string[];
};

export type ImportKind = {
  /** What a source of this kind consists of, as a sentence. */
  readonly layoutText: string;
  /** Is this the name of a dataset of this kind? */
  readonly isNameOf: (name: string) => boolean;
  /** Writes every table of `source`; throws an ImportError that names the file (and line) at fault. */
  readonly run: (source: string, dataset: DatasetWriter, onProgress?: OnProgress) => Promise<ImportedFacts>;
};
