/**
 * Texts that are none: with a NUL (U+0000), which the accounts store cannot hold, or half of a pair of surrogates, which
 * no encoding can write; and parameters of an address that are encoded wrongly, which nothing can be read from. Refused wherever a
 * call takes text, before anything reads it.
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

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** The parser leaves what it cannot decode as it is: its colons and commas would be taken for those of the text. */
const checkEncoding = ({ originalUrl }: FastifyRequest): void => {
  const start = originalUrl.indexOf('?');
  if (start < 0) return;
  for (const part of originalUrl.slice(start + 1).split('&')) {
    if (isDecodable(part)) continue;
    const [name = ''] = part.split('=');
    const field = isDecodable(name) ? decodeURIComponent(name) : name;
    const text = part.slice(name.length + 1, name.length + 81);
    throw new ApiError('bad_request', `Parameter "${field.slice(0, 80)}" is not percent-encoded correctly: ${text}`, {
      field: field.slice(0, 80),
    });
  }
};

const check = ({ params, query, body }: FastifyRequest): void => {
  for (const part of [params, query, body]) {
    const field = impossibleField(part, 'body');
    if (field !== null)
      throw new ApiError('bad_request', `"${field}" holds a character that no text can have.`, { field });
  }
};

export const refuseImpossibleTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    checkEncoding(request);
    check(request);
  });
};
