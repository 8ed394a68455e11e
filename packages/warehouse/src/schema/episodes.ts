import { column, type Table } from './table.ts';

export const episodes: Table = {
  name: 'episodes',
  comment: 'Episodes of series; season 0 holds specials',
  columns: [
    column('episode', 'UInt32', 'dense number from 1, stable over appends'),
    column('episode_id', 'String', 'id in the data'),
    column('title', 'UInt32', 'number of the series'),
    column('season', 'UInt16', 'season, 0 = special'),
    column('number', 'UInt16', 'number within the season'),
    column('name', 'String', 'display name'),
    column('air_date', 'Nullable(Date32)', 'first air date'),
    column(
      'sequence',
      'UInt32',
      'place among the regular episodes of the series by season and number, from 1; 0 for specials',
    ),
  ],
  orderBy: ['title', 'season', 'number', 'episode'],
  spread: 'everywhere',
};
