/** Foreign files in, dataset format 1 out. What other workspaces may use. */
export { importUsage, runImport } from './command.ts';
export { importDataset } from './import-dataset.ts';
