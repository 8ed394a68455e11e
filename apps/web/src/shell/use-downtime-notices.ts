/**
 * Downtime notices: while the system is not well, each message that was not closed before is a toast that stays
 * (1-foundation section 4); one that was disabled or has expired goes away. A failure of the check itself is only logged
 * (section 8): pages tell of their own failures. The downtime screen stands in place of the page when the check answers
 * that the portal cannot work.
 */
import { type StatusCheck, statusEndpoints } from '@cvm/contract';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Answer, ApiError, call } from '../api/client.ts';
import { usePermissible } from '../filters/use-permissible.ts';
import { dismissNotice, readDismissed } from '../session/dismissed-notices.ts';
import { followSession, readSession } from '../session/session.ts';

/** The messages to show now. */
export const openNotices = (status: StatusCheck, dismissed: readonly string[]): StatusCheck['messages'] =>
  status.success && !status.healthy ? status.messages.filter(({ uuid }) => !dismissed.includes(uuid)) : [];

type Message = StatusCheck['messages'][number];

/** The messages whose toasts were shown. They stay while the user goes to a page outside of the shell, and come back from there. */
const shown = new Set<string>();

/** Toasts that were taken away because their message is over: nobody has closed them. */
const takenAway = new Set<string>();

const takeAway = (uuid: string): void => {
  takenAway.add(uuid);
  shown.delete(uuid);
  notifications.hide(uuid);
};

let isFollowed = false;

/** Messages are for whoever is signed in: their toasts go with the session, wherever the user is then. */
const leaveWithSession = (): void => {
  if (isFollowed) return;
  isFollowed = true;
  const stop = followSession(() => {
    if (readSession() !== null) return;
    for (const uuid of shown) takeAway(uuid);
    isFollowed = false;
    stop();
  });
};

const showNotice = ({ uuid, title, body }: Message): void => {
  leaveWithSession();
  shown.add(uuid);
  // It may have been over, and be shown again.
  takenAway.delete(uuid);
  notifications.show({
    id: uuid,
    title: title || 'Error',
    message: body,
    color: 'red',
    position: 'top-center',
    autoClose: false,
    onClose: () => {
      if (!takenAway.has(uuid)) dismissNotice(uuid);
    },
  });
};

/** Messages come and go while people work. */
const askedAgainMs = 60_000;

/** Does the portal say of itself that it cannot work, with a message about it or without? What touches some answers takes no page away. */
export const isUnavailable = (answer: Answer<StatusCheck> | undefined): boolean =>
  answer !== undefined &&
  !answer.blocked &&
  !answer.data.healthy &&
  answer.data.error !== null &&
  answer.data.works !== true;

/** A store that was only busy for a moment takes no page away: bad news is asked for twice. */
const ask = async (signal: AbortSignal): Promise<Answer<StatusCheck>> => {
  const check = () => call(statusEndpoints.checkHealth, { signal });
  const answer = await check();
  return isUnavailable(answer) ? check() : answer;
};

/** An expired session says so itself. */
const log = (what: string, error: Error | null): void => {
  if (error !== null && !(error instanceof ApiError && error.status === 401)) console.error(what, error);
};

export const useDowntimeNotices = (): { unavailable: boolean; retry: () => void } => {
  const filters = usePermissible();
  const { data, error, refetch } = useQuery({
    queryKey: ['status-check'],
    // At the start the configuration of the filters comes first (1-foundation section 4).
    enabled: filters.isFetched,
    refetchInterval: askedAgainMs,
    queryFn: ({ signal }) => ask(signal),
  });

  // Toasts are shown by a call, not by rendering; their ids keep a message from being shown twice.
  useEffect(() => {
    log('The status check failed:', error);
    if (data === undefined || data.blocked) return;
    const open = openNotices(data.data, readDismissed());
    for (const uuid of shown) if (!open.some((message) => message.uuid === uuid)) takeAway(uuid);
    for (const message of open) showNotice(message);
  }, [data, error]);
  // Pages tell of their own failures; this one is for whoever reads the console.
  useEffect(() => log('The filter configuration could not be loaded:', filters.error), [filters.error]);
  return { unavailable: isUnavailable(data), retry: () => void refetch() };
};
