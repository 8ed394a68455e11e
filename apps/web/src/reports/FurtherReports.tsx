/** Ways to the other reports of the same show, movie, network or actor that the user may open. */
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageAccess } from '../session/access.ts';
import type { Head, ReportRecord } from './model.ts';

type Props = { report: ReportRecord; head: Pick<Head, 'id' | 'aired'> };

export const FurtherReports = ({ report: { further = [] }, head: { id, aired } }: Props) => {
  const { allows } = usePageAccess();
  return further
    .filter(({ afterAiring = false, path }) => (aired || !afterAiring) && allows(path(id)))
    .map(({ label, path }) => (
      <Anchor key={label} component={Link} to={path(id)} size="sm">
        {label}
      </Anchor>
    ));
};
