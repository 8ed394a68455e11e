/** Does whoever typed a command want to know what it does? Then it says so and does nothing else. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** What is wrong with the words of a command that takes `most` of them and no options, null where nothing is. */
export const tooMuch = (args: readonly string[], most = 0): string | null => {
  const word = args.find((arg) => arg.startsWith('-')) ?? args[most];
  return word === undefined ? null : `"${word}" is nothing that this command takes.`;
};

/** What is wrong where an option stands twice: one of the two would be passed over. */
export const givenTwice = (args: readonly string[]): string | null => {
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? []);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  return twice === undefined ? null : `--${twice} is given twice.`;
};

/** What is wrong where npm took an option for its own, as it does with those in front of `--`: the command would do something else without it. */
export const takenByNpm = (options: readonly string[], environment: NodeJS.ProcessEnv): string | null => {
  const taken = options.find((name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  return taken === undefined ? null : `npm took --${taken} for its own: options of a command stand behind --.`;
};
