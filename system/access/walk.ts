/**
 * What the walks over everything that answers share: a dataset in which every text of a title carries a mark, users with one
 * limit each, a portal with both, and calls that say what came back.
 */
import {
  accessOf,
  addDays,
  allPages,
  formatFilters,
  type Query,
  type Row,
  userKindPages,
  type ViewId,
  viewIds,
} from '@cvm/contract';
import { chanceOf } from '@cvm/contract/testing/chance';
import { QueryError } from '@cvm/metrics';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Dataset } from '../../packages/reference/src/dataset.ts';
import { type Data, loaded } from '../../packages/reference/src/loaded.ts';
import { dataThrough } from '../../packages/reference/src/random-catalogue.ts';
import { randomDataset } from '../../packages/reference/src/random-dataset.ts';
import { questionText, randomQuestion } from '../../packages/reference/src/random-questions.ts';
import { type InProcessPortal, openInProcess, placeRows } from '../in-process-portal.ts';
import { statementsOfView } from '../stores/answers.ts';

const everywhere = { allowedPages: [...allPages], allowedDataCategories: ['country:*'], blockedReports: [] };
const limitedTo = (...allowedDataCategories: string[]) => ({ ...everywhere, allowedDataCategories });

export const callers = {
  full: everywhere,
  europe: limitedTo('country:GB,FR'),
  us: limitedTo('country:US'),
  month: limitedTo('date:1'),
  network: limitedTo('network:7'),
  genre: limitedTo('genre:Comedy'),
  studio: limitedTo('studio:501'),
  origin: limitedTo('originating_country:US,GB'),
  language: limitedTo('originating_language:fr'),
  status: limitedTo('status:Continuing,Released'),
  type: limitedTo('contentType:movie'),
  young: limitedTo('age:16-17,18-24,25-29'),
  women: limitedTo('gender:female'),
  one: limitedTo('show:9'),
  shows: { ...everywhere, allowedPages: [...userKindPages.shows] },
  movies: { ...everywhere, allowedPages: [...userKindPages.movies] },
  gem: { ...everywhere, allowedPages: [...userKindPages.gem] },
  blocked: { ...everywhere, blockedReports: ['/show/*', '/movies'] },
} as const;
export type Caller = keyof typeof callers;

export const markOf = (titleId: string): string => `«${titleId}»`;

/** The random dataset with a mark in every text that belongs to a title. */
const marked = (dataset: Dataset): Dataset => {
  const { tables } = dataset;
  const named = <T extends { title_id: string; name: string | null }>(row: T): T => ({
    ...row,
    name: `${row.name} ${markOf(row.title_id)}`,
  });
  return {
    ...dataset,
    tables: {
      ...tables,
      titles: tables.titles.map(named),
      episodes: tables.episodes.map(named),
      characters: tables.characters.map(named),
      comments: tables.comments.map((row) => ({ ...row, text: `Said ${markOf(row.title_id)}` })),
      screencaps: tables.screencaps.map((row) => ({
        ...row,
        image_url: `https://img.example/${markOf(row.title_id)}`,
      })),
    },
  };
};

export const dataset = marked(randomDataset(4));
export const data = loaded(dataset);
/** Its warehouse, for whoever asks a portal over it. */
export const placeWalked = placeRows('access', dataset);
export const earliest = addDays(dataThrough, -29);

export const addressOf = ({ view, clauses, sorts, limit, offset }: Query, resultFormat = 'json'): string => {
  const search = new URLSearchParams({ resultFormat });
  for (const filter of formatFilters(clauses)) search.append('filters', filter);
  if (sorts.length > 0) search.set('sorts', sorts.map(({ column, direction }) => `${column} ${direction}`).join());
  if (limit !== undefined) search.set('limit', String(limit));
  if (offset !== undefined) search.set('offset', String(offset));
  return `/v1/query-view/${view}?${search}`;
};

export const questionsOf = (view: ViewId, count: number, seed = 1): Query[] => {
  const chance = chanceOf(seed * 1000 + viewIds.indexOf(view));
  return Array.from({ length: count }, () => randomQuestion(chance, dataset, view));
};

export const titleIds = dataset.tables.titles.map((row) => row.title_id);
const idsWhere = (isAllowed: (title: Data['titles'][number]) => boolean): string[] =>
  data.titles.filter((title) => !isAllowed(title)).map((title) => title.id);

/** Titles that each user must never hear of. */
export const forbidden: Partial<Record<Caller, readonly string[]>> = {
  network: idsWhere((title) => title.network?.id === '7'),
  genre: idsWhere((title) => title.genres.includes('Comedy')),
  studio: idsWhere((title) => title.studio?.id === '501'),
  origin: idsWhere((title) => ['US', 'GB'].includes(title.country ?? '')),
  language: idsWhere((title) => title.language === 'fr'),
  status: idsWhere((title) => ['Continuing', 'Released'].includes(title.status)),
  type: idsWhere((title) => title.kind === 'movie'),
  one: titleIds.filter((id) => id !== '9'),
  shows: idsWhere((title) => title.kind === 'show'),
  movies: idsWhere((title) => title.kind === 'movie'),
};

export const limitedUsers = Object.keys(forbidden) as Caller[];

export const leaksIn = (user: Caller, text: string): string[] =>
  (forbidden[user] ?? []).filter((id) => text.includes(markOf(id)) || text.includes(`"${id}"`));

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1.5e-9 * Math.max(1, Math.abs(a)) : a === b;

const differ = (expected: readonly Row[], got: readonly Row[]): string | null => {
  if (expected.length !== got.length) return `${expected.length} rows by definition, ${got.length} answered`;
  for (const [i, row] of expected.entries())
    for (const [name, value] of Object.entries(row))
      if (!isSame(value, got[i]?.[name])) return `row ${i} ${name}: ${value} by definition, ${got[i]?.[name]} answered`;
  return null;
};

/** Marks in every cell of every sheet. */
export const workbookText = async (payload: Buffer): Promise<string> =>
  JSON.stringify((await readXlsx(payload)).sheets.map((sheet) => sheet.rows));

/** A view that fails under a limit of a user would hide a leak and its data. */
const refused = (answer: { statusCode: number; body: string }, query: Query): string => {
  expect([400, 403, 404], `${questionText(query)}\n${answer.body}`).toContain(answer.statusCode);
  return '';
};

/** What an including filter or limit is in a statement. */
const including =
  /hasAny\(genres, \{\w+:Array\(String\)\}\)|\(title_id in \{\w+:Array\(String\)\}\)|[\w()]+ in \{\w+:Array\(String\)\}/g;

type Call = InProcessPortal<Caller>['call'];

/** The portal of a file: opened before its first test, closed after its last. */
export const walkedPortal = () => {
  let portal: InProcessPortal<Caller>;
  beforeAll(async () => {
    portal = await openInProcess(placeWalked, callers);
  });
  afterAll(() => portal?.close());
  const call: Call = (user, asked) => portal.call(user, asked);

  /** Asks as the user and compares with what the definitions give; a refusal or a thing that is not there is no leak. */
  const compare = async (user: Caller, query: Query, expected: () => readonly Row[]): Promise<string[]> => {
    const answer = await call(user, { url: addressOf(query) });
    if ([403, 404].includes(answer.statusCode)) return [];
    const difference = answer.statusCode === 200 ? differ(expected(), answer.json().data) : answer.body;
    return difference === null ? [] : [`${user}, ${questionText(query)}\n  ${difference}`];
  };

  const textOf = async (user: Caller, query: Query, format: string): Promise<string> => {
    const answer = await call(user, { url: addressOf(query, format) });
    if (answer.statusCode !== 200) return refused(answer, query);
    if (format === 'xlsx') return workbookText(answer.rawPayload);
    // What was asked for comes back as it was sent; rows alone may name titles.
    return format === 'json' ? JSON.stringify(answer.json().data) : answer.body.replace(/\{"meta".*/, '');
  };

  /** Rows and sample of an answer; '' for a refusal, a thing that is not there among them. */
  const rowsOf = async (user: Caller, query: Query): Promise<string> => {
    const answer = await call(user, { url: addressOf(query) });
    if (answer.statusCode !== 200) return refused(answer, query);
    const { data: rows, meta } = answer.json();
    return JSON.stringify([rows, meta.sampleSize]);
  };

  /** The words of the statements that a user's question becomes, whatever is included, or why it becomes none. */
  const wordsOf = async (user: Caller, query: Query): Promise<string> => {
    try {
      const statements = statementsOfView(await portal.portal.edition.get(), query, accessOf(callers[user], 0));
      return statements.map(({ sql }) => sql.replaceAll(including, 'included').replaceAll(/\d+/g, '0')).join('\n');
    } catch (error) {
      if (error instanceof QueryError) return error.code;
      throw error;
    }
  };

  return { call, compare, textOf, rowsOf, wordsOf };
};
