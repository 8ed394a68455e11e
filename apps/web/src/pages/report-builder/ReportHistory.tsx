/** The history of a saved report: what each save changed, by whom and when, and the way back to what the report was. */
import { type ReportAnswer, type ReportRevisionAnswer, revisionsMax } from '@cvm/contract';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { readFilters } from '../../filters/url-filters.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { savedAt, useLatestReport, useReportRevisions, useSaveReport } from '../../saved-reports/saved-reports.ts';
import { nothingSaved, useSession } from '../../session/session.ts';
import { showError, showSuccess } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';
import { ChangeList } from './ChangeList.tsx';
import { reportChanges } from './report-changes.ts';

/** A revision as it is listed: the latest is the report itself. */
type Listed = Omit<ReportRevisionAnswer, 'limit'>;

const asListed = (report: ReportAnswer): Listed => ({
  ...report,
  dateSaved: report.dateModified,
  savedBy: report.modifiedBy,
});

type EntryProps = {
  entry: Listed;
  before: Listed | undefined;
  labels: Parameters<typeof reportChanges>[2];
  busy: boolean;
  foreign: string | null;
  onRestore: (() => void) | null;
};

const firstOf = ({ revision }: Listed): string =>
  revision === 1 ? 'Saved for the first time.' : 'What it was before is not kept any more.';

const Entry = ({ entry, before, labels, busy, foreign, onRestore }: EntryProps) => (
  <li>
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <div>
        <Text size="sm" fw={600}>
          Revision {entry.revision}
          {onRestore === null ? ', as it is now' : ''}
        </Text>
        <Text size="xs" c="dimmed">
          {savedAt(entry.dateSaved, entry.savedBy)}
        </Text>
        <ChangeList
          changes={before === undefined ? [entry.problem ?? firstOf(entry)] : reportChanges(before, entry, labels)}
        />
      </div>
      {onRestore === null ? null : (
        <ReasonButton
          variant="default"
          size="xs"
          aria-label={`Restore revision ${entry.revision}`}
          loading={busy}
          disabledReason={foreign ?? (entry.problem === undefined ? null : 'It cannot be read.')}
          onClick={onRestore}
        >
          Restore
        </ReasonButton>
      )}
    </Group>
  </li>
);

type Props = { report: ReportAnswer; onRestored: () => void };
type RevisionsProps = Props & { userId: string; foreign: string | null };

/** @param report as it is now */
const Revisions = ({ report, onRestored, userId, foreign }: RevisionsProps) => {
  const { data, error, refetch } = useReportRevisions(report.uuid, report.revision);
  const saving = useSaveReport(userId);
  const all = [asListed(report), ...(data ?? [])];
  const labels = useFilterLabels(all.flatMap(({ filters }) => readFilters('reportBuilder', filters).clauses));
  if (data === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} role="status" aria-label="Loading" />;
  const restore = ({ name, view, fields, pivots, calculated, sorts, filters, revision }: Listed) =>
    saving.mutate(
      {
        body: { name, view, fields, pivots, calculated, sorts, filters, limit: null, userId },
        over: { uuid: report.uuid, revision: report.revision },
      },
      {
        onSuccess: () => {
          showSuccess({ message: `The report is what it was at revision ${revision}.` });
          onRestored();
        },
        onError: ({ message }) => showError({ message }),
      },
    );
  return (
    <Stack component="ol" gap="md" aria-label="Revisions" m={0} p={0} style={{ listStyle: 'none' }}>
      {all.map((entry, place) => (
        <Entry
          key={entry.revision}
          entry={entry}
          before={all[place + 1]}
          labels={labels}
          busy={saving.isPending}
          foreign={foreign}
          onRestore={place === 0 ? null : () => restore(entry)}
        />
      ))}
    </Stack>
  );
};

/** The report may have been saved since it was opened here: the history is that of now, and what is restored stands over all of it. */
const Latest = (props: RevisionsProps) => {
  const { data: latest, error, refetch } = useLatestReport(props.report.uuid);
  if (latest === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (latest === undefined) return <Skeleton height={120} role="status" aria-label="Loading" />;
  return <Revisions {...props} report={latest} />;
};

/** For those who may save over it: what was taken out of a report may be what nobody else should read. */
export const ReportHistory = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (session === null || props.report.access === 'view') return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        History
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="History" size="lg" centered>
        <Text size="sm" c="dimmed" mb="md">
          What a report was is kept with every save, {revisionsMax} times back. To restore is a save like others;
          changes on screen that are not saved are lost by it.
        </Text>
        <Latest {...props} userId={session.profile.userId} foreign={session.viewAs ? nothingSaved : null} />
      </Modal>
    </>
  );
};
