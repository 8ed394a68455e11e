/** With whom of the organization a report is shared, and who of them may save over it. */
import type { ColleagueAnswer, ReportAnswer } from '@cvm/contract';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useColleagues, useShareReport } from '../../saved-reports/saved-reports.ts';
import { useSession } from '../../session/session.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { showError } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';

const choices = [
  { value: 'none', label: 'Not shared' },
  { value: 'view', label: 'May view' },
  { value: 'edit', label: 'May edit' },
] as const;

/** What is chosen of a colleague. */
const accessOf = (choice: string): ColleagueAnswer['access'] =>
  choice === 'view' || choice === 'edit' ? choice : null;

const People = ({ uuid, readOnly }: { uuid: string; readOnly: boolean }) => {
  const { data, error, refetch } = useColleagues(uuid);
  const sharing = useShareReport(uuid);
  if (data === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={80} role="status" aria-label="Loading" />;
  if (data.length === 0) return <Text size="sm">Nobody else of your organization may see reports.</Text>;
  const change = (userId: string, choice: string) =>
    sharing.mutate({ userId, access: accessOf(choice) }, { onError: ({ message }) => showError({ message }) });
  return (
    <Stack component="ul" gap="sm" aria-label="Colleagues" m={0} p={0} style={{ listStyle: 'none' }}>
      {data.map(({ userId, name, access }) => (
        <Group component="li" key={userId} justify="space-between">
          <Text size="sm">{name}</Text>
          <Segmented
            label={`What ${name} may do`}
            choices={choices}
            value={access ?? 'none'}
            disabled={sharing.isPending || readOnly}
            onChange={(choice) => change(userId, choice)}
          />
        </Group>
      ))}
    </Stack>
  );
};

/** Of a report of one's own; `Share` beside it copies the link, with which whoever may see reports reads it. */
export const Colleagues = ({ report }: { report: ReportAnswer }) => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (session === null || report.access !== 'own') return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Colleagues
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Share with colleagues" size="lg" centered>
        <Text size="sm" c="dimmed" mb="md">
          They find the report in My Reports, with figures of what they may see themselves. Who may edit saves over it;
          every save is kept in its history.
        </Text>
        <People uuid={report.uuid} readOnly={session.viewAs} />
      </Modal>
    </>
  );
};
