/** The strip under every page: how far the data reaches, and the way to the system status. */
import { pages } from '@cvm/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './Shell.module.css';
import { dataDateText, useDataStatus } from './use-data-status.ts';

/** 'Unknown' when the check failed; undefined while the date is on its way. */
const useDataDate = (): string | undefined => {
  const { data, isError } = useDataStatus();
  if (data !== undefined) return dataDateText(data.date);
  return isError ? dataDateText(null) : undefined;
};

export const Footer = () => {
  const date = useDataDate();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerRow}>
        {/* The space stands while the date is on its way, so that nothing jumps. */}
        {date === undefined ? (
          '\u00a0'
        ) : (
          <Anchor component={Link} to={pages.systemStatus.path} size="xs" c="inherit" underline="hover">
            {`Data available through ${date}`}
          </Anchor>
        )}
      </div>
    </footer>
  );
};
