/** A command whose reader leaves early. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@cvm/api';
import { expect, it } from 'vitest';

it('goes on when nobody reads what it says any more, and ends as it would have', async () => {
  const program = [
    `import { outliveReader } from '${join(repositoryRoot, 'apps/cli/src/outlive-reader.ts')}';`,
    'outliveReader();',
    "for (let line = 0; line < 20_000; line += 1) console.log('x'.repeat(80));",
    "setImmediate(() => console.error('all said'));",
    'process.exitCode = 7;',
  ].join('\n');
  const tsx = join(repositoryRoot, 'node_modules/.bin/tsx');
  const script = `set -o pipefail; "$TSX" --input-type=module -e "$PROGRAM" | head -n 1 > /dev/null`;
  const ran = promisify(execFile)('bash', ['-c', script], { env: { ...process.env, TSX: tsx, PROGRAM: program } });
  await expect(ran).rejects.toMatchObject({ code: 7, stderr: 'all said\n' });
});
