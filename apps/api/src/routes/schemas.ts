/** What the routes' schemas share: the error answers, by status, for the API document. */
import { type ErrorCode, errorAnswerSchema, errorCodes } from '@cvm/contract';

/** Response schemas of the errors that a route can answer; 500 is possible everywhere. */
export const errorsOf = (...codes: ErrorCode[]): Record<number, typeof errorAnswerSchema> =>
  Object.fromEntries([...codes, 'internal' as const].map((code) => [errorCodes[code], errorAnswerSchema]));
