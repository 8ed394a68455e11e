/** The bin of My Reports: what was deleted of late, which comes back or goes for good. */
import { type BinnedReportAnswer, binDays, formatValue } from '@cvm/contract';
import { ActionIcon, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { useDeleteForGood, useReportBin, useRestoreReport } from '../../saved-reports/saved-reports.ts';
import { useForeign, useSession } from '../../session/session.ts';
import { askToDelete } from '../../ui/ask-to-delete.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { showError } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';

const fail = { onError: ({ message }: Error) => showError({ message }) };

type Props = { userId: string; foreign: string | null };

const Entry = ({ report, userId, foreign }: Props & { report: BinnedReportAnswer }) => {
  const { uuid, name, dateBinned, dateDeleted } = report;
  const restoring = useRestoreReport(userId);
  const deletion = useDeleteForGood(userId);
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} truncate="end">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          Deleted {formatValue('longDate', dateBinned)}, kept until {formatValue('longDate', dateDeleted)}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <ReasonButton
          variant="default"
          size="xs"
          aria-label={`Restore ${name}`}
          loading={restoring.isPending}
          disabledReason={foreign}
          onClick={() => restoring.mutate(uuid, fail)}
        >
          Restore
        </ReasonButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name} for good`}
          disabled={foreign !== null}
          loading={deletion.isPending}
          onClick={() => askToDelete('report', name, () => deletion.mutate(uuid, fail))}
        >
          <TrashIcon />
        </ActionIcon>
      </Group>
    </Group>
  );
};

const Binned = (props: Props) => {
  const { data, error, refetch } = useReportBin();
  if (data === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={80} role="status" aria-label="Loading" />;
  if (data.length === 0) return <Text size="sm">The bin is empty.</Text>;
  return (
    <Stack component="ul" gap="sm" aria-label="Reports of the bin" m={0} p={0} style={{ listStyle: 'none' }}>
      {data.map((report) => (
        <Entry key={report.uuid} report={report} {...props} />
      ))}
    </Stack>
  );
};

/** The button that opens the bin. */
export const Bin = () => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const foreign = useForeign();
  if (session === null) return null;
  return (
    <>
      <Button variant="default" leftSection={<TrashIcon />} onClick={() => setOpen(true)}>
        Bin
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Bin" size="md" centered>
        <Text size="sm" c="dimmed" mb="md">
          A report that is deleted lies here for {binDays} days.
        </Text>
        <Binned userId={session.profile.userId} foreign={foreign} />
      </Modal>
    </>
  );
};
