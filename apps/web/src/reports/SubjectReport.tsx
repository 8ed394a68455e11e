/**
 * The report of one title, show or movie: head, tabs, modules. In: the kind and the id of the path. The title's row and
 * the figures of the tab are asked for at the same time.
 */
import { type Clause, type Row, type TitleKind, type TitleTab, viewDefinition } from '@cvm/contract';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '../api/client.ts';
import type { Title } from '../titles/title.ts';
import { lockedTitle, PageTitle } from '../ui/PageTitle.tsx';
import { ViewBlocked, ViewError } from '../views/states.tsx';
import { useView } from '../views/use-view.ts';
import type { Report } from './print/PrintedReport.tsx';
import { ReportExport } from './print/ReportExport.tsx';
import { HeaderSkeleton, ReportHeader } from './ReportHeader.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { reportTabs, visibleTabs } from './tabs.ts';

type Props = {
  kind: TitleKind;
  id: string;
  /** The view of the title's own row. */
  detail: 'seriesDetail' | 'movieDetail';
  titleOf: (row: Row) => Title;
  extraOf: (row: Row, about: Clause) => readonly { key: string; node: ReactNode }[];
  pathOf: (id: string, tab: TitleTab) => string;
};

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

const Head = (props: Omit<Report, 'tabs'>) => (
  <ReportHeader title={props.title} extra={props.extra}>
    <ReportExport report={{ ...props, tabs: visibleTabs(reportTabs[props.kind], props.title) }} />
  </ReportHeader>
);

export const SubjectReport = ({ kind, id, detail, titleOf, extraOf, pathOf }: Props) => {
  const { tab } = useParams({ strict: false });
  const about = useMemo((): Clause => ({ id: kind, op: 'is', values: [id], join: 'or' }), [kind, id]);
  const clauses = useMemo(() => [about], [about]);
  const { status, rows, error, retry, blockedMessage } = useView(detail, clauses);
  if (status === 'blocked')
    return (
      <>
        <PageTitle title={lockedTitle} />
        <ViewBlocked message={blockedMessage} />
      </>
    );
  if (status === 'empty' || isUnknown(error)) return <ReportNotFound kind={kind} />;
  const kindName = viewDefinition(detail).title;
  if (status === 'error')
    return (
      <>
        <PageTitle title={kindName} />
        <ViewError error={error} onRetry={retry} />
      </>
    );
  const [row] = rows;
  const title = row === undefined ? null : titleOf(row);
  return (
    <>
      <PageTitle title={title === null ? 'Loading' : `${title.name} | ${kindName}`} />
      {title === null || row === undefined ? (
        <HeaderSkeleton />
      ) : (
        <Head kind={kind} title={title} about={about} extra={extraOf(row, about)} />
      )}
      <ReportTabs
        kind={kind}
        title={title}
        tab={tab}
        about={about}
        subject={title?.name ?? id}
        pathOf={(to) => pathOf(id, to)}
      />
    </>
  );
};
