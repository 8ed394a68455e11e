/**
 * A program of its own around the embedded server alone, few enough sources for a test that runs them as they are.
 * Argument: data folder. Ends by itself, provided that nothing is left running.
 */
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../embedded.ts';

const [dataDir] = process.argv.slice(2);
const server = await startEmbedded(dataDir ?? null, fileURLToPath(new URL('../pglite-worker.mjs', import.meta.url)));
process.stdout.write('started\n');
await server.stop();
