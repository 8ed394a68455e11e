/** My Reports: the saved reports of the user and those that colleagues share, searched by name, sorted, opened, shared and deleted. */
import { formatCount, formatValue, type ListedReportAnswer, pages, pathOf } from '@cvm/contract';
import {
  ActionIcon,
  Box,
  Button,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChoice, useTyped } from '../../address/use-in-address.ts';
import { publicationPath } from '../../saved-reports/publications.ts';
import {
  binNote,
  copyReportLink,
  noReports,
  reportPagePath,
  useDeleteReport,
  useSavedReports,
  useSharedReports,
} from '../../saved-reports/saved-reports.ts';
import { usePageAccess } from '../../session/access.ts';
import { useForeign, useSession } from '../../session/session.ts';
import { SortProblem } from '../../tables/SortProblem.tsx';
import tableClasses from '../../tables/table.module.css';
import { ariaSort } from '../../ui/aria-sort.ts';
import { askToDelete } from '../../ui/ask-to-delete.tsx';
import { ArrowDownIcon, ArrowUpIcon, ReportIcon, SearchIcon, TrashIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { showError } from '../../ui/toasts.ts';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import { Bin } from './Bin.tsx';
import classes from './my-reports.module.css';
import { columns, listed, ownerOf, type ReportSort, readList, sortedBy, sortText, tagsOf } from './report-list.ts';
import { TagDialog } from './Tags.tsx';

const CreateReport = () => {
  const { allows } = usePageAccess();
  const path = pathOf(pages.reportBuilder);
  return allows(path) ? (
    <Button component={Link} to={path}>
      Create a Report
    </Button>
  ) : null;
};

type HeadProps = { sort: ReportSort; onSort: (sort: ReportSort) => void };

const Head = ({ sort, onSort }: HeadProps) => (
  <thead>
    <tr>
      {columns.map(({ name, label }) => {
        const direction = sort.column === name ? sort.direction : null;
        return (
          <th key={name} scope="col" aria-sort={direction === null ? 'none' : ariaSort[direction]}>
            <UnstyledButton
              className={tableClasses.sort}
              data-sorted={direction !== null || undefined}
              onClick={() => onSort(sortedBy(name, sort))}
            >
              <span>{label}</span>
              <span className={tableClasses.arrow}>
                {direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
              </span>
            </UnstyledButton>
          </th>
        );
      })}
      <th scope="col">
        <VisuallyHidden>Actions</VisuallyHidden>
      </th>
    </tr>
  </thead>
);

type RowProps = { report: ListedReportAnswer; busy: boolean; onDelete: () => void; onTag: () => void };

const ReportRow = ({ report, busy, onDelete, onTag }: RowProps) => {
  const { uuid, name, dateModified, modifiedBy, dateCreated, published } = report;
  const isFree = useForeign() === null && report.access === 'own';
  return (
    <tr>
      <td>
        <Link to={reportPagePath(uuid)} className={tableClasses.link}>
          {name}
        </Link>
        {published === null ? null : (
          <Link to={publicationPath(uuid, published.id)} className={`${tableClasses.link} ${classes.published}`}>
            Published {formatValue('longDate', published.datePublished)}
          </Link>
        )}
        {report.tags.length === 0 ? null : <span className={classes.by}>{report.tags.join(', ')}</span>}
      </td>
      <td className={classes.date}>
        {formatValue('longDate', dateModified)}
        {modifiedBy === null ? null : <span className={classes.by}>{modifiedBy}</span>}
      </td>
      <td className={classes.date}>{ownerOf(report)}</td>
      <td className={classes.date}>{formatValue('longDate', dateCreated)}</td>
      <td>
        <Group gap={2} justify="flex-end" wrap="nowrap">
          <Button variant="subtle" aria-label={`Share ${name}`} onClick={() => void copyReportLink(uuid)}>
            Share
          </Button>
          {isFree ? (
            <Button variant="subtle" color="gray" aria-label={`Tags of ${name}`} onClick={onTag}>
              Tags
            </Button>
          ) : null}
          {isFree ? (
            <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} loading={busy} onClick={onDelete}>
              <TrashIcon />
            </ActionIcon>
          ) : null}
        </Group>
      </td>
    </tr>
  );
};

/** Which reports are listed, in which order: by what is searched for and the address. */
const useListed = (reports: readonly ListedReportAnswer[]) => {
  const { typed: search, type: setSearch } = useTyped();
  const { chosen: sorts, choose: setSorts } = useChoice('sorts');
  const { chosen: asked, choose: setTag } = useChoice('tag');
  const known = tagsOf(reports);
  const { sort, tag, problem } = readList({ sorts, tag: asked }, known);
  return { search, setSearch, known, tag, setTag, sort, setSorts, problem, found: listed(reports, search, sort, tag) };
};

type Listed = ReturnType<typeof useListed>;

/** By what the list is narrowed, and to how many of all reports. */
const Narrowing = ({ list, count }: { list: Listed; count: number }) => (
  <Group justify="space-between" p={12}>
    <TextInput
      size="xs"
      w={280}
      maw="100%"
      aria-label="Search reports"
      placeholder="Search reports"
      leftSection={<SearchIcon size={14} />}
      value={list.search}
      onChange={(event) => list.setSearch(event.currentTarget.value)}
    />
    {list.known.length === 0 ? null : (
      <Select
        size="xs"
        w={180}
        aria-label="Tag"
        placeholder="All tags"
        clearable
        data={list.known}
        value={list.tag}
        onChange={(next) => list.setTag(next ?? undefined)}
      />
    )}
    <Text size="sm" c="dimmed" role="status">
      {list.found.length === count ? '' : `${formatValue('count', list.found.length)} of `}
      {formatCount(count, 'report')}
    </Text>
  </Group>
);

type TableProps = {
  list: Listed;
  /** The report that is being deleted. */
  leaving: string | null;
  onDelete: (report: ListedReportAnswer) => void;
  onTag: (report: ListedReportAnswer) => void;
};

const ReportTable = ({ list: { found, search, tag, sort, setSorts }, leaving, onDelete, onTag }: TableProps) =>
  found.length === 0 ? (
    <ViewEmpty
      reason={`No report${tag === null ? '' : ` with the tag '${tag}'`} has '${search.trim()}' in its name.`}
    />
  ) : (
    <ScrollRegion label="My reports" className={classes.sideways}>
      <table className={`${tableClasses.table} ${classes.table}`} aria-label="My reports">
        <Head sort={sort} onSort={(next) => setSorts(sortText(next))} />
        <tbody>
          {found.map((report) => (
            <ReportRow
              key={report.uuid}
              report={report}
              busy={report.uuid === leaving}
              onDelete={() => onDelete(report)}
              onTag={() => onTag(report)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );

const Reports = ({ reports, userId }: { reports: readonly ListedReportAnswer[]; userId: string }) => {
  const list = useListed(reports);
  const deletion = useDeleteReport(userId);
  const [tagged, setTagged] = useState<ListedReportAnswer | null>(null);
  const remove = ({ uuid, name }: ListedReportAnswer) =>
    askToDelete(
      'report',
      name,
      () => deletion.mutate(uuid, { onError: (error) => showError({ message: error.message }) }),
      binNote,
    );
  return (
    <>
      <Narrowing list={list} count={reports.length} />
      {list.problem === null ? null : (
        <Box px={12}>
          <SortProblem problem={list.problem} />
        </Box>
      )}
      <ReportTable
        list={list}
        leaving={deletion.isPending ? deletion.variables : null}
        onDelete={remove}
        onTag={setTagged}
      />
      {tagged === null ? null : (
        <TagDialog
          key={tagged.uuid}
          report={tagged}
          userId={userId}
          known={list.known}
          onClose={() => setTagged(null)}
        />
      )}
    </>
  );
};

const Listing = ({ userId }: { userId: string }) => {
  const own = useSavedReports(userId);
  const shared = useSharedReports();
  // A list without its half would read as all there is.
  const failed = [own, shared].find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) return <ViewError error={failed.error} onRetry={() => void failed.refetch()} />;
  if (own.data === undefined || shared.data === undefined)
    return (
      <Stack gap="xs" p={12} role="status" aria-label="Loading">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Stack>
    );
  const reports = [...own.data, ...shared.data];
  if (reports.length > 0) return <Reports reports={reports} userId={userId} />;
  return (
    <StateMessage icon={<ReportIcon size={24} />} {...noReports}>
      <CreateReport />
    </StateMessage>
  );
};

const MyReportsOf = ({ userId }: { userId: string }) => {
  const own = useSavedReports(userId).data;
  const shared = useSharedReports().data;
  const isEmpty = own?.length === 0 && shared?.length === 0;
  return (
    <>
      {/* Where there is no report yet, the way to the first stands in the place of the list. */}
      <PageHeader title="My Reports">
        <Group gap="xs">
          <Bin />
          {isEmpty ? null : <CreateReport />}
        </Group>
      </PageHeader>
      <section className={classes.card} aria-label="Saved reports">
        <Listing userId={userId} />
      </section>
    </>
  );
};

export default function MyReports() {
  const session = useSession();
  return session === null ? null : <MyReportsOf userId={session.profile.userId} />;
}
