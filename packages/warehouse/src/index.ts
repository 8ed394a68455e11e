export { withCatalogue } from './catalogue.ts';
export {
  askedOf,
  type Lane,
  type QueryOptions,
  type QueryStats,
  type QueryText,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
  type WarehouseErrorCode,
} from './client.ts';
export { openCluster } from './cluster.ts';
export { openEmbedded } from './embedded.ts';
export { type GuardedWarehouse, guardTables } from './guard.ts';
export { Lanes, type Place } from './lanes.ts';
export { currentEdition, type Edition, loadedAt, lookAtEdition, openEdition, otherRecipe } from './load/edition.ts';
export { type Damage, findDamage, findUnreadable } from './load/integrity.ts';
export { fillLeft } from './load/later.ts';
export { type LatestLoad, latestLoad } from './load/latest-load.ts';
export { checkDataset, type LoadSummary, loadDataset } from './load/load.ts';
export { LoadError, OrderError } from './load/load-error.ts';
export type { LoadOptions } from './load/open-run.ts';
export type { LoadProgress } from './load/progress.ts';
export { readerOf } from './reader.ts';
export { editionTables, rollupTablesFor } from './schema/index.ts';
export { diskBytesMin } from './settings.ts';
export { type SharedRuns, sharedRuns } from './shared-runs.ts';
