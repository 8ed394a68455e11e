/**
 * Texts that are none: with a NUL (U+0000), which the accounts store cannot hold, or half of a pair of surrogates, which
 * no encoding can write. Refused wherever a call takes text, before anything reads it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** Deeper bodies are refused by every schema; nobody needs them walked. */
const DEPTH_MAX = 20;

export const isImpossible = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** Whether a name or a text anywhere in a value is none; the first field that holds one, as a call would name it. */
const impossibleField = (value: unknown, field: string, depth = 0): string | null => {
  if (typeof value === 'string') return isImpossible(value) ? field : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > DEPTH_MAX) return null;
  for (const [name, inner] of Object.entries(value)) {
    const place = depth === 0 ? name : field;
    if (isImpossible(name)) return place === name ? 'name of a field' : place;
    const found = impossibleField(inner, place, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

const check = ({ params, query, body }: FastifyRequest): void => {
  for (const part of [params, query, body]) {
    const field = impossibleField(part, 'body');
    if (field !== null)
      throw new ApiError('bad_request', `"${field}" holds a character that no text can have.`, { field });
  }
};

export const refuseImpossibleTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => check(request));
};
