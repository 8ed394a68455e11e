import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';
import { DemoOptionError, defaultMembers, defaultTitles } from './options.ts';

describe('flags', () => {
  it('reads every flag and fills in defaults', () => {
    expect(readFlags([])).toMatchObject({ members: defaultMembers, titles: defaultTitles, seed: 1 });
    const args = ['--members', '300', '--titles', '30', '--seed', '9', '--out', 'x', '--data-through', '2024-02-29'];
    expect(readFlags(args)).toEqual({ members: 300, titles: 30, seed: 9, out: 'x', dataThrough: '2024-02-29' });
    expect(readFlags(['--help'])).toBeNull();
  });

  it.each([
    [['--members', 'many'], /--members must be a whole number, not "many"/],
    [['--members', '0'], /members must be a whole number from 1/],
    [['--titles', '1.5'], /--titles/],
    [['--seed', '-3'], /--seed/],
    [['--seed', '99999999999999999999'], /seed must be a whole number/],
    [['--out', ''], /--out must name a folder/],
    [['--data-through', '2026-11-31'], /data-through must be a date/],
    [['--data-through', '1999-01-01'], /data-through must be a date/],
    [['--member', '5'], /--member/],
    [['300'], /300/],
    [['--seed', '1', '--seed=2'], /--seed is given twice/],
  ])('refuses %j by name', (args, message) => {
    expect(() => readFlags(args)).toThrow(DemoOptionError);
    expect(() => readFlags(args)).toThrow(message);
  });

  it('refuses those that npm took for its own, without which another demo would be written', () => {
    const message = 'npm took --data-through for its own: options of a command stand behind --.';
    expect(() => readFlags([], { npm_config_data_through: '2025-01-01' })).toThrow(new DemoOptionError(message));
    expect(readFlags(['--help'], { npm_config_seed: '2' })).toBeNull();
  });
});
