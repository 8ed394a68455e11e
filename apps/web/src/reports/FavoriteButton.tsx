/** Marks a report as a favorite of the user, which the window of commands then offers first. */
import type { Subject } from '@cvm/contract';
import { ActionIcon } from '@mantine/core';
import { favoritesMax, useFavorite } from '../search/kept-reports.ts';
import { StarIcon } from '../ui/icons.tsx';
import classes from './report.module.css';

export const FavoriteButton = (report: { subject: Subject; id: string; name: string }) => {
  const { isFavorite, isFull, toggle } = useFavorite(report);
  const full = isFull ? `${favoritesMax} favorites at most: take one away to add another.` : null;
  const title = full ?? (isFavorite ? 'Remove from favorites' : 'Add to favorites');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes.favorite}
      aria-label="Favorite"
      aria-pressed={isFavorite}
      aria-disabled={isFull || undefined}
      aria-description={full ?? undefined}
      data-disabled={isFull || undefined}
      title={title}
      onClick={isFull ? undefined : toggle}
    >
      <StarIcon size={16} />
    </ActionIcon>
  );
};
