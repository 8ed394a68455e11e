/** The modules that the reports of shows and of movies have in common. */
import { affinityRule, emotionRule, isolated, type TitleKind, truncate, type ViewId } from '@cvm/contract';
import type { ChoiceModule, Empty, ModuleTitle, Special, TableModule } from './model.ts';
import { none } from './modules.ts';

export const emotions = (view: Special<'emotions'>['view']): Special<'emotions'> => ({
  id: 'emotions',
  kind: 'special',
  special: 'emotions',
  view,
  empty: () => ({
    title: 'We are still collecting feedback from our viewers. Stay tuned!',
    reason: `An index needs ${emotionRule.rowsMin} emotions or more.`,
  }),
});

export const feed: Special<'feed'> = {
  id: 'feed',
  kind: 'special',
  special: 'feed',
  view: 'reactionFeed',
  empty: () => ({ title: 'No Results Found', reason: 'Try adjusting the filters or keywords' }),
};

export const moments: Special<'moments'> = {
  id: 'moments',
  kind: 'special',
  special: 'moments',
  view: 'hottestMoments',
  empty: none('moments that were shared'),
};

type Seed = 'viewers' | 'followers';

/** A title longer than this would push the rest of the heading away. */
const nameLengthMax = 80;
const verbs: Record<Seed, string> = { viewers: 'Watch', followers: 'Follow' };
/** Who follows does so on a day; what they watched is of all of the days. */
const audiences: Record<Seed, string> = { viewers: 'viewers', followers: 'followers on the last of the days' };

const heading = (seed: Seed): ModuleTitle => ({
  of: (name) => `People Who ${verbs[seed]} ${isolated(truncate(name, nameLengthMax))} Also Watch...`,
  waiting: 'Affinity',
});

const nobody =
  (kind: TitleKind, seed: Seed): Empty =>
  (filtered) => ({
    reason: filtered
      ? `No other ${kind} was watched by ${affinityRule.overlapMin} of its ${seed} inside these filters. Take some of them away, or widen the dates.`
      : `No other ${kind} was watched by ${affinityRule.overlapMin} of its ${seed} yet in the data that you see. The table fills as soon as it has them.`,
  });

const table = (kind: TitleKind, seed: Seed, view: ViewId): TableModule => ({
  id: seed,
  kind: 'table',
  view,
  title: heading(seed),
  // "table heights 370, 440, 218, 170, 280" (2-title-reports section 9): a table that has the tab to itself.
  height: 440,
  noun: seed,
  lead: `The share of its ${audiences[seed]} who watched each ${kind}, against all viewers. An index of 100 is average.`,
  ranked: true,
  empty: nobody(kind, seed),
});

/** What else the audience of a title watches: of its followers, and once it is out of its viewers too. */
export const affinity = (kind: TitleKind, views: Readonly<Record<Seed, ViewId>>): ChoiceModule => ({
  id: 'affinity',
  kind: 'choice',
  title: 'Affinity of',
  look: 'tabs',
  options: [
    { label: 'VIEWER TO VIEWER', afterAiring: true, module: table(kind, 'viewers', views.viewers) },
    { label: 'FOLLOWER TO VIEWER', module: table(kind, 'followers', views.followers) },
  ],
});
