/** Does whoever typed a command want to know what it does? Then it says so and does nothing else. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** What is wrong with the words of a command that takes `most` of them and no options, null where nothing is. */
export const tooMuch = (args: readonly string[], most = 0): string | null => {
  const word = args.find((arg) => arg.startsWith('-')) ?? args[most];
  return word === undefined ? null : `"${word}" is nothing that this command takes.`;
};
