/** Where a command was typed: npm runs it in the portal's own folder and says in INIT_CWD where it came from. */
export const typedIn = (): string => process.env.INIT_CWD ?? process.cwd();
