/** The head of a report: picture, name, status, facts and overview. */
import { Badge, Title as Heading, Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Head, HeadFact, ReportRecord } from './model.ts';
import { Picture } from './Picture.tsx';
import classes from './report.module.css';
import { SeeMore } from './SeeMore.tsx';

const overviewLength = 190;

type Props = {
  report: Pick<ReportRecord, 'picture'>;
  head: Head;
  /** Facts that are more than words: the network's link, a count that comes on its own. */
  extra: readonly HeadFact[];
  /** Beside the name: what can be done with the whole report. */
  children: ReactNode;
};

export const ReportHeader = ({ report, head, extra, children }: Props) => {
  const { picture } = report;
  const facts = [...head.facts.map((fact) => ({ key: fact, node: fact as ReactNode })), ...extra];
  return (
    <header className={classes.header} data-picture={picture ?? 'none'}>
      {picture === null ? null : <Picture kind={picture} src={head.picture} name={head.name} />}
      <div className={classes.about}>
        <div className={classes.nameRow}>
          <Heading order={1} title={head.heading === head.name ? undefined : head.name}>
            {head.heading}
          </Heading>
          {children}
        </div>
        {head.status === null ? null : (
          <div className={classes.status}>
            <Badge variant="light" size="sm" tt="none" fw={600}>
              {head.status.word}
            </Badge>
            {head.status.dates}
          </div>
        )}
        <p className={classes.facts}>
          {facts.map(({ key, node }, position) => (
            <Fragment key={key}>
              {position === 0 ? null : <span aria-hidden="true"> · </span>}
              <span>{node}</span>
            </Fragment>
          ))}
        </p>
        {head.overview === null ? null : (
          <SeeMore key={head.id} text={head.overview} length={overviewLength} className={classes.overview} />
        )}
      </div>
    </header>
  );
};

export const HeaderSkeleton = ({ report }: Pick<Props, 'report'>) => (
  <div className={classes.header} data-picture={report.picture ?? 'none'} aria-hidden="true">
    {report.picture === null ? null : <Skeleton className={classes[report.picture] ?? ''} />}
    {report.picture === null ? (
      <div className={classes.about}>
        <Skeleton height={32} width="38%" />
        <Skeleton height={18} width="30%" mt={10} />
      </div>
    ) : (
      <div className={classes.about}>
        <Skeleton height={24} width="38%" />
        <Skeleton height={16} width="30%" mt={10} />
        <Skeleton height={14} width="46%" mt={12} />
        <Skeleton height={14} width="72%" mt={14} />
      </div>
    )}
  </div>
);
