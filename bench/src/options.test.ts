import { describe, expect, it } from 'vitest';
import { UsageError } from '../../apps/cli/src/read-words.ts';
import { readOptions } from './options.ts';

describe('options of the benchmark', () => {
  it('count paths from the folder the command was typed in', () => {
    const options = readOptions(['--views', '200k', '--out', 'figures.json'], '/home/ops');
    expect(options).toMatchObject({ views: 200_000, out: '/home/ops/figures.json', only: null, keep: false });
  });

  it('of nothing, or given twice, are refused', () => {
    expect(() => readOptions(['--data', ''], '/')).toThrow(new UsageError('--data must name a folder.'));
    expect(() => readOptions(['--out='], '/')).toThrow('--out must name a file.');
    expect(() => readOptions(['--views', '200k', '--views=1M'], '/')).toThrow('--views is given twice.');
  });

  it('that npm took for its own stop it, where it would measure something else without them', () => {
    const message = 'npm took --views for its own: options of a command stand behind --.';
    expect(() => readOptions([], '/', { npm_config_views: '200k' })).toThrow(new UsageError(message));
    expect(() => readOptions(['--views', '1M'], '/', { npm_config_keep: 'true' })).toThrow('--keep');
  });
});
