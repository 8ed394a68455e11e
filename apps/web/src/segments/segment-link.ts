/**
 * A link that names a segment and no filters, such as one from before filters stood beside it: in, the query cache and
 * the keys of the address; out, the texts of the segment's filters, or null when there is nothing to add.
 */
import { formatFilters } from '@cvm/contract';
import type { QueryClient } from '@tanstack/react-query';
import { segmentsQuery } from './segments.ts';

export const filtersOfSegmentLink = async (
  client: QueryClient,
  { segment, filters }: { segment?: unknown; filters?: unknown },
): Promise<string[] | null> => {
  if (typeof segment !== 'string' || filters !== undefined) return null;
  // Somebody else's segment, or a server that cannot be reached, leaves the page with its defaults, which it says.
  const segments = await client.ensureQueryData(segmentsQuery).catch(() => []);
  const found = segments.find(({ uuid }) => uuid === segment);
  return found === undefined || found.problem !== undefined ? null : formatFilters(found.clauses);
};
