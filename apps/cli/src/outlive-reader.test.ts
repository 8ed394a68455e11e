/** A command whose reader leaves early. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@cvm/api';
import { expect, it } from 'vitest';
import { bundled } from '../../../scripts/testing/bundled.ts';

it('goes on when nobody reads what it says any more, and ends as it would have', async () => {
  const program = [
    `import { outliveReader } from '${await bundled(join(repositoryRoot, 'apps/cli/src/outlive-reader.ts'))}';`,
    'outliveReader();',
    "for (let line = 0; line < 20_000; line += 1) console.log('x'.repeat(80));",
    "setImmediate(() => console.error('all said'));",
    'process.exitCode = 7;',
  ].join('\n');
  const script = `set -o pipefail; "$NODE" --input-type=module -e "$PROGRAM" | head -n 1 > /dev/null`;
  const ran = promisify(execFile)('bash', ['-c', script], {
    env: { ...process.env, NODE: process.execPath, PROGRAM: program },
  });
  await expect(ran).rejects.toMatchObject({ code: 7, stderr: 'all said\n' });
});
