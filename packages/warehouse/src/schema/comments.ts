import { atColumn, cellColumn, dayColumn, episodeColumns, memberColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';
import { emotions, enumType } from './vocabulary.ts';

export const comments: Table = {
  name: 'comments',
  comment: 'Comments, replies, reviews and memes',
  columns: [
    titleColumn,
    memberColumn,
    atColumn,
    dayColumn,
    cellColumn,
    ...episodeColumns,
    column('comment_id', 'String', 'id in the data'),
    column('parent_comment_id', 'String', 'the comment this one replies to, empty none'),
    column('text', 'String', 'text'),
    column('image_url', 'String', 'picture'),
    column('screencap_id', 'String', 'screencap of a meme, empty none'),
    column('language', 'LowCardinality(String)', 'ISO 639-1'),
    column('emotions', `Array(${enumType(emotions)})`, 'emotions given with the comment'),
    column('character', 'UInt32', 'number of the character it is about, 0 none'),
    column('rating', 'UInt8', '1 to 5, 0 none'),
    column('is_review', 'Bool', 'written as a review'),
    column('likes', 'UInt32', 'likes'),
    column('shares', 'UInt32', 'shares'),
    column('replies', 'UInt32', 'comments in the data whose parent is this one'),
  ],
  orderBy: ['title', 'at', 'comment_id'],
  spread: { by: 'member' },
};
