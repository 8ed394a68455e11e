/** A saved report, opened by its link: whoever may see reports reads and runs it, its owner saves over it. */
import { formatValue, pages, pathOf, type ReportAnswer } from '@cvm/contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { copyReportLink, useReport } from '../../saved-reports/saved-reports.ts';
import { useSession } from '../../session/session.ts';
import { SearchOffIcon } from '../../ui/icons.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ViewBlocked, ViewError } from '../../views/states.tsx';
import { draftOf } from './builder.ts';
import { ReportHistory } from './ReportHistory.tsx';
import { SaveActions } from './SaveActions.tsx';
import { Workbench } from './Workbench.tsx';

const ToReports = () => (
  <Button component={Link} to={pathOf(pages.reports)} variant="default" mt="xs">
    My Reports
  </Button>
);

const Opened = ({ report, onRestored }: { report: ReportAnswer; onRestored: () => void }) => {
  const [start] = useState(() => draftOf(report));
  const isOwn = useSession()?.profile.userId === report.userId;
  const by = report.modifiedBy === null ? '' : ` by ${report.modifiedBy}`;
  const changed = `Last changed ${formatValue('longDate', report.dateModified)}${by}`;
  return (
    <Workbench
      title={report.name}
      note={isOwn ? changed : `${changed}. Save As keeps a copy of your own.`}
      start={start}
      name={report.name}
      actions={(builder) => (
        <>
          <Button variant="subtle" onClick={() => void copyReportLink(report.uuid)}>
            Share
          </Button>
          <ReportHistory report={report} onRestored={onRestored} />
          <SaveActions builder={builder} report={report} />
        </>
      )}
    />
  );
};

export default function SavedReport() {
  const { uuid = '' } = useParams({ strict: false });
  const { data, error, refetch } = useReport(uuid);
  const [restored, setRestored] = useState(0);
  if (data?.blocked === true) return <ViewBlocked message={data.message} />;
  if (data !== undefined)
    return <Opened key={`${uuid} ${restored}`} report={data.data} onRestored={() => setRestored(restored + 1)} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <StateMessage
        icon={<SearchOffIcon size={24} />}
        title="There is no such report"
        text="It was deleted, or the link is not complete."
      >
        <ToReports />
      </StateMessage>
    );
  if (error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack role="status" aria-label="Loading the report">
      <Skeleton height={30} width={280} />
      <Skeleton height={84} />
      <Skeleton height={420} />
    </Stack>
  );
}
