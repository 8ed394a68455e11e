/** The report of an actor as data (2-title-reports section 2.3). */
import { affinityRule, pages, pathOf } from '@cvm/contract';
import { counted, namedOf } from '../titles/title.ts';
import type { Empty, Module, ReportRecord } from './model.ts';
import { audienceIndexes, none } from './modules.ts';

const nobodyShared: Empty = (filtered) => ({
  reason: filtered
    ? `No show was watched by ${affinityRule.overlapMin} of the voters inside these filters. Take some of them away, or widen the dates.`
    : `No show was watched by ${affinityRule.overlapMin} of the voters yet in the data that you see. The table fills as soon as it has them.`,
});

const modules: readonly Module[] = [
  {
    id: 'favorites',
    kind: 'table',
    view: 'actorFavorites',
    height: 440,
    noun: 'voters',
    lead: 'The share of the voters who also voted for each.',
    ranked: true,
    empty: none('votes of these people for other actors'),
    span: 'third',
  },
  {
    id: 'affinity',
    kind: 'table',
    view: 'actorShowAffinity',
    height: 440,
    noun: 'voters',
    lead: 'The share of the voters who watched each show, against all viewers. An index of 100 is average.',
    ranked: true,
    empty: nobodyShared,
    span: 'twoThirds',
  },
  {
    id: 'titles',
    kind: 'table',
    view: 'topPerformingTitles',
    height: 280,
    // The share of views is of everybody.
    noun: 'voters behind the index',
    lead: "The actor's titles by their share of the views of all shows or of all movies. The index is that of the voters: 100 is average.",
    ranked: true,
    empty: none('titles of this actor that were watched'),
    span: 'whole',
  },
  ...audienceIndexes({ country: 'actorCountryIndex', age: 'actorAgeIndex', gender: 'actorGenderIndex' }, 'voters'),
];

export const actorReport: ReportRecord = {
  subject: 'actor',
  detail: 'actorDetail',
  // "count of Shows and of Movies (each shown only if above 0)".
  headOf: (row) => ({
    ...namedOf(row, 'image'),
    status: null,
    aired: true,
    facts: [...counted(row.numShows, 'Show'), ...counted(row.numMovies, 'Movie')],
  }),
  picture: 'portrait',
  path: (actorId) => pathOf(pages.actor, { actorId }),
  file: 'actorReport',
  tabs: [{ id: null, label: 'Actor', afterAiring: false, page: 'actorReport', modules }],
};
