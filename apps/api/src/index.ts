/** What the commands use of the portal beside its settings (`env.ts`), which take a fraction of the time to be read. */
export { openLiveLine } from './live-line.ts';
export { failureText, type LoadBody } from './load/events.ts';
export { orders } from './load/orders.ts';
export { orderPortal } from './load/portal-client.ts';
export { progressText } from './load/progress-text.ts';
export { runLoad } from './load/run-load.ts';
export { repositoryRoot } from './repository.ts';
export { installationKeys, isInstallationKey, renewSecret, wrongKey } from './secret-file.ts';
export { DataFolderError, lockDataFolder, openWarehouse, StartError, warehouseFolder } from './stores.ts';
export { type ExplainBody, type Explanation, explainAnswer } from './views/explain.ts';
export { openMemberKey } from './views/member-key.ts';
