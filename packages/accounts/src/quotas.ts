/**
 * How much a user, and an organization together, may keep: links, segments and reports with what they were before,
 * those of the bin and what is published of them, in bytes as they are kept. The store
 * has one disk, and whoever fills it takes it from all.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { isUuid } from './uuid.ts';

const megabyte = 1_000_000;
/** Some thousand segments of a usual size. */
export const savedBytesMax = 10 * megabyte;
export const organizationBytesMax = 50 * megabyte;

const sums = z.object({ own: z.coerce.number(), together: z.coerce.number() });

/** Bytes that the user keeps, and everybody of the organization with them; the segment or report `replaced` left out. */
const keptBytes = async (db: Db, userId: string, replaced: string | null): Promise<z.infer<typeof sums>> => {
  const without = replaced !== null && isUuid(replaced) ? replaced : '00000000-0000-0000-0000-000000000000';
  const { rows } = await db.execute(sql`with me as (select id, organization_id from users where id = ${userId}),
peers as (
  select users.id, users.id = me.id as own
  from users inner join me on users.id = me.id or users.organization_id = me.organization_id
),
kept as (
  select user_id, octet_length(url_state) as bytes from permalinks
  union all select user_id, octet_length(filters::text) from segments where id <> ${without}
  union all select user_id, octet_length(definition::text) from reports where id <> ${without}
  union all
  select reports.user_id, octet_length(report_revisions.definition::text)
  from report_revisions inner join reports on reports.id = report_revisions.report_id
  union all
  select reports.user_id, octet_length(publications.content)
  from publications inner join reports on reports.id = publications.report_id
)
select coalesce(sum(bytes) filter (where own), 0) as own, coalesce(sum(bytes), 0) as together
from kept inner join peers on peers.id = kept.user_id`);
  return sums.parse(rows[0]);
};

type Kept = {
  /** The segment or report that is written over, which takes no room any more. */
  readonly replaced?: string | null;
  /** Who saves, where that is not the user whose room it takes. */
  readonly savedBy?: string;
};

const remedies = {
  own: 'Delete segments or reports, from the bin too, to save more.',
  others: 'Ask the owner of this report to delete segments or reports, from the bin too.',
} as const;

/** Throws `full` when the user or the organization would keep more than they may with `added`. */
export const checkQuota = async (
  db: Db,
  userId: string,
  added: string | Buffer,
  { replaced = null, savedBy = userId }: Kept = {},
): Promise<void> => {
  const bytes = Buffer.byteLength(added);
  const { own, together } = await keptBytes(db, userId, replaced);
  const refuse = (whose: string, most: number, remedy: string): AccountsError =>
    new AccountsError(
      'full',
      `${whose} links, segments and reports take ${most / megabyte} MB, which is all that is kept. ${remedy}`,
    );
  const isOwn = savedBy === userId;
  if (own + bytes > savedBytesMax)
    throw refuse(isOwn ? 'Your' : "The owner's", savedBytesMax, isOwn ? remedies.own : remedies.others);
  if (together + bytes > organizationBytesMax) throw refuse("Your organization's", organizationBytesMax, remedies.own);
};
