/**
 * Spells of following as changes: how many members start and stop on a day. The spells of a member are first cut so that
 * none overlaps another (`latest` is the latest end of the earlier ones), so that sums of changes are distinct members.
 */
import { raw, type Sql, sql } from '../compile/sql.ts';

/** keys, cell, day, step (1 or -1). `spells` is a select of keys, member, cell, began, ended; an empty spell counts for nothing. */
export const changes = (spells: Sql, keys: readonly string[]): Sql => {
  const named = raw(keys.map((key) => `${key}, `).join(''));
  return sql`select ${named}cell, change.1 as day, change.2 as step
from (
  select ${named}cell, ended, greatest(began, ifNull(latest, began)) as start
  from (
    select ${named}cell, began, ended,
      max(toNullable(ended)) over (partition by ${named}member order by began, ended
        rows between unbounded preceding and 1 preceding) as latest
    from (
      ${spells}
    )
  )
  where ended > start
)
array join [(start, toInt64(1)), (ended, toInt64(-1))] as change`;
};
