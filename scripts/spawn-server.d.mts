/** The built server as a process of its own; see spawn-server.mjs. */
import type { ChildProcess, StdioOptions } from 'node:child_process';
export function spawnServer(options: {
  env?: NodeJS.ProcessEnv;
  stdio: StdioOptions;
  flags?: readonly string[];
}): ChildProcess;
