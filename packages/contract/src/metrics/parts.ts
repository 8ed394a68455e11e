/**
 * What metrics are made of. A part is a count that adds up over cells and shards; a metric is a part or a quotient of parts, and
 * with its parts it is decided which facts it is computed from.
 */
import type { Attribute, Fact } from '../crosstab/facts.ts';
import { engagementFacts } from './rules.ts';

/** Rows, the distinct members behind them, or what rows are worth, added up. */
export type Counts = 'rows' | 'members' | 'points' | 'stars' | 'shares';

export type PartDefinition = {
  /** The facts whose rows it is counted in. */
  readonly of: readonly [Fact, ...Fact[]];
  readonly counts: Counts;
  readonly says: string;
  /** What its rows carry and is not asked of them: an episode is watched, wherever that was. */
  readonly whatever?: Attribute;
  /** What it is called beside a part of the same fact. */
  readonly called?: string;
};

const define = <const P extends Record<string, PartDefinition>>(definitions: P) => definitions;

const viewing = ['views'] as const;
const voting = ['character_votes'] as const;

export const metricParts = define({
  views: { of: viewing, counts: 'rows', says: 'views' },
  all_views: { of: viewing, counts: 'rows', says: 'views of the whole that a share is of' },
  viewers: { of: viewing, counts: 'members', says: 'distinct members with a view' },
  all_viewers: { of: viewing, counts: 'members', says: 'distinct members with a view of any title of the kind' },
  bingers: { of: viewing, counts: 'members', says: 'distinct members who binged it' },
  all_bingers: { of: viewing, counts: 'members', says: 'bingers of each show, added up' },
  finished: {
    of: viewing,
    counts: 'shares',
    says: 'shares of the regular episodes that each viewer has watched',
    whatever: 'platform',
  },
  finishers: {
    of: viewing,
    counts: 'members',
    says: 'viewers of titles with episodes that have aired',
    called: 'viewers',
  },

  followers: { of: ['following'], counts: 'members', says: 'distinct members following at the end of the range' },
  followers_before: { of: ['following'], counts: 'members', says: 'distinct members following on the day before it' },
  new_followers: { of: ['follows'], counts: 'members', says: 'distinct members who begin to follow in the range' },
  running_followers: {
    of: ['followingByDay'],
    counts: 'members',
    says: 'distinct members following at the end of a day',
  },
  converted: { of: ['following', 'views'], counts: 'members', says: 'followers with a view by the end of the range' },

  engagements: { of: engagementFacts, counts: 'points', says: 'engagements, weighted' },
  stars: { of: ['ratings'], counts: 'stars', says: 'sum of ratings' },
  ratings: { of: ['ratings'], counts: 'rows', says: 'number of ratings' },
  votes: { of: voting, counts: 'rows', says: 'votes for characters' },
  all_votes: { of: voting, counts: 'rows', says: 'votes for all characters' },
  voters: { of: voting, counts: 'members', says: 'distinct members who voted for a character' },
  shared_voters: { of: voting, counts: 'members', says: 'distinct members who voted for both actors' },
  emotions: { of: ['reactions'], counts: 'rows', says: 'emotions given' },
  emotion_voters: { of: ['reactions'], counts: 'members', says: 'distinct members who gave an emotion' },
});

export type PartId = keyof typeof metricParts;

export const partDefinition = (part: PartId): PartDefinition => metricParts[part];

/** The facts that some parts are counted in, each once. */
export const factsOfParts = (parts: readonly PartId[]): Fact[] => [
  ...new Set(parts.flatMap((part) => partDefinition(part).of)),
];
