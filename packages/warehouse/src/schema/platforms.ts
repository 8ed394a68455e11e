import { column, type Table } from './table.ts';
import { enumType, platformKinds } from './vocabulary.ts';

export const platforms: Table = {
  name: 'platforms',
  comment: 'Places to watch',
  columns: [
    column('platform', 'UInt16', 'dense number from 1, stable over appends'),
    column('name', 'String', 'name, which is also the id in the data'),
    column('kind', enumType(platformKinds), 'official, unofficial or other'),
    column('logo_url', 'String', 'logo'),
  ],
  orderBy: ['platform'],
  spread: 'everywhere',
};
