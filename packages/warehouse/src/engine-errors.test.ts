import { describe, expect, test } from 'vitest';
import { WarehouseError } from './client.ts';
import { toWarehouseError } from './engine-errors.ts';

const engineError = (text: string, code?: string) => Object.assign(new Error(text), code ? { code } : {});

describe('an error of the engine or of the road to it', () => {
  test.each<[string, Error, string, number | undefined]>([
    ['disk full', engineError('Code: 243. DB::Exception: Cannot reserve 1 MiB. (NOT_ENOUGH_SPACE)'), 'disk-full', 243],
    ['disk full in passing', engineError('Code: 75. DB::Exception: write, No space left on device'), 'disk-full', 75],
    ['disk full beside the engine', engineError('write', 'ENOSPC'), 'disk-full', undefined],
    ['killed', engineError('Code: 394. DB::Exception: Query was cancelled.'), 'cancelled', 394],
    ['too many', engineError('Too many simultaneous queries', '202'), 'busy', 202],
    ['a lock', engineError('Code: 76. DB::Exception: Cannot lock file'), 'locked', 76],
    [
      'a file of ours that may not be opened',
      engineError(
        'Code: 76. DB::Exception: Cannot open file /data/store/a54/x/tmp_insert_all_1/data.bin: errno: 30, strerror: Read-only file system. (CANNOT_OPEN_FILE)',
      ),
      ...(['unwritable', 76] as const),
    ],
    [
      'a file of others that may not be opened',
      engineError('Code: 76. DB::Exception: Cannot open file /in/views.csv: errno: 13, strerror: Permission denied.'),
      ...(['failed', 76] as const),
    ],
    ['no name', engineError('getaddrinfo', 'ENOTFOUND'), 'unreachable', undefined],
    ['hung up', engineError('socket hang up', 'ECONNRESET'), 'unreachable', undefined],
    ['rows to read', engineError('Code: 158. DB::Exception: Limit for rows'), 'rows', 158],
    ['unknown', engineError("Code: 60. DB::Exception: Unknown table 'secret'. (UNKNOWN_TABLE)"), 'failed', 60],
  ])('%s', (_, error, code, engineCode) => {
    const mapped = toWarehouseError('title list', error);
    expect(mapped).toMatchObject({ code, engineCode, cause: error });
    expect(mapped.message).toMatch(/^title list failed: [^\n]+\.$/);
    expect(mapped.message).not.toContain('secret');
  });

  test.each([
    ['516', 'DB::Exception: ada: Authentication failed: password is incorrect', 'CLICKHOUSE_URL'],
    ['497', 'DB::Exception: ada: Not enough privileges.', 'docs/cluster.md'],
    ['701', "DB::Exception: Requested cluster 'mian' not found", 'CLICKHOUSE_CLUSTER'],
  ])('what the settings name and a server does not have is said by the setting (%s)', (code, text, setting) => {
    const { message } = toWarehouseError('edition', engineError(text, code));
    expect(message).toContain(setting);
    expect(message).not.toMatch(/ada|mian/);
  });

  test('a part that cannot be read is told from other failures, with its table or the folder of it', () => {
    const folder = 'store/a54/a5434f8f-8215-4cc3-85f9-844f7f6f8871';
    const gone = `Code: 1001. DB::Exception: std::__1::filesystem::filesystem_error: filesystem error: in file_size: No such file or directory ["/data/${folder}/all_1_1_0/data.cmrk4"]. (STD_EXCEPTION)`;
    expect(toWarehouseError('title list', engineError(gone))).toMatchObject({
      ...{ code: 'damaged', folder, table: undefined, message: 'A table of the loaded data cannot be read.' },
    });
    const broken = (code: number) =>
      `Code: ${code}. DB::Exception: Bad: (while reading from part /data/${folder}/all_1_1_0/ in table edition_2.views (a5434f8f) located on disk default)`;
    for (const code of [39, 40, 74])
      expect(toWarehouseError('title list', engineError(broken(code)))).toMatchObject({
        code: 'damaged',
        table: 'views',
        database: 'edition_2',
      });
    expect(toWarehouseError('title list', engineError(broken(241)))).toMatchObject({ code: 'memory' });
  });

  test('what already is one stays as it is', () => {
    const error = new WarehouseError('busy', 'Too much.');
    expect(toWarehouseError('any', error)).toBe(error);
  });
});
