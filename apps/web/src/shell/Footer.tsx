/** The strip under every page: how far the data reaches. */
import { dataStatusSchema, formatValue } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import classes from './Shell.module.css';

/** `MMMM DD, YYYY` in UTC; 'Unknown' while nothing is loaded or the check failed (1-foundation section 7). */
const useDataDate = (): string | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['data-status'],
    queryFn: ({ signal }) => call('get', 'pdt-status-check', dataStatusSchema, { isPublic: true, signal }),
  });
  if (isError) return 'Unknown';
  if (data === undefined) return undefined;
  const date = data.blocked ? null : data.data.data.date;
  return date === null ? 'Unknown' : formatValue('longDate', date);
};

export const Footer = () => {
  const date = useDataDate();
  return (
    <footer className={classes.footer}>
      {/* The space stands while the date is on its way, so that nothing jumps. */}
      <div className={classes.footerRow}>{date === undefined ? '\u00a0' : `Data available through ${date}`}</div>
    </footer>
  );
};
