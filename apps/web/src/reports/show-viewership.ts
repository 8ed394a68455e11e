/**
 * Show viewership (1-foundation section 2, Filter pages: the monitoring report): the embedded look of the show's figures and
 * who watched, of one day out of those that have data or of all time.
 */
import { pages, pathOf } from '@cvm/contract';
import { showOf } from '../titles/title.ts';
import type { ReportRecord } from './model.ts';
import { audienceIndexes, none, watching } from './modules.ts';

export const showViewershipReport: ReportRecord = {
  subject: 'show',
  detail: 'seriesDetail',
  name: pages.showViewership.label,
  headOf: showOf,
  picture: 'poster',
  path: (showId) => pathOf(pages.showViewership, { showId }),
  file: 'showViewership',
  tabs: [
    {
      id: null,
      label: pages.showViewership.label,
      afterAiring: false,
      page: 'monitoringReport',
      modules: [
        {
          id: 'look',
          kind: 'special',
          special: 'look',
          view: 'showSummary',
          title: pages.showViewership.label,
          empty: none('viewers'),
          span: 'whole',
        },
        ...watching({ ratings: 'showRating', platforms: 'showAudiencePlatform', devices: 'showMobility' }),
        ...audienceIndexes({ country: 'showCountryIndex', age: 'showAgeIndex', gender: 'showGenderIndex' }, 'viewers'),
      ],
    },
  ],
};
