/** What screen and paper share of the Engagement tab: who is voted for, and the words of an index without samples. */
import { charactersFigure } from '../../charts/prepare/characters-figure.ts';

/** "top 10 fan favorites for movies" (2-title-reports section 9). */
const fanFavorites = 10;

export const favorites = {
  show: { view: 'showFavorites', title: 'Hottest Characters', prepare: charactersFigure('showFavorites') },
  movie: {
    view: 'movieFavorites',
    title: 'Fan Favorites',
    prepare: charactersFigure('movieFavorites'),
    limit: fanFavorites,
  },
} as const;

export const noEmotions = {
  emptyTitle: 'We are still collecting feedback from our viewers. Stay tuned!',
  emptyReason: 'An index needs 50 emotions or more.',
} as const;
