/** What the API document says of the answers of a call: of which kinds they are, and what a status means. */
import { diskFullMessage, type Endpoint, errorAnswerSchema, type FileKind } from '@cvm/contract';
import { z } from 'zod';
import { contentTypes, linesType } from '../routes/downloads.ts';

const texts: Readonly<Record<string, string>> = {
  200: 'The answer.',
  400: 'What was asked cannot be understood; the message names it and says what is taken.',
  401: 'No token or key was sent, or one that is not valid.',
  403: 'The caller may not do or see this; `blocked` is true where an administrator blocked it.',
  404: 'What was asked for is not there.',
  405: 'The call does not take this method.',
  409: 'What is there has changed meanwhile, or is in the way.',
  413: 'What was sent, or what it asks for, is too large.',
  416: 'The file has no such range of bytes.',
  429: 'Too many calls; the header Retry-After says when to ask again.',
  500: 'A fault of the portal.',
  503: 'A store does not answer or is busy, no data are loaded, or a table of them is damaged.',
  504: 'The answer took longer than the time limit.',
  507: diskFullMessage,
};

/** Of the same kinds as the whole. */
const partOfFile = '206';

type Written = Readonly<Record<string, unknown>>;
/** By status. */
type Answers = Readonly<Record<string, Written>>;

const typeOf = (kind: FileKind): string => (kind === 'ndjson' ? linesType : (contentTypes[kind].split(';')[0] ?? ''));

/** The kinds that answers without a fault come in, each with its schema. */
const contentOf = ({ answer, line, files = [] }: Endpoint, written: Written): Written => {
  const isJson = answer !== undefined && Object.keys(written).some((key) => key !== '$schema');
  // An answer that breaks on its way says so in its last line.
  const lines =
    line === undefined
      ? { type: 'string' }
      : z.toJSONSchema(z.union([line, errorAnswerSchema]), { io: 'output', unrepresentable: 'any' });
  const kinds: readonly FileKind[] = answer === undefined ? ['ndjson'] : files;
  const others = kinds.map((kind) => [
    typeOf(kind),
    { schema: kind === 'ndjson' ? lines : { type: 'string', contentMediaType: typeOf(kind) } },
  ]);
  return { ...(isJson ? { 'application/json': { schema: written } } : {}), ...Object.fromEntries(others) };
};

const jsonOf = (schema: z.ZodType): Written => ({
  'application/json': { schema: z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) },
});

/** @param endpoint undefined for the few addresses without a record */
export const answersOf = (endpoint: Endpoint | undefined, answers: Answers): Answers => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([status, written]) => {
      const content =
        status === '200' && endpoint !== undefined
          ? contentOf(endpoint, written)
          : { [status === '200' ? 'image/svg+xml' : 'application/json']: { schema: written } };
      return [status, { description: texts[status], content }];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(endpoint?.statuses ?? {}).map(([status, said]) => {
      if (typeof said !== 'string') return [status, { description: said.description, content: jsonOf(said.answer) }];
      const isPart = status === partOfFile && endpoint !== undefined;
      return [
        status,
        isPart ? { description: said, content: contentOf(endpoint, {}) } : { type: 'null', description: said },
      ];
    }),
  ),
});
