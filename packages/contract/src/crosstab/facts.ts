/**
 * What the cross-tab counts. A fact is a kind of row (a view, a spell of following, a vote ...) and carries attributes;
 * dimensions are made of attributes, measures of facts. Which fields combine follows from these records alone.
 */

export type Attribute = 'people' | 'title' | 'day' | 'episode' | 'device' | 'platform' | 'emotion' | 'character';

export type FactDefinition = {
  /** In the plural, for sentences: "Views carry no character." */
  readonly label: string;
  readonly carries: readonly Attribute[];
};

const define = <const F extends Record<string, FactDefinition>>(definitions: F) => definitions;

const everyFact = ['people', 'title'] as const;
const ofEpisodes = [...everyFact, 'day', 'episode'] as const;

export const facts = define({
  views: { label: 'Views', carries: [...ofEpisodes, 'device', 'platform'] },
  /** Spells of following by the day they began. */
  follows: { label: 'Follows', carries: [...everyFact, 'day'] },
  /** Members who follow at the ends of the range: one moment, so no day. */
  following: { label: 'Followers at the end of the range', carries: everyFact },
  /** Members who follow at the end of a day, for each day. */
  followingByDay: { label: 'Followers by day', carries: [...everyFact, 'day'] },
  reactions: { label: 'Emotions', carries: [...ofEpisodes, 'emotion'] },
  ratings: { label: 'Ratings', carries: ofEpisodes },
  character_votes: { label: 'Character votes', carries: [...ofEpisodes, 'character'] },
  comments: { label: 'Comments', carries: ofEpisodes },
});

export type Fact = keyof typeof facts;

export const factDefinition = (fact: Fact): FactDefinition => facts[fact];
