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

  test('what already is one stays as it is', () => {
    const error = new WarehouseError('busy', 'Too much.');
    expect(toWarehouseError('any', error)).toBe(error);
  });
});
