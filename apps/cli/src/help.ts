/** Does whoever typed a command want to know what it does? Then it says so and does nothing else. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');
