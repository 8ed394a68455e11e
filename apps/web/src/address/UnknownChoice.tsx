/** What the address chooses and the page does not have, such as a tab of another name: what is shown in its place, and the way to be rid of it. */
import { Box } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { asList } from '../search-params.ts';

const titles = ['A choice of this link is not shown', 'Some choices of this link are not shown'] as const;

type Props = {
  /** The key of the choice in the address. */
  name: string;
  known: readonly string[];
  /** What is shown instead: `Overview`. */
  instead: string;
};

export const UnknownChoice = ({ name, known, instead }: Props) => {
  const asked = useSearch({
    strict: false,
    select: (search: Readonly<Record<string, unknown>>) =>
      search[name] === undefined ? null : asList(search[name]).join(),
  });
  const navigate = useNavigate();
  if (asked === null || known.includes(asked)) return null;
  const remove = () => {
    const without = ({ [name]: _, ...others }: Record<string, unknown>) => others;
    void navigate({ to: '.', search: without, replace: true, state: true, resetScroll: false });
  };
  const problem = { text: `${name}=${asked}`, message: `There is nothing of this name. ${instead} is shown.` };
  return (
    <Box mb="sm">
      <FilterProblems problems={[problem]} titles={titles} onRemove={remove} />
    </Box>
  );
};
