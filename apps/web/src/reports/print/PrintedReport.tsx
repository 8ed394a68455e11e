/**
 * A title's report as a document for paper: every tab the title has, each beginning a page. It stands beside the app, seen
 * by printers alone; `onProgress` is told how many of its parts stand, and once they all do it is printed.
 */
import type { Clause, TitleKind } from '@cvm/contract';
import { Fragment, type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { dataDateText, useDataStatus } from '../../shell/use-data-status.ts';
import type { Title } from '../../titles/title.ts';
import { Logo } from '../../ui/Logo.tsx';
import type { ReportTab } from '../tabs.ts';
import { PrintedTab } from './PrintedTab.tsx';
import { PartsContext, progressOf, usePart, withPart } from './parts.ts';
import { paperWidth } from './pieces.ts';
import classes from './printed.module.css';

export type Report = {
  kind: TitleKind;
  title: Title;
  about: Clause;
  /** The tabs that the title has. */
  tabs: readonly ReportTab[];
  /** Facts of its head that are more than words. */
  extra: readonly { key: string; node: ReactNode }[];
};

const kindNames: Record<TitleKind, string> = { show: 'Show', movie: 'Movie' };

const Poster = ({ src }: { src: string }) => {
  const [settled, setSettled] = useState(false);
  usePart(settled);
  return <img src={src} alt="" onLoad={() => setSettled(true)} onError={() => setSettled(true)} />;
};

const Head = ({ kind, title, extra, dataDate }: Omit<Report, 'about' | 'tabs'> & { dataDate: string }) => {
  const facts = [...title.facts.map((fact) => ({ key: fact, node: fact as ReactNode })), ...extra];
  return (
    <header className={classes.head}>
      {title.poster === null ? null : <Poster src={title.poster} />}
      <div>
        <p className={classes.foot}>
          {kindNames[kind]} Report · Data available through {dataDate}
        </p>
        <h1>{title.name}</h1>
        <p>
          <b>{title.status.word}</b> {title.status.dates}
        </p>
        <p className={classes.foot}>
          {facts.map(({ key, node }, position) => (
            <Fragment key={key}>
              {position === 0 ? null : ' · '}
              {node}
            </Fragment>
          ))}
        </p>
        {title.overview === null ? null : <p className={classes.overview}>{title.overview}</p>}
      </div>
      <Logo height={18} />
    </header>
  );
};

/** A text as the style sheet writes one, for the margins of the pages. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** What stands in the margins of every page (theme/base.css); the pages inherit it from the root of the document. */
const useMargins = (title: string, source: string): void => {
  // The root of the document is outside of React.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--printed-title', quoted(title));
    style.setProperty('--printed-source', quoted(source));
    return () => {
      style.removeProperty('--printed-title');
      style.removeProperty('--printed-source');
    };
  }, [title, source]);
};

type Props = { report: Report; onProgress: (progress: { settled: number; all: number }) => void };

export const PrintedReport = ({ report, onProgress }: Props) => {
  const { kind, title, about, tabs, extra } = report;
  const [parts, tell] = useReducer(withPart, new Map<string, boolean>());
  const tellPart = useMemo(() => (part: string, settled: boolean) => tell([part, settled]), []);
  const { data, isPending } = useDataStatus();
  const dataDate = dataDateText(data?.date ?? null);
  useMargins(`${title.heading} | ${kindNames[kind]} Report`, `Source: CVM Insights. Data through ${dataDate}.`);
  const { settled, all } = progressOf(parts);
  // The button beside the title says how far it is, and prints.
  useEffect(() => {
    if (!isPending && all > 0) onProgress({ settled, all });
  }, [onProgress, isPending, settled, all]);
  return createPortal(
    <PartsContext value={tellPart}>
      <article className={classes.report} style={{ width: paperWidth }} data-printed>
        <Head kind={kind} title={title} extra={extra} dataDate={dataDate} />
        {tabs.map((tab) => (
          <PrintedTab key={tab.id} kind={kind} title={title} tab={tab} about={about} />
        ))}
      </article>
    </PartsContext>,
    document.body,
  );
};
