/** Says over a page that what it shows is of other data than those that answer now, and asks for it anew. */
import { Button } from '@mantine/core';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { WarningIcon } from '../ui/icons.tsx';
import classes from './NewerData.module.css';
import { bringUpToDate, useNewerData, useShownOfOthers } from './newer-data.ts';

const Notice = ({ words }: { words: string }) => {
  const client = useQueryClient();
  const isFetching = useIsFetching() > 0;
  return (
    <div className={classes.notice} role="status">
      <WarningIcon size={14} />
      <span>{words} since this page was filled, and files of its tables are made from them.</span>
      <Button variant="default" loading={isFetching} onClick={() => void bringUpToDate(client)}>
        Bring up to date
      </Button>
    </div>
  );
};

const Followed = () => {
  const words = useNewerData(useShownOfOthers());
  return words === null ? null : <Notice words={words} />;
};

export const NewerData = () => {
  const showsData = useMatches({ select: (matches) => matches.at(-1)?.staticData.showsData === true });
  return showsData ? <Followed /> : null;
};
