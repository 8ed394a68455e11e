import { cellColumn, memberColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const follows: Table = {
  name: 'follows',
  comment: 'One spell of following a title',
  columns: [
    titleColumn,
    memberColumn,
    cellColumn,
    column('began', 'Date32', 'UTC day of followed_at'),
    column(
      'ended',
      'Nullable(Date32)',
      'UTC day of unfollowed_at, on which the spell no longer counts; null = still following',
    ),
    column('followed_at', "DateTime64(0, 'UTC')", 'when the spell began'),
    column('unfollowed_at', "Nullable(DateTime64(0, 'UTC'))", 'when it ended'),
  ],
  orderBy: ['title', 'member', 'followed_at'],
  spread: { by: 'member' },
};
