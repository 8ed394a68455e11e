/**
 * The report of one show, movie, network or actor: head, its sentence, tabs, modules. In: the record of the report and the id of the
 * path. The row that the head is made of and the figures of the tab are asked for at the same time, the row first: where it is not
 * there, the page goes, and with it what was asked beside it.
 */
import { type Clause, isolated, type Row, type Subject } from '@cvm/contract';
import { Group } from '@mantine/core';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { UnknownChoice, UnknownNames } from '../address/UnknownChoice.tsx';
import { ApiError } from '../api/client.ts';
import { UnknownTables } from '../charts/DisplaySwitch.tsx';
import { useVisited } from '../search/kept-reports.ts';
import { UnknownSorted } from '../tables/TableModule.tsx';
import { lockedTitle, PageTitle } from '../ui/PageTitle.tsx';
import { ViewBlocked, ViewError } from '../views/states.tsx';
import { useView, viewQuery } from '../views/use-view.ts';
import { CompareLink } from './CompareLink.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { FurtherReports } from './FurtherReports.tsx';
import { Glance } from './glance/Glance.tsx';
import { GlanceAround, useGlanceAround } from './glance/GlanceAround.tsx';
import type { Head, HeadFact, ReportRecord } from './model.ts';
import { choiceIds, figureIds, reportName, tableViews, visibleTabs } from './offered.ts';
import { ReportExport } from './print/ReportExport.tsx';
import { HeaderSkeleton, ReportHeader } from './ReportHeader.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import classes from './report.module.css';

/** What a link chooses in the cards of a report, on whichever of its tabs, that none of them has. */
const LinkChoices = ({ report }: { report: ReportRecord }) => (
  <>
    <UnknownNames
      name="shown"
      isKnown={(id) => choiceIds(report).includes(id)}
      instead="The first choice of each card"
    />
    <UnknownTables figures={figureIds(report)} />
    <UnknownSorted views={tableViews(report)} />
    <UnknownChoice name="groups" known={['index']} instead="The usual order of groups" />
    <UnknownChoice name="differences" known={['real']} instead="Every bar" />
    <UnknownChoice name="sameDays" known={['Yes']} instead="The benchmark over the days of the page" />
  </>
);

/** Apart, so that what is kept of reports draws none anew. */
const Visited = ({ subject, id, name }: { subject: Subject; id: string; name: string | null }) => {
  useVisited(subject, id, name);
  return null;
};

const AtAGlance = ({ report, head }: { report: ReportRecord; head: Head | null }) => {
  const glance = useGlanceAround();
  return glance === null ? null : <Glance report={report} head={head} glance={glance} />;
};

type Props = {
  report: ReportRecord;
  id: string;
  /** Facts of the head that are more than words: a link, a count that comes on its own. */
  extraOf?: (row: Row, about: Clause) => readonly HeadFact[];
};

const noExtra: NonNullable<Props['extraOf']> = () => [];

/** What the server says where there is nothing with this id; null = it did not say so. */
const unknownWords = (error: Error | null): { readonly message?: string } | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return { message: error.message };
  // The id is all that is asked with: what no text can hold is no id either.
  return error.code === 'bad_request' ? {} : null;
};

export const SubjectReport = ({ report, id, extraOf = noExtra }: Props) => {
  const { subject, detail } = report;
  const { tab } = useParams({ strict: false });
  const about = useMemo((): Clause => ({ id: subject, op: 'is', values: [id], join: 'or' }), [subject, id]);
  const clauses = useMemo(() => [about], [about]);
  // What a page asks as it appears begins with its innermost parts; this begins before them.
  usePrefetchQuery(viewQuery(detail, clauses));
  const { status, rows, error, retry, blockedMessage } = useView(detail, clauses);
  const [row] = rows;
  const head = useMemo(() => (row === undefined ? null : report.headOf(row)), [report, row]);
  if (status === 'blocked')
    return (
      <>
        <PageTitle title={lockedTitle} />
        <ViewBlocked message={blockedMessage} />
      </>
    );
  const unknown = status === 'empty' ? {} : unknownWords(error);
  if (unknown !== null) return <ReportNotFound subject={subject} {...unknown} />;
  const kindName = reportName(report);
  if (status === 'error')
    return (
      <>
        <PageTitle title={kindName} />
        <ViewError error={error} onRetry={retry} />
      </>
    );
  const extra = row === undefined ? [] : extraOf(row, about);
  return (
    <GlanceAround report={report} head={head} about={about}>
      <Visited subject={subject} id={id} name={head?.name ?? null} />
      <PageTitle title={head === null ? 'Loading' : `${isolated(head.name)} | ${kindName}`} />
      {head === null ? (
        <HeaderSkeleton report={report} />
      ) : (
        <ReportHeader report={report} head={head} extra={extra}>
          <Group gap="sm" data-screen>
            <FavoriteButton subject={subject} id={id} name={head.name} />
            <FurtherReports report={report} head={head} />
            <CompareLink subject={subject} id={id} />
            <ReportExport report={report} document={{ head, about, extra, tabs: visibleTabs(report.tabs, head) }} />
          </Group>
        </ReportHeader>
      )}
      <div className={classes.rest} data-waits={head === null || undefined}>
        <AtAGlance report={report} head={head} />
        <LinkChoices report={report} />
        <ReportTabs report={report} head={head} tab={tab} about={about} name={head?.name ?? id} />
      </div>
    </GlanceAround>
  );
};
