/** What can be told of whatever was thrown. */

/** What an error says; of anything else, what it is. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By what the system or a library knows an error, such as `ENOENT`; undefined where it has no code. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
