/** The report of a network as data (2-title-reports section 2.4). */
import { increaseRule, pages, pathOf, weekDays } from '@cvm/contract';
import { devicesFigure } from '../charts/prepare/devices-figure.ts';
import { namedOf } from '../titles/title.ts';
import type { Empty, Module, ReportRecord, TableModule } from './model.ts';
import { audienceIndexes, figure, none } from './modules.ts';

type List = Pick<TableModule, 'id' | 'view' | 'height' | 'lead' | 'empty'>;

/** Ten shows of the network. */
const shows = (list: List): Module => ({
  ...list,
  kind: 'table',
  noun: 'viewers',
  ranked: true,
  span: 'half',
});

const noRise: Empty = (filtered) => ({
  reason: filtered
    ? `A show is listed when at least ${increaseRule.viewersMin} members inside these filters watched it the week before, and more after. Take some of them away.`
    : `A show is listed when at least ${increaseRule.viewersMin} members watched it the week before, and more after.`,
});

const modules: readonly Module[] = [
  shows({
    id: 'topShows',
    view: 'networkTopShows',
    height: 370,
    lead: 'Its shows by their share of the views of all shows.',
    empty: none('shows of this network that were watched'),
  }),
  shows({
    id: 'anticipatedShows',
    view: 'networkAnticipatedShows',
    height: 370,
    lead: 'Its shows that are still to come, by their followers.',
    empty: none('shows of this network to come that are followed'),
  }),
  {
    ...figure({
      id: 'devices',
      view: 'networkMobility',
      height: 120,
      prepare: devicesFigure('networkMobility'),
      empty: none('views that name a device'),
    }),
    span: 'half',
  },
  shows({
    id: 'trendingShows',
    view: 'networkTrendingShows',
    height: 280,
    lead: `Its shows by the growth of their viewers, ${weekDays} days against the ${weekDays} days before.`,
    empty: noRise,
  }),
  ...audienceIndexes(
    { country: 'networkCountryIndex', age: 'networkAgeIndex', gender: 'networkGenderIndex' },
    'viewers',
  ),
];

export const networkReport: ReportRecord = {
  subject: 'network',
  detail: 'networkDetail',
  headOf: (row) => ({ ...namedOf(row, null), status: null, aired: true, facts: [] }),
  picture: null,
  path: (networkId) => pathOf(pages.network, { networkId }),
  file: 'networkReport',
  tabs: [{ id: null, label: 'Network', afterAiring: false, page: 'networkReport', modules }],
};
