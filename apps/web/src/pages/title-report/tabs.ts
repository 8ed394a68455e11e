/** The tabs of a title's report that exist, and when each is offered. */
import type { PageFiltersId } from '@cvm/contract';
import type { TitleTab } from '../../paths.ts';
import { anticipationSections, audienceSections, type Section } from './sections.ts';
import type { Title, TitleKind } from './title.ts';

export type ReportTab = {
  readonly id: TitleTab;
  readonly label: string;
  /** Only once the title has aired or been released (2-title-reports sections 2.1 and 2.2). */
  readonly afterAiring: boolean;
  readonly page: PageFiltersId;
  readonly sections: readonly Section[];
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
  ],
};

/** The tab of a path without one. */
export const defaultTab: TitleTab = 'anticipation';

/** The tabs that a title has today. */
export const visibleTabs = (tabs: readonly ReportTab[], { aired }: Pick<Title, 'aired'>): readonly ReportTab[] =>
  tabs.filter(({ afterAiring }) => aired || !afterAiring);
