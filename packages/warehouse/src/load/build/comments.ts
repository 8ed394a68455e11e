// Stage and earlier comments -> comments of the new edition, each with the number of its replies.

import type { Stage } from '../stages/stage.ts';
import { type BuildContext, contentOf, mergedRows } from './catalogue.ts';

export const commentsInsert = (stage: Stage, context: BuildContext): string => {
  const content = contentOf(stage);
  const rows = mergedRows(stage, context);
  return `insert into ${context.database}.comments (${content}, replies)
select ${content}, p.replies
from (${rows}) as c
any left join (
  select parent_comment_id as parent, count() as replies
  from (${rows})
  where parent_comment_id != ''
  group by parent
) as p on c.comment_id = p.parent`;
};
