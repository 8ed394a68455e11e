// Stage and earlier comments -> comments of the new edition, each with the number of its replies.

import type { Stage } from '../stages/stage.ts';
import { takeOver } from './append.ts';
import { type BuildContext, contentOf, goodRows, mergedRows } from './catalogue.ts';

/** Of an append the comments whose rows or replies are others than before, by their ids: a table of the stage database. */
const touched = ({ stageDatabase }: BuildContext): string => `${stageDatabase}.touched_comments`;

/** `where` picks rows of the edition before, for the comments to write and for their replies. */
const insert = (stage: Stage, context: BuildContext, where: { readonly rows: string; readonly replies: string }) => {
  const content = contentOf(stage);
  return `insert into ${context.database}.comments (${content}, replies)
select ${content}, p.replies
from (${mergedRows(stage, context, where.rows)}) as c
any left join (
  select parent_comment_id as parent, count() as replies
  from (${mergedRows(stage, context, where.replies)})
  where parent_comment_id != ''
  group by parent
) as p on c.comment_id = p.parent`;
};

/** An append takes over what it does not touch; on a cluster tables cannot be taken over. */
export const commentsBuild = (stage: Stage, context: BuildContext): readonly string[] => {
  const { database, earlier, cluster } = context;
  if (earlier === database || cluster !== undefined) return [insert(stage, context, { rows: '1', replies: '1' })];
  const good = goodRows(stage, context);
  const isTouched = (column: string): string => `${column} in (select comment_id from ${touched(context)})`;
  return [
    takeOver('comments', context),
    `create table ${touched(context)} engine = MergeTree order by comment_id as
select distinct comment_id
from (
  select arrayJoin([comment_id, parent_comment_id]) as comment_id from (${good})
  union all
  select parent_comment_id from ${earlier}.comments where comment_id in (select comment_id from (${good}))
)
where comment_id != ''`,
    `delete from ${database}.comments where ${isTouched('comment_id')}`,
    insert(stage, context, { rows: isTouched('comment_id'), replies: isTouched('parent_comment_id') }),
  ];
};
