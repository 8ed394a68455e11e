/**
 * Texts that are none: with a NUL (U+0000), which the accounts store cannot hold, or half of a pair of surrogates, which
 * no encoding can write; bodies in another encoding than UTF-8, which would be read as other texts; parameters of an address that
 * are encoded wrongly, which nothing can be read from; and parameters and fields that are given twice, of which one would have to give
 * way. Refused wherever a call takes text, before anything reads it; what stands in the address of a page is read by the page, which
 * says what it does not understand.
 */
import { isUtf8 } from 'node:buffer';
import { doubledKey, type QueryParams } from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCall } from './auth/who-may.ts';
import { ApiError, parameterCode } from './errors.ts';

/** Deeper bodies are refused by every schema; nobody needs them walked. */
const depthMax = 20;

export const isImpossible = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

type Place = readonly string[];

/** Whether a name or a text anywhere in a value is none; the way to the first that holds one, empty where it is the name of a field. */
const impossiblePlace = (value: unknown, place: Place = []): Place | null => {
  if (typeof value === 'string') return isImpossible(value) ? place : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || place.length > depthMax) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (isImpossible(name)) return place;
    const found = impossiblePlace(inner, [...place, name]);
    if (found !== null) return found;
  }
  return null;
};

const placeWords = (place: Place): string => (place.length === 0 ? 'The name of a field' : `"${place.join('.')}"`);

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

/** The parameters that an address may repeat. */
const repeatable: readonly string[] = ['filters'] satisfies (keyof QueryParams)[];

const givenTwice = (what: 'Field' | 'Parameter', [first = '', ...rest]: readonly string[]): ApiError => {
  const name = [first, ...rest].join('.').slice(0, 80);
  const code = what === 'Field' ? 'bad_request' : parameterCode(first);
  return new ApiError(code, `${what} "${name}" is given twice.`, { field: first.slice(0, 80) });
};

const checkOnce = ({ query, body, headers }: FastifyRequest): void => {
  const [field] =
    Object.entries(query ?? {}).find(([name, value]) => Array.isArray(value) && !repeatable.includes(name)) ?? [];
  if (field !== undefined) throw givenTwice('Parameter', [field]);
  // A form has texts alone.
  if (!headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded')) return;
  const [inForm] = Object.entries(body ?? {}).find(([, value]) => Array.isArray(value)) ?? [];
  if (inForm !== undefined) throw givenTwice('Field', [inForm]);
};

const check = ({ params, query, body }: FastifyRequest): void => {
  for (const part of [params, query, body]) {
    const place = impossiblePlace(part);
    if (place !== null)
      throw new ApiError('bad_request', `${placeWords(place)} holds a character that no text can have.`, {
        field: place[0] ?? 'body',
      });
  }
};

/** Calls and pictures; of every other address nothing is read here. */
const isRead = ({ routeOptions: { url } }: FastifyRequest): boolean => isCall(url) || url?.startsWith('/art/') === true;

export const refuseImpossibleTexts = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new ApiError('bad_request', 'The body is not UTF-8.', { field: 'body' }));
    const text = body.toString();
    parse(request, text, (error, value) => {
      const doubled = error === null ? doubledKey(text) : null;
      done(doubled === null ? error : givenTwice('Field', doubled), value);
    });
    return undefined;
  });
  app.addHook('preValidation', async (request) => {
    if (!isRead(request)) return;
    checkEncoding(request);
    check(request);
    checkOnce(request);
  });
};
