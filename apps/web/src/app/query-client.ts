/** The query cache: how long an answer is fresh, how long it is kept, and what is asked again after a failure. */
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { freshMs } from '../api/fresh.ts';

const keptMs = 30 * 60_000;

/** The second click of a double click finds the button disabled: news of a call is told before the browser's next event. */
notifyManager.setScheduler(queueMicrotask);

/** A refusal will not change by asking again; an unreachable or busy server may. */
const retryFailed = (failures: number, error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503) && failures < 1;

/** Without a connection the library would wait in silence, a report that is saved too; the call fails instead, and says why. */
const networkMode = 'always';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ staleTime: freshMs, gcTime: keptMs, retry: retryFailed, refetchOnWindowFocus: false, networkMode },
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });
