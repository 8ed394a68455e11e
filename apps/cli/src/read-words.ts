/** The words of a command taken apart, in one way for all commands with options. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorText } from '@cvm/contract';
import { givenTwice, takenByNpm } from './help.ts';

/** A command that was called wrongly, in words for whoever typed it. */
export class UsageError extends Error {}

/** Throws UsageError for an option that there is not, that stands twice or that npm took, and for a word where none is taken. */
export const readWords = <const Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config & { readonly options: object },
  environment: NodeJS.ProcessEnv,
) => {
  const wrong = takenByNpm(Object.keys(config.options), environment) ?? givenTwice(args);
  if (wrong !== null) throw new UsageError(wrong);
  try {
    return parseArgs<Config & { args: string[] }>({ ...config, args: [...args] });
  } catch (error) {
    throw new UsageError(errorText(error));
  }
};
