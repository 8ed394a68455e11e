/**
 * The address of a page, or of a call of a view, as what it asks of the view. Pure. In: the address and the view. Out: filters, order
 * and place of the rows; of a page also what it asks without writing it into its address: the title, network or actor that it is
 * about, and the filters that hold while the address names none. What is not read of it is said; UsageError for what cannot be.
 */
import { type Page, pageDefinition, pageIds, pages, subjects } from '@cvm/contract';
import { UsageError } from './read-words.ts';

/** Order and place of rows, each given once at most. */
export const placeKeys = ['sorts', 'limit', 'offset', 'after'] as const;
export type Place = { readonly [Key in (typeof placeKeys)[number]]?: string | undefined };

export type AddressAsks = Place & {
  readonly filters: readonly string[];
  /** What of it is not read, one sentence each. */
  readonly notes: readonly string[];
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new UsageError(`"${part}" of the address cannot be read: % is written %25 there.`);
  }
};

/** The chosen parts of a path by their names, null where it is none of the page. */
const partsIn = ({ path }: Pick<Page, 'path'>, pathname: string): Readonly<Record<string, string>> | null => {
  const [wanted, given] = [path, pathname].map((text) => text.split('/').filter(Boolean)) as [string[], string[]];
  if (given.length > wanted.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const [, optional, name] = /^(\{-)?\$(\w+)\}?$/.exec(part) ?? [];
    const value = given[at];
    if (name === undefined ? value !== part : value === undefined && optional === undefined) return null;
    if (name !== undefined && value !== undefined) parts[name] = decoded(value);
  }
  return parts;
};

const pageAt = (pathname: string) => {
  for (const page of pageIds.map(pageDefinition)) {
    const parts = partsIn(page, pathname);
    if (parts !== null) return { page, parts };
  }
  throw new UsageError(`The portal has no page ${pathname}.`);
};

const idOf = (text: string): string => text.split(':', 1)[0] ?? '';

/** What the page asks beside the filters that its address names. */
const unwritten = (pathname: string, view: string, named: readonly string[]) => {
  const { page, parts } = pageAt(pathname);
  if (page.path === pages.link.path)
    throw new UsageError('A link of the portal stands for the address of a page: open it, and take that one.');
  const about = subjects.flatMap((subject) => {
    const id = parts[`${subject}Id`];
    return id === undefined ? [] : [`${subject}:${id}`];
  });
  const bars = Object.values(page.filters ?? {});
  const bar = bars.find(({ views }) => views.includes(view));
  const isUnnamed = (text: string) => !named.map(idOf).includes(idOf(text));
  const ofOthers = bar === undefined ? [...new Set(bars.flatMap(({ defaults }) => defaults))].filter(isUnnamed) : [];
  return {
    filters: [...about, ...(bar?.defaults ?? [])].filter(isUnnamed),
    notes:
      ofOthers.length === 0
        ? []
        : [
            `The filters of the page do not go to ${view}, and what they begin with was not taken: ${ofOthers.join(', ')}.`,
          ],
  };
};

const callPattern = /^\/v1\/query(?:-view)?\/([^/]+)$/;

/** A call says all that it asks. */
const checkCall = (asked: string, view: string, keys: Iterable<string>): void => {
  if (decoded(asked) !== view) throw new UsageError(`The address asks for ${decoded(asked)}, and VIEW is ${view}.`);
  const known: readonly string[] = ['filters', ...placeKeys, 'resultFormat'];
  const unknown = [...keys].find((key) => !known.includes(key));
  if (unknown !== undefined) throw new UsageError(`There is no parameter "${unknown}".`);
};

const checkSegment = (params: URLSearchParams): void => {
  if (params.has('segment') && !params.has('filters'))
    throw new UsageError("The segment that the address names is its owner's alone: name its filters in its place.");
};

const unread = (params: URLSearchParams): string[] => {
  const read: readonly string[] = ['filters', 'segment', ...placeKeys];
  const others = [...new Set(params.keys())].filter((key) => !read.includes(key)).map((key) => JSON.stringify(key));
  return others.length === 0 ? [] : [`Not read of the address: ${others.join(', ')}.`];
};

/** See the module's header. @param given options beside the address, which may say nothing that it says */
export const readAddress = (text: string, view: string, given: Place): AddressAsks => {
  if (!URL.canParse(text, 'http://portal')) throw new UsageError(`"${text}" is not an address.`);
  const { pathname, searchParams: params } = new URL(text, 'http://portal');
  const once = (name: (typeof placeKeys)[number]): string | undefined => {
    const [value, ...more] = [...params.getAll(name), ...(given[name] === undefined ? [] : [given[name]])];
    if (more.length > 0) throw new UsageError(`Parameter "${name}" is given twice.`);
    return value;
  };
  const place = Object.fromEntries(placeKeys.map((name) => [name, once(name)]));
  const named = params.getAll('filters').filter(Boolean);
  const call = callPattern.exec(pathname)?.[1];
  if (call !== undefined) {
    checkCall(call, view, params.keys());
    return { ...place, filters: named, notes: [] };
  }
  checkSegment(params);
  const { filters, notes } = unwritten(pathname, view, named);
  return { ...place, filters: [...filters, ...named], notes: [...unread(params), ...notes] };
};
