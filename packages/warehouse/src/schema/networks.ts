import { column, type Table } from './table.ts';

export const networks: Table = {
  name: 'networks',
  comment: 'Originating networks',
  columns: [
    column('network', 'UInt32', 'dense number from 1, stable over appends'),
    column('network_id', 'String', 'id in the data'),
    column('name', 'String', 'display name'),
    column('country', 'LowCardinality(String)', 'ISO 3166-1 alpha-2'),
    column('logo_url', 'String', 'logo'),
  ],
  orderBy: ['network'],
  spread: 'everywhere',
};
