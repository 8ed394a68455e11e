/**
 * How a page is shown, as its address keeps it: a link, a reload and a new tab show what was shown. Trying out a choice is no
 * journey, so it replaces the entry of the history, and the choice that a page begins with leaves no trace.
 */
import { useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useChangeSearch } from '../change-search.ts';
import { asList } from '../search-params.ts';

/** The keys under which an address keeps one choice each. */
export const choiceKeys = [
  'groups',
  'differences',
  'reactionSort',
  'overlap',
  'snapshot',
  'top',
  'picked',
  'emotionsOf',
  'charactersOf',
  'momentsBy',
  'benchmarkTitles',
  'display',
  'intervals',
  'sorts',
  'tag',
  'search',
  'page',
  'rows',
  'changes',
  'changesOver',
  'changesPage',
  'changesRows',
  'weeks',
] as const;
export type ChoiceKey = (typeof choiceKeys)[number];

/** The keys under which an address keeps which of several are so: shown as tables, chosen among others, sorted anew. */
export const listKeys = ['tables', 'shown', 'sorted', 'coloured', 'compared', 'folded'] as const;
export type ListKey = (typeof listKeys)[number];

type Search = Readonly<Record<string, unknown>>;

const put = (search: Search, key: string, value: string | readonly string[] | undefined): Record<string, unknown> => {
  const { [key]: _, ...others } = search;
  return value === undefined || value.length === 0 ? others : { ...others, [key]: value };
};

const usePut = () => {
  const changeSearch = useChangeSearch();
  return useMemo(
    () =>
      (key: ChoiceKey | ListKey, next: (before: readonly string[]) => string | readonly string[] | undefined): void =>
        changeSearch((search) => put(search, key, next(asList(search[key])))),
    [changeSearch],
  );
};

/** One choice of the page; undefined = what it begins with. */
export const useChoice = (
  key: ChoiceKey,
): { readonly chosen: string | undefined; readonly choose: (next: string | undefined) => void } => {
  const chosen = useSearch({ strict: false, select: (search: Search) => asList(search[key])[0] });
  const putIn = usePut();
  const choose = useMemo(() => (next: string | undefined) => putIn(key, () => next), [putIn, key]);
  return { chosen, choose };
};

/** All that stands under a key. */
export const useList = (
  key: ListKey,
): { readonly listed: readonly string[]; readonly list: (names: readonly string[]) => void } => {
  // One text, because the router may hand out a new array for the same address.
  const text = useSearch({ strict: false, select: (search: Search) => JSON.stringify(asList(search[key])) });
  const putIn = usePut();
  return useMemo(() => {
    const listed: string[] = JSON.parse(text);
    return { listed, list: (names: readonly string[]) => putIn(key, () => names) };
  }, [text, putIn, key]);
};

/** Whether something of the page is marked as one that is so, by its name. */
export const useMarked = (
  key: ListKey,
  name: string,
): { readonly marked: boolean; readonly mark: (wanted: boolean) => void } => {
  const marked = useSearch({ strict: false, select: (search: Search) => asList(search[key]).includes(name) });
  const putIn = usePut();
  const mark = useMemo(
    () => (wanted: boolean) =>
      putIn(key, (before) => [...before.filter((other) => other !== name), ...(wanted ? [name] : [])]),
    [putIn, key, name],
  );
  return { marked, mark };
};

/** Which of several things is chosen, by its name; the first where the address names none. */
export const useOneOf = (
  key: ListKey,
  names: readonly string[],
): { readonly chosen: string | undefined; readonly choose: (name: string) => void } => {
  const [first] = names;
  const chosen = useSearch({
    strict: false,
    select: (search: Search) => asList(search[key]).find((name) => names.includes(name)) ?? first,
  });
  const putIn = usePut();
  const choose = (name: string) =>
    putIn(key, (before) => [...before.filter((other) => !names.includes(other)), ...(name === first ? [] : [name])]);
  return { chosen, choose };
};

/** The text of one of several things among those of a key, each as `name:text`; undefined = none. */
export const notedOf = (texts: readonly string[], name: string): string | undefined => {
  const start = `${name}:`;
  return texts.find((text) => text.startsWith(start))?.slice(start.length);
};

/** A text that is kept for one of several things. */
export const useNoted = (
  key: ListKey,
  name: string,
): { readonly noted: string | undefined; readonly note: (text: string | undefined) => void } => {
  const start = `${name}:`;
  const noted = useSearch({
    strict: false,
    select: (search: Search) => notedOf(asList(search[key]), name),
  });
  const putIn = usePut();
  const note = (text: string | undefined) =>
    putIn(key, (before) => [
      ...before.filter((other) => !other.startsWith(start)),
      ...(text === undefined ? [] : [`${start}${text}`]),
    ]);
  return { noted, note };
};

/**
 * A text that is typed to narrow a list. The field shows what is typed at once, the address follows; what the address says without
 * the field, as after a step back, is taken over.
 */
export const useTyped = (): { readonly typed: string; readonly type: (text: string) => void } => {
  const { chosen = '', choose } = useChoice('search');
  const [typed, setTyped] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  // What was typed last, while the address is on its way to it.
  const awaited = useRef<string | null>(null);
  if (chosen !== seen) {
    setSeen(chosen);
    if (awaited.current === null) setTyped(chosen);
    else if (awaited.current === chosen) awaited.current = null;
  }
  const type = (text: string) => {
    awaited.current = text === chosen ? null : text;
    setTyped(text);
    choose(text === '' ? undefined : text);
  };
  return { typed, type };
};

/** A whole number from 1, written as this page writes it. */
export const isWhole = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

/** A number of the page; the one it begins with leaves no trace, and what is none is as if none were there. */
export const useWhole = (
  key: ChoiceKey,
  begins: number,
): { readonly value: number; readonly put: (next: number) => void } => {
  const { chosen, choose } = useChoice(key);
  return {
    value: chosen !== undefined && isWhole(chosen) ? Number(chosen) : begins,
    put: (next) => choose(next === begins ? undefined : String(next)),
  };
};
