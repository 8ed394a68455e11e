/**
 * An audience against the others of its base, row by row. Enters: a select with the columns of `comparedColumns`. Leaves: the same
 * rows with share_low, share_high, index_low, index_high and differs. All rows are tested together, so it stands inside whatever
 * picks or cuts rows.
 */
import { raw, type Sql, sql } from '../compile/sql.ts';
import { differing, pooledShare, pValue, type Side } from './difference.ts';
import { type Compared, indexFactor, indexHigh, indexLow } from './index-interval.ts';
import { effectiveBase, snapped, wilsonHigh, wilsonLow } from './proportion.ts';

const compared: Compared<string> = {
  share: 'share',
  effective: 'effective',
  restShare: 'rest_share',
  restEffective: 'rest_effective',
  wholeShare: 'base_share',
  part: 'part',
  restPart: 'rest_part',
};

/** Of a row: the weighted members of the audience, of the others and of the base that its share is of. */
export type Shown = { readonly members: string; readonly rest: string; readonly base: string };

/**
 * The columns that `comparing` reads. The sizes are columns of the same row: all_members, all_people, all_squares of the audience,
 * rest_... of the others, all_base_members of the base.
 */
export const comparedColumns = ({ members, rest, base }: Shown): Sql =>
  raw(`if(all_people = 0, null, ${snapped(`${members} / all_members`)}) as share,
  if(rest_people = 0, null, ${snapped(`${rest} / rest_members`)}) as rest_share,
  ${snapped(`${base} / all_base_members`)} as base_share,
  ${effectiveBase('all_members', 'all_squares')} as effective, ${effectiveBase('rest_members', 'rest_squares')} as rest_effective,
  all_members / all_base_members as part, rest_members / all_base_members as rest_part`);

const audience: Side<string> = { share: 'share', effective: 'effective', people: 'all_people' };
const others: Side<string> = { share: 'rest_share', effective: 'rest_effective', people: 'rest_people' };

export const comparing = (rows: Sql): Sql =>
  differing(sql`select *,
  ${raw(`${wilsonLow('share', 'effective')} as share_low`)},
  ${raw(`${wilsonHigh('share', 'effective')} as share_high`)},
  ${raw(`${indexFactor(compared)} as factor`)},
  ${raw(`${indexLow('index', 'factor', compared)} as index_low`)},
  ${raw(`${indexHigh('index', 'factor', compared)} as index_high`)},
  ${raw(`${pooledShare(audience, others)} as pooled`)},
  ${raw(`${pValue(audience, others, 'pooled')} as p_value`)}
from (
  ${rows}
)`);
