/** What the address chooses and the page does not have, such as a tab of another name: what is shown in its place, and the way to be rid of it. */
import { Box } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useChangeSearch } from '../change-search.ts';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { asList } from '../search-params.ts';
import type { ListKey } from './use-in-address.ts';

const titles = ['A choice of this link is not shown', 'Some choices of this link are not shown'] as const;

type Search = Readonly<Record<string, unknown>>;

type Common = {
  /** The key of the choice in the address. */
  name: string;
  /** What is shown instead: `Overview`. */
  instead: string;
};

type ProblemsProps = Pick<Common, 'name'> & {
  message: string;
  asked: readonly string[];
  /** The values that stay when one is taken away. */
  without: (gone: string) => readonly string[];
};

const unknownWords = (instead: string): string => `There is nothing of this name. ${instead} is shown.`;

const Problems = ({ name, message, asked, without }: ProblemsProps) => {
  const changeSearch = useChangeSearch();
  const textOf = (value: string) => `${name}=${value}`;
  const remove = (text: string) => {
    const [gone = ''] = asked.filter((value) => textOf(value) === text);
    const left = without(gone);
    changeSearch(({ [name]: _, ...others }) => (left.length === 0 ? others : { ...others, [name]: left }));
  };
  return (
    <Box mb="sm" w="100%">
      <FilterProblems
        problems={asked.map((value) => ({ text: textOf(value), message }))}
        titles={titles}
        onRemove={remove}
      />
    </Box>
  );
};

/** A key that takes one value; `known` lists them, or tells one. */
export const UnknownChoice = ({
  name,
  known,
  instead,
}: Common & { known: readonly string[] | ((value: string) => boolean) }) => {
  const asked = useSearch({
    strict: false,
    select: (search: Search) => (search[name] === undefined ? null : asList(search[name]).join()),
  });
  if (asked === null || (typeof known === 'function' ? known(asked) : known.includes(asked))) return null;
  return <Problems name={name} message={unknownWords(instead)} asked={[asked]} without={() => []} />;
};

const useListed = (name: string): string[] => {
  // One text, because the router may hand out a new array for the same address.
  const text = useSearch({ strict: false, select: (search: Search) => JSON.stringify(asList(search[name])) });
  return JSON.parse(text);
};

/** A key under which several stand, each for itself. */
export const UnknownNames = ({
  name,
  isKnown,
  instead,
}: Common & { name: ListKey; isKnown: (value: string) => boolean }) => {
  const listed = useListed(name);
  const asked = [...new Set(listed.filter((value) => !isKnown(value)))];
  if (asked.length === 0) return null;
  const without = (gone: string) => listed.filter((value) => value !== gone);
  return <Problems name={name} message={unknownWords(instead)} asked={asked} without={without} />;
};

/** A key that other pages take and this one does not; `message` says why. */
export const UnusedKey = ({ name, message }: { name: string; message: string }) => {
  const listed = useListed(name);
  if (listed.length === 0) return null;
  const without = (gone: string) => listed.filter((value) => value !== gone);
  return <Problems name={name} message={message} asked={[...new Set(listed)]} without={without} />;
};
