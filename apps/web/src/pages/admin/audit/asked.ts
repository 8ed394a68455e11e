/**
 * What the address asks of the audit log, read by the rules of the call. What breaks one is gone without, and told with
 * the reason. Pure.
 */
import { type AskedOf, auditEndpoints } from '@cvm/contract';
import type { FilterProblem } from '../../../filters/url-filters.ts';
import type { Address } from '../use-address.ts';

const { searchAudit } = auditEndpoints;

const keys = ['search', 'person', 'action', 'from', 'until', 'before'] as const;
type Key = (typeof keys)[number];

export type Asked = {
  query: Pick<NonNullable<AskedOf<typeof searchAudit>['query']>, Key>;
  problems: readonly (FilterProblem & { key: Key })[];
};

/** What is empty asks for nothing. */
const given = (address: Address): [Key, string][] =>
  keys.flatMap((key) => (address[key] ? [[key, address[key]] satisfies [Key, string]] : []));

export const readAsked = (address: Address): Asked => {
  const asked = given(address);
  const { data, error } = searchAudit.query.safeParse(Object.fromEntries(asked));
  if (data !== undefined) {
    const { limit: _, resultFormat: __, ...query } = data;
    return { query, problems: [] };
  }
  const reasonOf = (key: Key): string | undefined => error.issues.find(({ path }) => path[0] === key)?.message;
  const problems = asked.flatMap(([key, value]) => {
    const reason = reasonOf(key);
    return reason === undefined ? [] : [{ key, text: `${key}=${value}`, message: `${reason}.` }];
  });
  // How two of them go together is asked of those that are left.
  const rest = readAsked(Object.fromEntries(asked.filter(([key]) => reasonOf(key) === undefined)));
  return { query: rest.query, problems: [...problems, ...rest.problems] };
};
