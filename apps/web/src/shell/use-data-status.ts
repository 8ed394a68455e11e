/** How far the data reaches and whether a refresh runs: one answer for the footer and the system status page. */
import { type DataStatus, formatValue, recipe, statusEndpoints } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';
import type { SourceFacts } from '../views/source-text.ts';

/** A refresh is followed closely, the rest of the time the page looks now and then, as it does for what it could not ask. */
const followMs = { running: 2_000, idle: 30_000 };

const isRunning = (status: DataStatus['data']['status'] | undefined): boolean =>
  status === 'building' || status === 'loading';

/**
 * The public status check. `follow` asks again by itself, for a page that stands open; after a failure every page does, as the one
 * that it stands under may work again.
 */
export const useDataStatus = ({ follow = false } = {}) =>
  useQuery({
    queryKey: ['data-status'],
    queryFn: async ({ signal }) => (await ask(statusEndpoints.readDataStatus, { signal })).data,
    ...(follow ? { staleTime: 0 } : {}),
    refetchInterval: ({ state }) => {
      if (follow && isRunning(state.data?.status)) return followMs.running;
      return (follow || state.status === 'error') && followMs.idle;
    },
  });

/** What is said of the data that answer; null while nothing is loaded or known. */
export const sourceFacts = (data: DataStatus['data'] | undefined): SourceFacts | null =>
  data?.date == null ? null : { dataThrough: data.date, recipe, dataRecipe: data.dataRecipe };

/** `MMMM DD, YYYY` in UTC, 'Unknown' while nothing is loaded (1-foundation section 7). */
export const dataDateText = (date: string | null): string =>
  date === null ? 'Unknown' : formatValue('longDate', date);
