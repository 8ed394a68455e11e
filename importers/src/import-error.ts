/**
 * The one error an import ends with when the cause lies outside the program: what was asked for, what was handed over,
 * or where the result should go. Its message is written for the person who typed the command.
 */
export type ImportErrorCode = 'usage' | 'source' | 'output';

export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string) {
    super(message);
    this.name = 'ImportError';
    this.code = code;
  }
}

export const cannotWrite = (path: string, error: unknown): ImportError =>
  new ImportError('output', `Cannot write ${path}: ${reasonOf(error)}`);

export const cannotRead = (path: string, error: unknown): ImportError =>
  new ImportError('source', `Cannot read ${path}: ${reasonOf(error)}`);

/** What an error says; of anything else, what it is. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
