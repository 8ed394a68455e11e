/** The tabs of a title's report that exist, and when each is offered. */
import type { Clause, PageFiltersId, TitleKind, TitleTab } from '@cvm/contract';
import type { Title } from '../titles/title.ts';
import { anticipationSections, audienceSections, type Section } from './sections.ts';

export type ReportTab = {
  readonly id: TitleTab;
  readonly label: string;
  /** Only once the title has aired or been released (2-title-reports sections 2.1 and 2.2). */
  readonly afterAiring: boolean;
  readonly page: PageFiltersId;
  /** The modules of a tab that is a grid of them. */
  readonly sections: readonly Section[];
};

/** What the content of a tab is given. */
export type TabProps = {
  tab: ReportTab;
  kind: TitleKind;
  /** Which title all of it is about. */
  about: Clause;
  /** Its name, for headings, files and pictures. */
  subject: string;
  /** Null while it is not known. */
  title: Title | null;
  /** The title, and what the page filters. */
  clauses: readonly Clause[];
  /** The page filters something. */
  filtered: boolean;
};

export const reportTabs: Record<TitleKind, readonly ReportTab[]> = {
  show: [
    {
      id: 'anticipation',
      label: 'Anticipation',
      afterAiring: false,
      page: 'showReportAnticipation',
      sections: anticipationSections.show,
    },
    {
      id: 'audience',
      label: 'Audience',
      afterAiring: true,
      page: 'showReportViewership',
      sections: audienceSections.show,
    },
    {
      id: 'engagement',
      label: 'Engagement',
      afterAiring: true,
      page: 'showReportEngagement',
      sections: [],
    },
    {
      id: 'affinity',
      label: 'Affinity',
      afterAiring: false,
      page: 'showReportAffinity',
      sections: [],
    },
  ],
  movie: [
    {
      id: 'anticipation',
      label: 'Anticipation',
      afterAiring: false,
      page: 'movieReportAnticipation',
      sections: anticipationSections.movie,
    },
    {
      id: 'audience',
      label: 'Audience',
      afterAiring: true,
      page: 'movieReportViewership',
      sections: audienceSections.movie,
    },
    {
      id: 'engagement',
      label: 'Engagement',
      afterAiring: true,
      page: 'movieReportEngagement',
      sections: [],
    },
    {
      id: 'affinity',
      label: 'Affinity',
      afterAiring: false,
      page: 'movieReportAffinity',
      sections: [],
    },
  ],
};

/** The tab of a path without one. */
export const defaultTab: TitleTab = 'anticipation';

/** The tabs that a title has today. */
export const visibleTabs = (tabs: readonly ReportTab[], { aired }: Pick<Title, 'aired'>): readonly ReportTab[] =>
  tabs.filter(({ afterAiring }) => aired || !afterAiring);
