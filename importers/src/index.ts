/** Foreign files in, dataset format 1 out. What other workspaces may use. */
export {
  type ImportArguments,
  type ImportRun,
  importUsage,
  parseImportArguments,
  runImport,
  type Terminal,
} from './command.ts';
export { type ImportSummary, importDataset } from './import-dataset.ts';
export { ImportError } from './import-error.ts';
export type { ImportKind } from './import-kind.ts';
export { type ImportKindId, importKindId, importKinds } from './import-kinds.ts';
export type { ImportProgress, OnProgress } from './import-progress.ts';
