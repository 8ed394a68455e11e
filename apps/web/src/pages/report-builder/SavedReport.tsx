/**
 * A saved report, opened by its link: whoever may see reports reads and runs it, its owner and who was given leave save over it.
 * The link of a publication shows it as published.
 */
import { formatValue, pages, pathOf, type ReportAnswer } from '@cvm/contract';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { UnusedKey } from '../../address/UnknownChoice.tsx';
import { ApiError } from '../../api/client.ts';
import { useReport } from '../../saved-reports/saved-reports.ts';
import { SearchOffIcon, WarningIcon } from '../../ui/icons.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ViewBlocked, ViewError } from '../../views/states.tsx';
import { Colleagues } from './Colleagues.tsx';
import { newReportKeys, readDescribed } from './described.ts';
import { Published } from './Published.tsx';
import { ReportHistory } from './ReportHistory.tsx';
import { SaveActions } from './SaveActions.tsx';
import { Share } from './Share.tsx';
import { Workbench } from './Workbench.tsx';

const ToReports = () => (
  <Button component={Link} to={pathOf(pages.reports)} variant="default" mt="xs">
    My Reports
  </Button>
);

/** Who changed it last and when, and what is left to do with somebody else's. */
const noteOf = ({ dateModified, modifiedBy, owner, access }: ReportAnswer): string => {
  const changed = `Last changed ${formatValue('longDate', dateModified)}${modifiedBy === null ? '' : ` by ${modifiedBy}`}`;
  if (access === 'own') return changed;
  const whose = `${changed}. Owner: ${owner ?? 'somebody of another organization'}.`;
  return access === 'edit' ? whose : `${whose} Save As keeps a copy of your own.`;
};

type OpenedProps = {
  report: ReportAnswer;
  /** An earlier revision was saved over it. */
  onRestored: () => void;
  /** Opens it anew, as it is saved now. */
  onReopen: () => void;
};

const Opened = ({ report, onRestored, onReopen }: OpenedProps) => {
  const [start] = useState(() => readDescribed(report));
  return (
    <>
      {report.problem === undefined ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mb="sm" title="This report cannot be read">
          {report.problem}
        </Alert>
      )}
      <Workbench
        title={report.name}
        note={noteOf(report)}
        start={start.draft}
        refused={start.refused}
        name={report.name}
        actions={(builder) => (
          <>
            <Share report={report} builder={builder} onReopen={onReopen} />
            <Colleagues report={report} />
            <ReportHistory report={report} onRestored={onRestored} />
            <SaveActions builder={builder} report={report} />
          </>
        )}
      />
    </>
  );
};

const AsOfNow = ({ uuid }: { uuid: string }) => {
  const { data, error, refetch } = useReport(uuid);
  const [begun, setBegun] = useState(0);
  const beginAnew = () => setBegun(begun + 1);
  if (data?.blocked === true) return <ViewBlocked message={data.message} />;
  if (data !== undefined)
    return (
      <Opened
        key={`${uuid} ${begun}`}
        report={data.data}
        onRestored={beginAnew}
        onReopen={() => void refetch().then(beginAnew)}
      />
    );
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
};

/** In which order its rows stand is all that the address of a report as published changes. */
const unusedOf = (publication: string | undefined): readonly string[] =>
  publication === undefined ? newReportKeys : newReportKeys.filter((key) => key !== 'order');

export default function SavedReport() {
  const { uuid = '' } = useParams({ strict: false });
  const { publication } = useSearch({ strict: false });
  return (
    <>
      {unusedOf(publication).map((key) => (
        <UnusedKey key={key} name={key} message="A saved report asks what was saved with it, whatever its link says." />
      ))}
      {publication === undefined ? <AsOfNow uuid={uuid} /> : <Published uuid={uuid} publication={publication} />}
    </>
  );
}
