/** One tab of a report on paper: what it is filtered by, its scores, its modules in the rows of a page. */
import { type Clause, filterSentences, type Subject, titleKinds } from '@cvm/contract';
import { useMemo } from 'react';
import { useEpisodeLabels } from '../../filters/use-episodes.ts';
import { useFilters } from '../../filters/use-filters.ts';
import type { Head, Module, ModuleContext, ReportTab } from '../model.ts';
import { useSeenModules } from '../offered.ts';
import { PrintedScores } from './PrintedScores.tsx';
import { PrintedSingle } from './PrintedSingle.tsx';
import { paperModules, paperRows } from './paper-rows.ts';
import { halfWidth, paperWidth } from './pieces.ts';
import classes from './printed.module.css';

const Rows = ({ modules, context }: { modules: readonly Module[]; context: ModuleContext }) =>
  paperRows(paperModules(modules, context.head)).map((columns) => {
    const [[first] = [], ...others] = columns;
    if (first === undefined) return null;
    if (others.length === 0)
      return <PrintedSingle key={first.id} module={first} context={context} width={paperWidth} />;
    return (
      <div key={first.id} className={classes.row}>
        {columns.map((column) => (
          <div key={column.map(({ id }) => id).join()}>
            {column.map((module) => (
              <PrintedSingle key={module.id} module={module} context={context} width={halfWidth} />
            ))}
          </div>
        ))}
      </div>
    );
  });

const filtersText = (sentences: readonly string[]): string =>
  sentences.length === 0 ? 'No filters.' : sentences.join(' ');

type Props = { subject: Subject; head: Head; tab: ReportTab; about: Clause };

export const PrintedTab = ({ subject, head, tab, about }: Props) => {
  const { applied } = useFilters(tab.page);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const labels = useEpisodeLabels(subject === 'show' ? head.id : null, applied);
  const modules = useSeenModules(tab, subject);
  const context = { subject, about, name: head.name, head, clauses, filtered: applied.length > 0 };
  const kind = titleKinds.find((candidate) => candidate === subject);
  return (
    <section className={classes.tab}>
      {tab.id === null ? null : <h2>{tab.label}</h2>}
      <p className={classes.foot}>{filtersText(filterSentences(applied, labels))}</p>
      {kind === undefined || tab.id === null ? null : (
        <PrintedScores kind={kind} titleId={head.id} title={head} tab={tab.id} page={tab.page} applied={applied} />
      )}
      <Rows modules={modules} context={context} />
    </section>
  );
};
