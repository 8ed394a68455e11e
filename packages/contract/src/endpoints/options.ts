/** Filter options: what a user may choose from. */
import { z } from 'zod';
import { contentTypes } from '../subjects.ts';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './query.ts';

export const optionKinds = [
  'show',
  'movie',
  'title',
  'network',
  'actor',
  'studio',
  'platform',
  'genre',
  'originating_language',
  'originating_country',
] as const;
export type OptionKind = (typeof optionKinds)[number];

/** Options of one page of a search (3-reports-and-admin section 9). */
export const optionsPageSize = 100;

/** A name that is looked for, or a part of one. */
export const nameSearchSchema = z.string().max(512).normalize('NFC');

/** Search by name, or look up the labels of known ids. Pages start at 0. */
export const optionParamsSchema = z.strictObject({
  search: nameSearchSchema.default(''),
  /** Ids to look up, `|` between them; search and page are ignored then. */
  ids: z.string().max(60_000).regex(/[^|]/, 'must name an id').optional(),
  page: wholeNumber(0, 100_000).default(0),
  limit: wholeNumber(1, 1000).default(optionsPageSize),
});

export const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  /** For titles: series or movie. */
  kind: z.string().optional(),
});
export type Option = z.infer<typeof optionSchema>;

export const optionsAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(optionSchema),
  /** True when a further page exists. */
  more: z.boolean(),
  /** Of ids that were looked up, those of nothing the caller may see. */
  misses: z.array(z.string()).optional(),
});

/** The kinds whose options are titles. */
export const titleOptionKinds = ['show', 'movie', 'title'] as const satisfies readonly OptionKind[];
/** Names of one bulk look-up. */
export const bulkNamesMax = 1000;

/** Titles by their whole names, case left aside; of several with one name the most followed. */
const bulkNamesBodySchema = z.strictObject({
  names: z
    .array(nameSearchSchema)
    .min(1)
    .max(bulkNamesMax, `A list takes up to ${bulkNamesMax} names.`)
    .refine((names) => names.some((name) => name.trim() !== ''), 'A list names a title at least.'),
});
export const bulkNamesAnswerSchema = z.object({
  success: z.literal(true),
  /** The match of each name that has one, in the order of the names. */
  data: z.array(optionSchema.extend({ name: z.string() })),
  /** The names without a match. */
  misses: z.array(z.string()),
});
export type BulkNamesAnswer = z.infer<typeof bulkNamesAnswerSchema>;

/** What restricts the caller's choices. */
const permissibleSchema = z.object({
  success: z.literal(true),
  data: z.object({
    /** Allowed values by filter id; a filter that is not named is unrestricted. */
    limits: z.record(z.string(), z.array(z.string())),
    /** Rolling window in months, null = all time. */
    months: z.number().nullable(),
    /** Kinds of title the user may see. */
    contentTypes: z.array(z.enum(contentTypes)),
    dataThrough: z.string().nullable(),
    /** Is there a census to balance the US panel with? */
    panelAvailable: z.boolean(),
  }),
});
export type Permissible = z.infer<typeof permissibleSchema>['data'];

/** The filters whose options are told with how many members each has. */
export const countedOptions = ['country', 'age', 'gender'] as const;
export type CountedOption = (typeof countedOptions)[number];

const memberCountSchema = z.object({
  value: z.string(),
  /** Members of the data with this value, whom the caller may see; null = suppressed, as too few or as telling of too few. */
  members: z.number().int().nullable(),
});
export type MemberCount = z.infer<typeof memberCountSchema>;

/** Values that no member has are not named. */
export const memberCountsSchema = z.object({
  success: z.literal(true),
  data: z.object({
    country: z.array(memberCountSchema),
    age: z.array(memberCountSchema),
    gender: z.array(memberCountSchema),
  }),
  /** Fewer members are suppressed. */
  minimumBase: z.number().int(),
});
export type MemberCounts = z.infer<typeof memberCountsSchema>;

export const optionEndpoints = {
  listOptions: endpoint({
    method: 'GET',
    path: '/v1/options/:kind',
    who: 'user',
    tag: 'filters',
    summary: 'Search what a filter offers, or look up names of ids',
    params: z.object({ kind: z.enum(optionKinds) }),
    query: optionParamsSchema,
    answer: optionsAnswerSchema,
    errors: ['bad_request', 'no_data', 'damaged'],
  }),
  findByNames: endpoint({
    method: 'POST',
    path: '/v1/options/:kind/names',
    who: 'user',
    tag: 'filters',
    summary: 'Look up titles by a list of names',
    params: z.object({ kind: z.enum(titleOptionKinds) }),
    body: bulkNamesBodySchema,
    answer: bulkNamesAnswerSchema,
    errors: ['bad_request', 'no_data', 'damaged'],
  }),
  countMembers: endpoint({
    method: 'GET',
    path: '/v1/user/filters_members',
    who: 'user',
    tag: 'filters',
    summary: 'How many members have each country, age and gender that the caller may see',
    answer: memberCountsSchema,
    errors: ['no_data', 'damaged'],
  }),
  readPermissible: endpoint({
    method: 'GET',
    path: '/v1/user/filters_permissible',
    who: 'user',
    tag: 'filters',
    summary: "What restricts the caller's choices",
    answer: permissibleSchema,
  }),
};
