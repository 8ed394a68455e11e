/**
 * Downtime notices: while the system is not well, each message that was not closed before is a toast that stays
 * (1-foundation section 4). A failure of the check itself is only logged.
 */
import { type StatusCheck, statusCheckSchema } from '@cvm/contract';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/client.ts';
import { dismissNotice, readDismissed } from '../session/dismissed-notices.ts';

/** The messages to show now. */
export const openNotices = (status: StatusCheck, dismissed: readonly string[]): StatusCheck['messages'] =>
  status.success && !status.healthy ? status.messages.filter(({ uuid }) => !dismissed.includes(uuid)) : [];

export const useDowntimeNotices = (): void => {
  const { data, error } = useQuery({
    queryKey: ['status-check'],
    queryFn: ({ signal }) => call('get', 'status-check', statusCheckSchema, { signal }),
  });

  // Toasts are shown by a call, not by rendering; their ids keep a message from being shown twice.
  useEffect(() => {
    if (error !== null) console.error('The status check failed:', error);
    if (data === undefined || data.blocked) return;
    for (const { uuid, title, body } of openNotices(data.data, readDismissed()))
      notifications.show({
        id: uuid,
        title: title || 'Error',
        message: body,
        color: 'red',
        position: 'top-center',
        autoClose: false,
        onClose: () => dismissNotice(uuid),
      });
  }, [data, error]);
};
