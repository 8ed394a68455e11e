import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/dataset-files.ts';
import { TableFile } from './table-file.ts';

const gone = { code: 'output', message: expect.stringMatching(/^Cannot write .*rows\.csv.*ENOENT/) };

/** More than any buffer on the way to the disk holds. */
const manyRows = 100_000;

test.each(['rows.csv', 'rows.csv.gz'])(
  '%s in a folder that is gone: the writer is told instead of waiting for ever',
  async (name) => {
    const file = new TableFile(join(await temporaryFolder(), 'gone', name), ['member_id']);
    const writing = (async () => {
      for (let n = 0; n < manyRows; n += 1) await file.write([`member ${n}`]);
    })();
    await expect(writing).rejects.toMatchObject(gone);
    await expect(file.close()).rejects.toMatchObject(gone);
    await file.abandon();
  },
);

test('a fault that shows only when the file is closed is told then', async () => {
  const file = new TableFile(join(await temporaryFolder(), 'gone', 'rows.csv'), ['member_id']);
  await file.write(['one']);
  await expect(file.close()).rejects.toMatchObject(gone);
});
