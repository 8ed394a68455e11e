/** Global search answers four groups, those of pages the user may not see left out. */
import { z } from 'zod';
import { pageAllowed } from '../access/access.ts';
import { pages, patternsOf, rankingOf } from '../pages/index.ts';
import { patternOf } from '../pages/page.ts';
import { type Subject, subjects } from '../subjects.ts';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './query.ts';

export const searchQueryMax = 512;
/** Hits per group while one types, and on the page of the results (1-foundation section 9, 3-reports-and-admin section 7). */
export const searchHits = { typeAhead: 4, page: 10 } as const;

const searchParamsSchema = z.strictObject({
  query: z
    .string()
    .max(searchQueryMax)
    .default('')
    // 3-reports-and-admin section 5: an empty query is replaced by the letter a.
    .transform((text) => text.trim() || 'a'),
  limit: wholeNumber(1, 50).default(searchHits.typeAhead),
});

const searchHitSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  note: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** What is searched, in the order of the groups. */
export const searchGroups = subjects;
export type SearchGroup = Subject;

/** The groups a user is answered: those whose rankings it may open. Whether a hit leads to its report, its own page decides. */
export const searchGroupsOf = (allowedPages: readonly string[]): SearchGroup[] =>
  searchGroups.filter((group) => pageAllowed(allowedPages, patternOf(pages[rankingOf(group)])));

export const searchAnswerSchema = z.object({
  success: z.literal(true),
  data: z.partialRecord(z.enum(searchGroups), z.array(searchHitSchema)),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/v1/search',
    who: 'user',
    pages: patternsOf('searchResults'),
    tag: 'search',
    summary: 'Search shows, movies, networks and actors by name',
    description: 'Forgives slips of spelling. Groups whose page the user may not open are left out.',
    query: searchParamsSchema,
    answer: searchAnswerSchema,
    errors: ['bad_request', 'unavailable', 'no_data', 'damaged'],
  }),
};
