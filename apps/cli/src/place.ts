/** Where a command was typed: npm runs it in the portal's own folder and says in INIT_CWD where it came from. */
export const typedIn = (): string => process.env.INIT_CWD ?? process.cwd();

/** Said by commands that need the folder of a portal there is already. */
export const noFolder = (dataDir: string): string =>
  `There is no data folder ${dataDir}. Set DATA_DIR to the folder of the portal.`;
