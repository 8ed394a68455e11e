export { withCatalogue } from './catalogue.ts';
export {
  type CommandOptions,
  type Insert,
  type Lane,
  type ParamValue,
  type Progress,
  type QueryOptions,
  type QueryStats,
  type QueryText,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
  type WarehouseErrorCode,
  type Whole,
} from './client.ts';
export { type ClusterOptions, openCluster } from './cluster.ts';
export { type EmbeddedOptions, openEmbedded } from './embedded.ts';
export { type GuardedWarehouse, guardTables } from './guard.ts';
export type { TableCounts } from './load/counts.ts';
export { currentEdition, type Edition, lookAtEdition, openEdition, otherRecipe } from './load/edition.ts';
export { type Damage, findDamage, findUnreadable } from './load/integrity.ts';
export { type LatestLoad, latestLoad } from './load/latest-load.ts';
export { type LoadOptions, type LoadSummary, loadDataset } from './load/load.ts';
export { LoadError } from './load/load-error.ts';
export type { LoadPhase, LoadProgress } from './load/progress.ts';
export {
  type Column,
  createTable,
  editions,
  editionTables,
  manifestDatabase,
  rollupTablesFor,
  type Table,
} from './schema/index.ts';
export { diskBytesMin } from './settings.ts';
export { type SharedRuns, sharedRuns } from './shared-runs.ts';
