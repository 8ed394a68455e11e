/**
 * A report as a document for paper: every tab the title has, each beginning a page. It stands beside the app, seen
 * by printers alone; `onProgress` is told how many of its parts stand, and once they all do it is printed.
 */
import { type Clause, smallSampleWords } from '@cvm/contract';
import { Fragment, type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSourceFacts } from '../../shell/newer-data.ts';
import { dataDateText, useDataStatus } from '../../shell/use-data-status.ts';
import { Logo } from '../../ui/Logo.tsx';
import { sourceText } from '../../views/source-text.ts';
import type { Glance } from '../glance/use-glance.ts';
import type { Head, HeadFact, ReportRecord, ReportTab } from '../model.ts';
import { reportName } from '../offered.ts';
import { PrintedTab } from './PrintedTab.tsx';
import { PartsContext, progressOf, usePart, withPart } from './parts.ts';
import { paperWidth } from './pieces.ts';
import classes from './printed.module.css';

/** What of a report is printed. */
export type ReportDocument = {
  head: Head;
  about: Clause;
  /** The tabs that the title has. */
  tabs: readonly ReportTab[];
  /** Facts of its head that are more than words. */
  extra: readonly HeadFact[];
  /** Null for a report without a sentence. */
  glance: Glance | null;
};

const Poster = ({ src }: { src: string }) => {
  const [settled, setSettled] = useState(false);
  usePart(settled);
  return <img src={src} alt="" onLoad={() => setSettled(true)} onError={() => setSettled(true)} />;
};

/** The sentence of the screen, once all of it is there. */
const PrintedGlance = ({ glance }: { glance: Glance }) => {
  usePart(!glance.filling);
  return (
    <section className={classes.glance}>
      <p>
        {glance.sentence} {glance.lacking}
      </p>
      <p className={classes.foot}>
        {glance.isSmall ? `${smallSampleWords}. ` : ''}
        {glance.scope}
      </p>
    </section>
  );
};

type HeadProps = Pick<ReportDocument, 'head' | 'extra'> & { kindName: string; dataDate: string | null };

const PrintedHead = ({ kindName, head, extra, dataDate }: HeadProps) => {
  const onPaper = extra.filter(({ screenOnly = false }) => !screenOnly);
  const facts = [...head.facts.map((fact) => ({ key: fact, node: fact as ReactNode })), ...onPaper];
  return (
    <header className={classes.head}>
      {head.picture === null ? null : <Poster src={head.picture} />}
      <div>
        <p className={classes.foot}>
          {kindName} Report{dataDate === null ? '' : ` · Data available through ${dataDate}`}
        </p>
        <h1>{head.name}</h1>
        {head.status === null ? null : (
          <p>
            <b>{head.status.word}</b> {head.status.dates}
          </p>
        )}
        <p className={classes.foot}>
          {facts.map(({ key, node }, position) => (
            <Fragment key={key}>
              {position === 0 ? null : ' · '}
              {node}
            </Fragment>
          ))}
        </p>
        {head.overview === null ? null : <p className={classes.overview}>{head.overview}</p>}
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

type Props = {
  report: ReportRecord;
  document: ReportDocument;
  onProgress: (progress: { settled: number; all: number }) => void;
};

export const PrintedReport = ({ report, document: printed, onProgress }: Props) => {
  const { head, about, tabs, extra, glance } = printed;
  const kindName = reportName(report);
  const [parts, tell] = useReducer(withPart, new Map<string, boolean>());
  const tellPart = useMemo(() => (part: string, settled: boolean) => tell([part, settled]), []);
  const { isPending } = useDataStatus();
  const facts = useSourceFacts();
  // Nothing is said of a date that nobody told.
  const dataDate = facts === null ? null : dataDateText(facts.dataThrough);
  useMargins(`${head.heading} | ${kindName} Report`, facts === null ? 'Source: CVM Insights.' : sourceText(facts));
  const { settled, all } = progressOf(parts);
  // The button beside the title says how far it is, and prints.
  useEffect(() => {
    if (!isPending && all > 0) onProgress({ settled, all });
  }, [onProgress, isPending, settled, all]);
  return createPortal(
    <PartsContext value={tellPart}>
      <article className={classes.report} style={{ width: paperWidth }} data-printed>
        <PrintedHead kindName={kindName} head={head} extra={extra} dataDate={dataDate} />
        {glance === null ? null : <PrintedGlance glance={glance} />}
        {tabs.map((tab) => (
          <PrintedTab key={tab.label} subject={report.subject} head={head} tab={tab} about={about} />
        ))}
      </article>
    </PartsContext>,
    window.document.body,
  );
};
