import type { ErrorCode } from '@cvm/contract';

/** A query that cannot be answered: what is wrong with it, in words for the user, and a code of the closed list. */
export class QueryError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string>;
  constructor(code: ErrorCode, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = 'QueryError';
    this.code = code;
    this.details = details;
  }
}
