/**
 * Command line of the generator: text in, checked options out. Every mistake is a DemoOptionError that names the flag.
 */
import { parseArgs } from 'node:util';
import { givenTwice, takenByNpm } from '../../apps/cli/src/help.ts';
import { defaultDataThrough } from './calendar.ts';
import { checkOptions, DemoOptionError, defaultMembers, defaultSeed, defaultTitles } from './options.ts';

export const usage = `Usage: npm run demo -- [--members N] [--titles N] [--seed N] [--out FOLDER] [--data-through YYYY-MM-DD]

  --members       people in the audience (default ${defaultMembers})
  --titles        shows and movies together (default ${defaultTitles})
  --seed          the same seed gives the same bytes (default ${defaultSeed})
  --out           folder to write (default data/demo-dataset)
  --data-through  last day of the data (default ${defaultDataThrough})`;

const defaultOut = 'data/demo-dataset';

export type Flags = {
  members: number;
  titles: number;
  seed: number;
  out: string;
  dataThrough: string;
};

const wholeNumber = (flag: string, text: string | undefined, fallback: number): number => {
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text)) throw new DemoOptionError(`--${flag} must be a whole number, not "${text}"`);
  return Number(text);
};

const text = { type: 'string' } as const;
const options = { members: text, titles: text, seed: text, out: text, 'data-through': text } as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new DemoOptionError(error instanceof Error ? error.message : String(error));
  }
};

/** Reads the flags; null asks for the usage text. */
export const readFlags = (args: string[], environment: NodeJS.ProcessEnv = {}): Flags | null => {
  const values = parse(args);
  if (values.help === true) return null;
  const wrong = takenByNpm(Object.keys(options), environment) ?? givenTwice(args);
  if (wrong !== null) throw new DemoOptionError(wrong);
  const flags = {
    members: wholeNumber('members', values.members, defaultMembers),
    titles: wholeNumber('titles', values.titles, defaultTitles),
    seed: wholeNumber('seed', values.seed, defaultSeed),
    out: values.out ?? defaultOut,
    dataThrough: values['data-through'] ?? defaultDataThrough,
  };
  if (flags.out === '') throw new DemoOptionError('--out must name a folder');
  checkOptions(flags);
  return flags;
};
