/** The numbers in the rules of metrics, once: definitions say them in words, SQL counts by them. */

/** Points of an engagement by the fact it is a row of. */
export const engagementPoints = { reactions: 1, ratings: 1, character_votes: 1, comments: 2 } as const;

/** Points of a comment with an image or a screencap. */
export const picturePoints = 3;

export type EngagementFact = keyof typeof engagementPoints;

/** The facts that are engagements. */
export const engagementFacts = Object.keys(engagementPoints) as [EngagementFact, ...EngagementFact[]];

/** A binge is this many different episodes of a show within so many hours, both ends included. */
export const bingeRule = { episodes: 4, hours: 24 } as const;

/** Days from the release of a title, that of the release among them. */
export const firstDays = { week: 7, month: 30 } as const;

/** The last days of a range that a rise is of, against as many before; votes of actors and daily new followers are of them too. */
export const weekDays = 7;

/** "Only the first 10 titles of the result go into it" (3-reports-and-admin section 4): of the growth of followers day by day. */
export const trackedTitlesMax = 10;

/** Fewer titles than this tell nothing of how followers and viewers go together. */
export const correlationRule = { titlesMin: 10 } as const;

/** An increase is of titles that so many members watched the week before, counted before weighting. */
export const increaseRule = { viewersMin: 30 } as const;

/** An affinity needs so many members of the seed audience who viewed the title. */
export const affinityRule = { overlapMin: 30 } as const;

/** A country is told of so many people of the audience. */
export const countryRule = { peopleMin: 30 } as const;

/** Emotions of a title or episode are compared where it has so many. */
export const emotionRule = { rowsMin: 50 } as const;

/** Programs with so many respondents have a score, and groups of them with so many. */
export const gemRule = { respondentsMin: 100, groupMin: 30 } as const;

/** A difference is tested between so many members on either side. */
export const differenceRule = { peopleMin: 30 } as const;

/** Why none was looked for. */
export const untestedWords = `fewer than ${differenceRule.peopleMin} people are on one side of the comparison`;
