/** Marks a report as a favorite of the user, which the window of commands then offers first. */
import type { Subject } from '@cvm/contract';
import { ActionIcon } from '@mantine/core';
import { useFavorite } from '../search/kept-reports.ts';
import { StarIcon } from '../ui/icons.tsx';
import classes from './report.module.css';

export const FavoriteButton = (report: { subject: Subject; id: string; name: string }) => {
  const { isFavorite, toggle } = useFavorite(report);
  const title = isFavorite ? 'Remove from favorites' : 'Add to favorites';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes.favorite}
      aria-label="Favorite"
      aria-pressed={isFavorite}
      title={title}
      onClick={toggle}
    >
      <StarIcon size={16} />
    </ActionIcon>
  );
};
