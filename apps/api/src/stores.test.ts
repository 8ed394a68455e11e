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
