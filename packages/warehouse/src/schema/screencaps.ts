import { episodeColumns, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const screencaps: Table = {
  name: 'screencaps',
  comment: 'Moments of an episode or a movie that memes are made of',
  columns: [
    column('screencap_id', 'String', 'id in the data'),
    titleColumn,
    ...episodeColumns,
    column('progress', 'Float64', 'place in the episode, 0 to 1'),
    column('image_url', 'String', 'picture'),
  ],
  orderBy: ['title', 'screencap_id'],
  spread: 'everywhere',
};
