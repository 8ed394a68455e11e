/** Whether the data that answer now are those of what is on screen: a load, or a store brought back, changes them under an open page. */
import { type DataStatus, formatValue, type Meta } from '@cvm/contract';
import { type QueryCacheNotifyEvent, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SourceFacts } from '../views/source-text.ts';
import { shownMetas } from '../views/use-view.ts';
import { sourceFacts, useDataStatus } from './use-data-status.ts';

type Answered = Pick<Meta, 'edition' | 'dataThrough'>;

/** The number alone does not tell data apart: a store that was brought back counts on from an older one. */
const isOfOthers = ({ edition, dataThrough }: Answered, now: DataStatus['data'] | undefined): boolean =>
  now?.edition !== undefined && (now.edition !== edition || now.date !== dataThrough);

const words = ({ edition, dataThrough }: Answered, { edition: now = edition, date }: DataStatus['data']): string => {
  if (date !== null && date > dataThrough) return `The data go to ${formatValue('longDate', date)}`;
  return now < edition ? 'Earlier data were brought back' : 'Data were loaded';
};

/** What has come of the data since they gave an answer, as they are loaded at night; null where they are the same. */
export const useNewerData = (answered: Answered | null): string | null => {
  const { data, refetch } = useDataStatus({ follow: true });
  const [checked, setChecked] = useState<number | null>(null);
  const edition = answered?.edition ?? 0;
  // Either the store was brought back, or the status was asked before the load that the answer is of.
  const isBehind = data?.edition !== undefined && data.edition < edition;
  useEffect(() => {
    if (isBehind) void refetch().then(() => setChecked(edition));
  }, [isBehind, edition, refetch]);
  if (answered === null || data === undefined || !isOfOthers(answered, data)) return null;
  return isBehind && checked !== edition ? null : words(answered, data);
};

/** An answer has come, or is shown, or is not any more. */
const changesScreen = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'observerAdded' ||
  event.type === 'observerRemoved' ||
  (event.type === 'updated' && event.action.type === 'success');

/** The facts of an answer on screen that is of other data than those of now; null where there is none. */
export const useShownOfOthers = (): Meta | null => {
  const client = useQueryClient();
  const { data } = useDataStatus();
  return useSyncExternalStore(
    (tell) =>
      client.getQueryCache().subscribe((event) => {
        if (changesScreen(event)) tell();
      }),
    () => shownMetas(client).find((meta) => isOfOthers(meta, data)) ?? null,
  );
};

/** Asks for what is on screen anew; what is not there and was answered before is not shown again, nor put into a document. */
export const bringUpToDate = (client: QueryClient): Promise<void> => {
  client.removeQueries({ type: 'inactive' });
  return client.invalidateQueries();
};

/** What is said of the data that what is on screen was made of; null while nothing is loaded or known. */
export const useSourceFacts = (): SourceFacts | null => {
  const shown = useShownOfOthers();
  const { data } = useDataStatus();
  return shown ?? sourceFacts(data);
};
