/** The whole of an import: a foreign source in, a folder in dataset format 1 and a summary out. */
import { DatasetWriter, type TableCounts } from './dataset/dataset-writer.ts';
import { type ImportKindId, importKinds, isImported } from './import-kinds.ts';
import type { OnProgress } from './import-progress.ts';
import { refuseAbsent } from './source/source-files.ts';

export type ImportSummary = {
  readonly kind: ImportKindId;
  /** Which of the kind's layouts was found. */
  readonly layout: string;
  /** Name of the dataset, as in its `dataset.json`. */
  readonly name: string;
  /** Last complete UTC day of the data, `YYYY-MM-DD`. */
  readonly dataThrough: string;
  /** Rows written per table. */
  readonly tables: TableCounts;
  /** What a reader of the numbers should know: things the source does not say. */
  readonly notes: readonly string[];
};

/**
 * Imports `source` and leaves the dataset in `out`, which appears whole or not at all.
 * Throws an ImportError when the source is missing or malformed or `out` holds something else; then `out` is as it was.
 */
export const importDataset = async (
  kind: ImportKindId,
  source: string,
  out: string,
  onProgress?: OnProgress,
): Promise<ImportSummary> => {
  await refuseAbsent(source, importKinds[kind].layoutText);
  const dataset = await DatasetWriter.open(out, isImported);
  try {
    const { name, layout, dataThrough, notes } = await importKinds[kind].run(source, dataset, onProgress);
    const tables = await dataset.finish({ name, dataThrough });
    return { kind, layout, name, dataThrough, tables, notes };
  } catch (error) {
    await dataset.discard();
    throw error;
  }
};
