/** The head of a title's report: poster, name, status, facts and overview, in the place its skeleton kept. */
import { Badge, Title as Heading, Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Title } from '../titles/title.ts';
import { Poster } from './Poster.tsx';
import classes from './report.module.css';
import { SeeMore } from './SeeMore.tsx';

const overviewLength = 190;

type Props = {
  title: Title;
  /** Facts that are more than words: the network's link, a count that comes on its own. */
  extra: readonly { key: string; node: ReactNode }[];
  /** Beside the name: what can be done with the whole report. */
  children: ReactNode;
};

export const ReportHeader = ({ title, extra, children }: Props) => {
  const facts = [...title.facts.map((fact) => ({ key: fact, node: fact as ReactNode })), ...extra];
  return (
    <header className={classes.header}>
      <Poster src={title.poster} name={title.name} />
      <div className={classes.about}>
        <div className={classes.nameRow}>
          <Heading order={1} title={title.heading === title.name ? undefined : title.name}>
            {title.heading}
          </Heading>
          {children}
        </div>
        <div className={classes.status}>
          <Badge variant="light" size="sm" tt="none" fw={600}>
            {title.status.word}
          </Badge>
          {title.status.dates}
        </div>
        <p className={classes.facts}>
          {facts.map(({ key, node }, position) => (
            <Fragment key={key}>
              {position === 0 ? null : <span aria-hidden="true"> · </span>}
              <span>{node}</span>
            </Fragment>
          ))}
        </p>
        {title.overview === null ? null : (
          <SeeMore key={title.id} text={title.overview} length={overviewLength} className={classes.overview} />
        )}
      </div>
    </header>
  );
};

export const HeaderSkeleton = () => (
  <div className={classes.header} aria-hidden="true">
    <Skeleton className={classes.poster} />
    <div className={classes.about}>
      <Skeleton height={24} width="38%" />
      <Skeleton height={16} width="30%" mt={10} />
      <Skeleton height={14} width="46%" mt={12} />
      <Skeleton height={14} width="72%" mt={14} />
    </div>
  </div>
);
