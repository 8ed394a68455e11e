// Rows that are good alone and not beside another row: equal ones, ones that give an id again with other content, replies to
// comments that are not there, or to one another in a circle. They are written to `later_rows`, and the merge leaves them out.
import { literal } from '../../schema/index.ts';
import { lateFaults } from '../faults.ts';
import type { Stage, StageContext } from '../stages/stage.ts';
import { among, type BuildContext, goodRows, identityOf, keyColumns } from './catalogue.ts';

/** Fault 0 is a duplicate: equal in every column to a row that stays. */
export const createLaterRows = (context: StageContext): string => `create table ${context.stageDatabase}.later_rows (
    file_table LowCardinality(String), src UInt32, row UInt64, fault UInt16
  )
  engine = MergeTree
  order by (file_table, src, row)`;

const goodOf = (stage: Stage, context: StageContext): string =>
  `${context.stageDatabase}.${stage.table} where fault = 0`;

/** Ids that several rows have, as a subquery. */
export const sameIds = (stage: Stage, context: StageContext): string => {
  const key = keyColumns(stage);
  return `(select ${key} from ${goodOf(stage, context)} group by ${key} having count() > 1)`;
};

/** Of the rows with one id the first stays; the others are duplicates or rejected. */
export const findSameIds = (stage: Stage, context: StageContext): string => {
  const key = keyColumns(stage);
  return `insert into ${context.stageDatabase}.later_rows (file_table, src, row, fault)
select ${literal(stage.table)}, src, row, if(of_content = 1, ${lateFaults.sameId}, 0)
from (
  select src, row,
    row_number() over (partition by ${key} order by src, row) as of_key,
    row_number() over (partition by ${identityOf(stage)} order by src, row) as of_content
  from ${goodOf(stage, context)} and (${key}) in ${sameIds(stage, context)}
)
where of_key > 1`;
};

/** Every reply as it will be: those of the load, and those before whose id it does not give. */
const replies = (stage: Stage, context: BuildContext): string => {
  const good = goodRows(stage, context);
  const columns = 'select comment_id, parent_comment_id, at';
  const before =
    context.earlier === context.database
      ? ''
      : `
  union all ${columns} from ${context.earlier}.comments
  where parent_comment_id != '' and not (comment_id ${among(context)} (select comment_id from (${good})))`;
  return `${columns} from (${good}) where parent_comment_id != ''${before}`;
};

/**
 * Replies that are no later than the reply they answer, as a subquery: every circle has one, since its moments cannot rise all the
 * way round, and most loads have none.
 */
export const untimelyReplies = (stage: Stage, context: BuildContext): string => `(
  select r.comment_id as comment_id, r.parent_comment_id as parent_comment_id
  from (${replies(stage, context)}) as r
  any inner join (${replies(stage, context)}) as p on r.parent_comment_id = p.comment_id
  where r.at <= p.at
)`;

/** Replies that lead back to themselves: from each that is untimely up from parent to parent, until none is left or one comes again. */
export const findCircles = (stage: Stage, context: BuildContext): string =>
  `insert into ${context.stageDatabase}.later_rows (file_table, src, row, fault)
with recursive climbs as (
  select comment_id as began, parent_comment_id as next, [comment_id] as climbed
  from ${untimelyReplies(stage, context)}
  union all
  select c.began as began, r.parent_comment_id as next, arrayPushBack(c.climbed, c.next) as climbed
  from climbs as c
  inner join (${replies(stage, context)}) as r on r.comment_id = c.next
  where not has(c.climbed, c.next)
)
select 'comments', src, row, ${lateFaults.circle}
from (${goodRows(stage, context)})
where comment_id in (select arrayJoin(climbed) from climbs where next = began)`;

/** Replies whose parent is neither in the load nor in the edition before; run until none is found, as replies have replies. */
export const findLostReplies = (stage: Stage, context: BuildContext): string => {
  const good = goodRows(stage, context);
  const rejected = `select comment_id from ${context.stageDatabase}.comments
  where fault > 0 or (src, row) in (select src, row from ${context.stageDatabase}.later_rows where file_table = 'comments' and fault > 0)`;
  const named = `select parent_comment_id from (${good})`;
  const before =
    context.earlier === context.database
      ? ''
      : `\n  union all select comment_id from ${context.earlier}.comments where comment_id ${among(context)} (${named})`;
  return `insert into ${context.stageDatabase}.later_rows (file_table, src, row, fault)
select 'comments', src, row, if(parent_comment_id in (${rejected}), ${lateFaults.parentRejected}, ${lateFaults.parent})
from (${good})
where parent_comment_id != '' and parent_comment_id not in (
  select comment_id from (${good})${before}
)`;
};

/** Event rows name an episode or character together with its title, so an append cannot give either to another title. */
export const findMoved = (stage: Stage, context: BuildContext): string => {
  const key = stage.orderBy[0];
  return `insert into ${context.stageDatabase}.later_rows (file_table, src, row, fault)
select ${literal(stage.table)}, n.src, n.row, ${lateFaults.moved}
from (${goodRows(stage, context)}) as n
join ${context.earlier}.${stage.table} as o on n.${key} = o.${key}
where n.title != o.title`;
};
