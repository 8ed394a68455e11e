/** The affinity tables of a title as data: of its followers, and once it is out of its viewers too. */
import { type TitleKind, truncate, type ViewId } from '@cvm/contract';
import type { Title } from '../titles/title.ts';

export type Seed = 'viewers' | 'followers';

export type AffinityTable = {
  readonly seed: Seed;
  readonly view: ViewId;
  readonly heading: string;
  /** Why it may be empty, and what to do. */
  readonly emptyReason: string;
};

export const affinityViews: Record<TitleKind, Record<Seed, ViewId>> = {
  show: { viewers: 'showReportAffinityOR', followers: 'anticipationFollowerAffinity' },
  movie: { viewers: 'movieAudienceAffinityTrack', followers: 'movieAffinityFollower' },
};
const verbs: Record<Seed, string> = { viewers: 'Watch', followers: 'Follow' };
/** A title longer than this would push the rest of the heading away. */
const nameLengthMax = 80;

const emptyReason = (kind: TitleKind, seed: Seed, filtered: boolean): string =>
  filtered
    ? `No other ${kind} was watched by 30 of its ${seed} inside these filters. Take some of them away, or widen the dates.`
    : `No other ${kind} was watched by 30 of its ${seed} yet. The table fills as soon as the data has them.`;

/** The tables of a title, the one that is shown first in front. */
export const affinityTables = (
  kind: TitleKind,
  { name, aired }: Pick<Title, 'name' | 'aired'>,
  filtered: boolean,
): readonly AffinityTable[] =>
  (aired ? (['viewers', 'followers'] as const) : (['followers'] as const)).map((seed) => ({
    seed,
    view: affinityViews[kind][seed],
    heading: `People Who ${verbs[seed]} ${truncate(name, nameLengthMax)} Also Watch...`,
    emptyReason: emptyReason(kind, seed, filtered),
  }));
