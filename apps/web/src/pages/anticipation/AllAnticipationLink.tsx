/** The way to the page of all anticipated titles, which no menu names. */
import { pages } from '@cvm/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageAccess } from '../../session/access.ts';

const { path, label } = pages.allAnticipation;

export const AllAnticipationLink = () => {
  const { allows } = usePageAccess();
  return allows(path) ? (
    <Anchor component={Link} to={path} size="sm">
      {label}
    </Anchor>
  ) : null;
};
