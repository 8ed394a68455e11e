/** One tab of a report: the filter bar of its page, the score bar, and under them what the tab is about. */
import type { Clause, TitleKind, TitleTab } from '@cvm/contract';
import { type ComponentType, useMemo } from 'react';
import { ScoreBar } from '../benchmark/ScoreBar.tsx';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import { useFilters } from '../filters/use-filters.ts';
import type { Title } from '../titles/title.ts';
import { AffinityTab } from './AffinityTab.tsx';
import { EngagementTab } from './engagement/EngagementTab.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import type { ReportTab, TabProps } from './tabs.ts';

type Props = {
  kind: TitleKind;
  /** Null while it is not known. */
  title: Title | null;
  tab: ReportTab;
  /** Which title all of it is about. */
  about: Clause;
  /** Its name, for headings, files and pictures. */
  subject: string;
};

const contents: Record<TitleTab, ComponentType<TabProps>> = {
  anticipation: SectionGrid,
  audience: SectionGrid,
  engagement: EngagementTab,
  affinity: AffinityTab,
};

export const TabContent = ({ kind, title, tab, about, subject }: Props) => {
  const { applied } = useFilters(tab.page);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const Content = contents[tab.id];
  return (
    <>
      <FilterBar page={tab.page} />
      <ScoreBar
        kind={kind}
        titleId={about.values[0] ?? ''}
        title={title}
        tab={tab.id}
        page={tab.page}
        applied={applied}
      />
      <Content
        tab={tab}
        kind={kind}
        about={about}
        title={title}
        subject={subject}
        clauses={clauses}
        filtered={applied.length > 0}
      />
    </>
  );
};
