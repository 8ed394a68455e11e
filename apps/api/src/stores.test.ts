import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DataFolderError, lockDataFolder } from './stores.ts';

it.runIf(process.platform === 'linux')(
  'a data folder that cannot be written is refused with what mends it',
  async () => {
    const refused = lockDataFolder('/sys/kernel/cvm');
    await expect(refused).rejects.toBeInstanceOf(DataFolderError);
    await expect(refused).rejects.toThrow(/^The data folder \/sys\/kernel\/cvm .* set DATA_DIR to /i);
  },
);

it('a data folder in whose place a file stands is refused with what mends it', async () => {
  const file = fileURLToPath(import.meta.url);
  for (const dataDir of [file, join(file, 'data')])
    await expect(lockDataFolder(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} cannot be made: a file stands in its place or above it. Set DATA_DIR to a folder.`,
    );
});
