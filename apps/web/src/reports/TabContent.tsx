/** One tab of a report: the filter bar of its page, the score bar of a title, and under them its modules. */
import { type Clause, pageFilterIds, type Subject, titleKinds } from '@cvm/contract';
import { useMemo } from 'react';
import { ScoreBar } from '../benchmark/ScoreBar.tsx';
import { FilterBarOf } from '../filter-bar/FilterBar.tsx';
import { useFilterBar, usePickValue } from '../filter-bar/use-filter-bar.ts';
import type { TabLink } from '../links/TabLinks.tsx';
import type { Head, ReportRecord, ReportTab } from './model.ts';
import { useSeenModules } from './offered.ts';
import { StickyBar } from './StickyBar.tsx';
import { ModuleGrid } from './screen/ModuleGrid.tsx';

type Props = {
  subject: Subject;
  /** Null while it is not known. */
  head: Head | null;
  tab: ReportTab;
  picture: ReportRecord['picture'];
  /** The tabs of the report, for where its head has gone. */
  links: readonly TabLink[];
  /** Which one all of it is about. */
  about: Clause;
  /** Its name, for headings, files and pictures. */
  name: string;
};

export const TabContent = ({ subject, head, picture, links, tab, about, name }: Props) => {
  const bar = useFilterBar(tab.page);
  const { applied } = bar.filters;
  const pick = usePickValue(bar);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const modules = useSeenModules(tab, subject);
  const filters = useMemo(() => pageFilterIds(tab.page), [tab.page]);
  const context = useMemo(
    () => ({ subject, about, name, head, clauses, filtered: applied.length > 0, pick, filters }),
    [subject, about, name, head, clauses, applied, pick, filters],
  );
  const kind = titleKinds.find((candidate) => candidate === subject);
  return (
    <>
      <FilterBarOf bar={bar} />
      <StickyBar picture={picture} head={head} tabs={links} bar={bar} />
      {kind === undefined || tab.id === null ? null : (
        <ScoreBar
          kind={kind}
          titleId={about.values[0] ?? ''}
          title={head}
          tab={tab.id}
          page={tab.page}
          applied={applied}
        />
      )}
      <ModuleGrid modules={modules} context={context} />
    </>
  );
};
