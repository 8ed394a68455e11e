/**
 * How many members have each value of the filters of people, inside what the caller may see. The cells of an edition are asked
 * for once and kept. Groups of too few are kept back, and the next smallest with them until they are two and as many people together as
 * a group that is told of: what is left of a total then says no more of them.
 */
import { type Access, type CountedOption, countedOptions, type MemberCount, type MemberCounts } from '@cvm/contract';
import { compileMemberCounts } from '@cvm/metrics';
import type { Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { OptionsCall } from './options.ts';

const timeoutMs = 10_000;

const rowSchema = z.object({ country: z.string(), age: z.string(), gender: z.string(), people: z.coerce.number() });
type CellRow = z.infer<typeof rowSchema>;

/** The values of a filter with their members, by value; those that are not shown are null. */
export const countsOf = (rows: readonly CellRow[], id: CountedOption, minimumBase: number): MemberCount[] => {
  const sums = new Map<string, number>();
  for (const row of rows) if (row[id] !== '') sums.set(row[id], (sums.get(row[id]) ?? 0) + row.people);
  const ascending = [...sums].toSorted(([one, a], [other, b]) => a - b || (one < other ? -1 : 1));
  const hidden = new Set<string>();
  let together = 0;
  for (const [value, members] of ascending) {
    const isSafe = hidden.size === 0 || (hidden.size > 1 && together >= minimumBase);
    if (members >= minimumBase && isSafe) break;
    hidden.add(value);
    together += members;
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, members]) => ({ value, members: hidden.has(value) ? null : members }));
};

export const countMembers = async (
  warehouse: Warehouse,
  access: Access,
  { edition: { database }, ...call }: OptionsCall,
): Promise<Omit<MemberCounts, 'success'>> => {
  const options = { name: 'member counts', ...call, database, timeoutMs, isKept: true };
  const { rows } = await warehouse.query(compileMemberCounts(access), rowSchema, options);
  const { minimumBase } = access;
  const [country, age, gender] = countedOptions.map((id) => countsOf(rows, id, minimumBase));
  return { data: { country: country ?? [], age: age ?? [], gender: gender ?? [] }, minimumBase };
};
