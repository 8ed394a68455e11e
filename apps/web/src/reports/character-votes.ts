/** Character Votes by Episode: the first five characters of each episode of a show, as lines and as a ranked grid. */
import { pages, pathOf } from '@cvm/contract';
import { episodeVotesFigure } from '../charts/prepare/episode-votes-figure.ts';
import { showOf } from '../titles/title.ts';
import type { ReportRecord } from './model.ts';
import { figure, none } from './modules.ts';

const view = 'characterVoteEpisodeRank';

export const characterVotesReport: ReportRecord = {
  subject: 'show',
  detail: 'seriesDetail',
  name: pages.characterVotes.label,
  headOf: showOf,
  picture: 'poster',
  path: (showId) => pathOf(pages.characterVotes, { showId }),
  further: [{ label: 'Show report', path: (showId) => pathOf(pages.show, { showId, tab: 'engagement' }) }],
  file: 'characterVotes',
  tabs: [
    {
      id: null,
      label: pages.characterVotes.label,
      afterAiring: false,
      page: 'characterVotesEpisode',
      modules: [
        {
          ...figure({
            id: 'episodeVotes',
            view,
            title: 'Votes over Episodes',
            prepare: episodeVotesFigure,
            chart: 'lines',
            height: 280,
            empty: none('character votes'),
          }),
          span: 'whole',
        },
        {
          id: 'ranks',
          kind: 'special',
          special: 'ranks',
          view,
          empty: none('character votes'),
          span: 'whole',
        },
      ],
    },
  ],
};
