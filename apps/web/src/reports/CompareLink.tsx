/** From the report of a show or movie to the page on which it stands beside others, with the people and days of the report. */
import { pages, type Subject, scopeFilters, titleKinds } from '@cvm/contract';
import { Anchor } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { asList } from '../search-params.ts';
import { usePageAccess } from '../session/access.ts';
import { comparePath } from '../titles/compared.ts';

export const CompareLink = ({ subject, id }: { subject: Subject; id: string }) => {
  const { allows } = usePageAccess();
  const filters = useSearch({ strict: false, select: (search) => asList(search.filters) });
  const kind = titleKinds.find((one) => one === subject);
  if (kind === undefined || !allows(pages.compare.path)) return null;
  const scope = filters.filter((text) => scopeFilters.some((filter) => text.startsWith(`${filter}:`)));
  return (
    <Anchor component={Link} to={comparePath([{ kind, id }], scope)} size="sm">
      Compare
    </Anchor>
  );
};
