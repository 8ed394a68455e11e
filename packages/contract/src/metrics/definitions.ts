/**
 * What each number means, once. Column tooltips, the metric glossary, exports and the comments in generated SQL all
 * read these records; `recipe` is the version of the whole set and travels with every answer.
 */
import { ratingLabels, youngestAge } from '../filters/values.ts';
import type { Format } from '../format/format.ts';
import type { PartId } from './parts.ts';
import {
  affinityRule,
  bingeRule,
  correlationRule,
  differenceRule,
  emotionRule,
  firstDays,
  gemRule,
  increaseRule,
  picturePoints,
  engagementPoints as points,
  weekDays,
} from './rules.ts';

export const recipe = 1;

/** Why some figures stand alone. */
export const withoutInterval =
  'Shares of an audience, indexes and audience overlaps carry a 95 % interval and the number of people they are from; so do binge rates and average ratings in rankings and in the report builder, and its shares of viewers. Shares of views, emotions, votes, platforms and devices do not: they count rows, of which one member has many that depend on each other, so that an interval from their number would be far too narrow. Nor does completion, whose value per member is a share of its own. Read those, and the other figures, with the number of people beside them.';

/** Ends of intervals differ in one word. */
const wilsonInterval = (share: string): string =>
  `the 95 % interval of the ${share} (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.`;
const indexInterval =
  'the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others';

const meanInterval =
  'the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings, and without width where all are alike, however few they are.';

const firstViewers = (days: number): string =>
  `Distinct members with a view of the title on one of the ${days} days from its release, that day the first; missing where these days are not over when the data end.`;

/** A quotient of parts that add up over cells and shards; null where there is nothing to divide by. */
export type Formula = {
  /** Whatever reads the formula says where each of them stands. */
  readonly parts: readonly PartId[];
  readonly over: string;
  readonly under: string;
};

export type MetricDefinition = {
  readonly label: string;
  readonly format: Format;
  readonly definition: string;
  /** Of a figure that is a part, or a share of its total. */
  readonly part?: PartId;
  /** Of a figure that is a quotient of parts. */
  readonly formula?: Formula;
};

const define = <const D extends Record<string, MetricDefinition>>(definitions: D) => definitions;

export const metricDefinitions = define({
  views: {
    label: 'Views',
    format: 'count',
    definition: 'Episodes and movies watched, rewatches and bulk marks included.',
    part: 'views',
  },
  viewers: { label: 'Viewers', format: 'count', definition: 'Distinct members with a view.', part: 'viewers' },
  viewshare: {
    label: 'Share of Views',
    format: 'share',
    definition:
      'Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.',
    formula: { parts: ['views', 'all_views'], over: 'views', under: 'all_views' },
  },
  viewershare: {
    label: 'Share of Viewers',
    format: 'share',
    definition:
      'Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.',
    formula: { parts: ['viewers', 'all_viewers'], over: 'viewers', under: 'all_viewers' },
  },
  completion: {
    label: 'Completion',
    format: 'rate',
    definition:
      'Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.',
    formula: { parts: ['finished', 'finishers'], over: 'finished', under: 'finishers' },
  },
  bingers: {
    label: 'Bingers',
    format: 'count',
    definition: `Viewers who tracked ${bingeRule.episodes} or more different episodes of a show within ${bingeRule.hours} hours; bulk marks do not count.`,
    part: 'bingers',
  },
  bingeRate: {
    label: 'Binge Rate',
    format: 'rate',
    definition: `Share of viewers who tracked ${bingeRule.episodes} or more episodes within a ${bingeRule.hours}-hour period; of those who viewed a show.`,
    formula: { parts: ['bingers', 'viewers'], over: 'bingers', under: 'viewers' },
  },
  bingeShare: {
    label: 'Share of Binges',
    format: 'share',
    definition:
      'Bingers of the show divided by the sum of bingers over all shows, same people and dates, content filters left out.',
    formula: { parts: ['bingers', 'all_bingers'], over: 'bingers', under: 'all_bingers' },
  },
  viewersBase: {
    label: 'Base of Viewers',
    format: 'count',
    definition:
      'Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.',
  },
  bingeRateLow: {
    label: 'Binge Rate, Low',
    format: 'rate',
    definition: `Lower end of ${wilsonInterval('binge rate')}`,
  },
  bingeRateHigh: {
    label: 'Binge Rate, High',
    format: 'rate',
    definition: `Upper end of ${wilsonInterval('binge rate')}`,
  },
  viewShareByRow: {
    label: 'View Share By Row',
    format: 'share',
    definition: 'Views of the cell divided by the views of its row.',
    part: 'views',
  },
  viewShareByColumn: {
    label: 'View Share By Column',
    format: 'share',
    definition: 'Views of the cell divided by the views of its column.',
    part: 'views',
  },
  viewerShareByRow: {
    label: 'Viewer Share By Row',
    format: 'share',
    definition: 'Viewers of the cell divided by the distinct viewers of its row.',
    part: 'viewers',
  },
  viewerShareByColumn: {
    label: 'Viewer Share By Column',
    format: 'share',
    definition: 'Viewers of the cell divided by the distinct viewers of its column.',
    part: 'viewers',
  },
  percentIncrease: {
    label: 'Increase',
    format: 'rate',
    definition: `Viewers in the ${weekDays} days ending on the last day of the range compared with the ${weekDays} days before; only where those had ${increaseRule.viewersMin} or more.`,
  },
  followers: {
    label: 'Followers',
    format: 'count',
    definition:
      'Distinct members who follow the title at the end of the range; of several titles together, any of them.',
    part: 'followers',
  },
  followersByDay: {
    label: 'Follow Running Total',
    format: 'count',
    definition: 'Distinct members who follow the title at the end of the day; of several titles together, any of them.',
    part: 'running_followers',
  },
  newFollowers: {
    label: 'New Followers',
    format: 'count',
    definition:
      'Distinct members who began to follow the title in the range, a return included; of several titles together, any of them.',
    part: 'new_followers',
  },
  newFollowersByDay: {
    label: 'New Followers',
    format: 'count',
    definition: 'Distinct members who began to follow the title on the day; a return counts.',
    part: 'new_followers',
  },
  followerMovingAvg: {
    label: `New Followers per Day, Last ${weekDays} Days`,
    format: 'score',
    definition: `Mean of the daily new followers over the ${weekDays} days ending on the last day of the range; missing where you do not see all of these days.`,
  },
  followerConversion: {
    label: 'Follower Conversion',
    format: 'rate',
    definition: 'Share of the followers at the end of the range who have ever viewed the title by then.',
    formula: { parts: ['converted', 'followers'], over: 'converted', under: 'followers' },
  },
  followerGrowth: {
    label: 'Follower Growth',
    format: 'rate',
    definition: 'Net new followers of the range divided by the followers before it.',
    formula: {
      parts: ['followers', 'followers_before'],
      over: '(followers - followers_before)',
      under: 'followers_before',
    },
  },
  growth40Before: {
    label: 'Growth 40 Days Before',
    format: 'rate',
    definition:
      'Net new followers of the 40 days before the release divided by the followers before these days; missing where there were none, or where not all of these days are over and among those that you see.',
  },
  growthFirst7: {
    label: 'Growth First 7 Days',
    format: 'rate',
    definition:
      'Net new followers of the release day and the 6 days after it divided by the followers before the release day; missing where there were none, or where not all of these days are over and among those that you see.',
  },
  growthLast30: {
    label: 'Growth Last 30 Days',
    format: 'rate',
    definition:
      'Net new followers of the 30 days that end with the range divided by the followers before these days; missing where there were none, or where you do not see all of these days.',
  },
  netNewFollowers: {
    label: 'Net New Followers',
    format: 'count',
    definition: 'Followers at the end of the range less the followers on the day before it.',
  },
  netNewFollowersByDay: {
    label: 'Net New Followers',
    format: 'count',
    definition: 'Followers at the end of the day less the followers at the end of the day before.',
  },
  followersBeforeRelease: {
    label: 'Followers Before Release',
    format: 'count',
    definition: 'Distinct members who follow the title at the end of the day before its release.',
  },
  viewersFirst7: {
    label: `Viewers First ${firstDays.week} Days`,
    format: 'count',
    definition: firstViewers(firstDays.week),
  },
  viewersFirst30: {
    label: `Viewers First ${firstDays.month} Days`,
    format: 'count',
    definition: firstViewers(firstDays.month),
  },
  rankCorrelation: {
    label: 'Rank Correlation',
    format: 'score',
    definition: `How far titles with more followers before release are those with more viewers after it (Spearman): 1 = the same order, 0 = no relation, -1 = the opposite order; ties share a rank. Over the titles whose days are over, ${correlationRule.titlesMin} at least, with its 95 % interval (Fisher, with the variance of Bonett and Wright), of which there is none at 1 and -1.`,
  },
  overlappingViewers: {
    label: 'Overlapping Viewers',
    format: 'count',
    definition:
      'Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.',
  },
  audienceOverlap: {
    label: 'Audience Overlap',
    format: 'rate',
    definition: 'Overlapping viewers divided by the members of the seed audience.',
  },
  affinityIndex: {
    label: 'Affinity Index',
    format: 'index',
    definition: `Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs ${affinityRule.overlapMin} overlapping viewers.`,
  },
  networkAudience: {
    label: 'Audience',
    format: 'count',
    definition:
      'Members of the base who viewed a show of the network that is no seed. The base: members of the seed audience who viewed any show that is no seed. The 12 largest audiences are compared, or those that are chosen.',
  },
  actorAudience: {
    label: 'Audience',
    format: 'count',
    definition:
      'Members of the base who voted for a character of the actor. The base: members of the seed audience who voted for any character. The 12 largest audiences are compared, or those that are chosen.',
  },
  bothAudiences: {
    label: 'In Both',
    format: 'count',
    definition: 'Distinct members of the base who are in both audiences.',
  },
  expectedBoth: {
    label: 'Expected in Both',
    format: 'count',
    definition:
      'Members who would be in both audiences if being in one said nothing of being in the other: one audience times the other, divided by the base.',
  },
  overlapIndex: {
    label: 'Overlap Index',
    format: 'index',
    definition:
      'In both divided by expected in both; 100 is what audiences share that have nothing to do with each other. Who watches or votes more is in more audiences, so that pairs tend to lie above 100 over long ranges.',
  },
  overlapBase: {
    label: 'Base',
    format: 'count',
    definition: 'Members behind the count, counted before weighting.',
  },
  overlapSuppressed: {
    label: 'Suppressed',
    format: 'text',
    definition:
      'Where so few people are in both audiences, in one without the other, or in neither, that the figures of the pair would tell of them: they are not shown.',
  },
  percentageOverlap: {
    label: 'Overlap',
    format: 'rate',
    definition: 'Members who voted for both actors divided by the members who voted for this one.',
    formula: { parts: ['shared_voters', 'voters'], over: 'shared_voters', under: 'voters' },
  },
  platformVoteShare: {
    label: 'Platform Share',
    format: 'share',
    definition:
      'Views of the title on the platform divided by the views of all titles on that platform, same people and dates, other content filters left out.',
  },
  gemScore: {
    label: 'GEM Score',
    format: 'score',
    definition: `Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with ${gemRule.respondentsMin} or more respondents, same people and dates, content filters left out; 100 is average. Missing below ${gemRule.respondentsMin} respondents; of women, men or an age, who are measured against the same mean, below ${gemRule.groupMin}.`,
  },
  gemQuestion: { label: 'Answer', format: 'score', definition: 'Mean answer, 1 = disagree to 5 = agree.' },
  reactions: { label: 'Reactions', format: 'count', definition: 'Emotions and star ratings given.' },
  engagers: {
    label: 'Engagers',
    format: 'count',
    definition: 'Distinct members with a reaction, rating, character vote or comment.',
  },
  engagements: {
    label: 'Engagements',
    format: 'count',
    definition: `Weighted sum: emotion ${points.reactions}, rating ${points.ratings}, character vote ${points.character_votes}, comment or reply ${points.comments}, comment with an image or screencap ${picturePoints}.`,
    part: 'engagements',
  },
  engagement: {
    label: 'Engagement Score',
    format: 'score',
    definition: 'Engagements per 100 viewers.',
    formula: { parts: ['engagements', 'viewers'], over: '100 * engagements', under: 'viewers' },
  },
  rating: {
    label: 'Average Rating',
    format: 'rating',
    definition: 'Mean star rating; star ratings are 1-5.',
    formula: { parts: ['stars', 'ratings'], over: 'stars', under: 'ratings' },
  },
  stars: {
    label: 'Rating',
    format: 'count',
    definition: `Stars that a rating gives: ${ratingLabels.map((label, place) => `${place + 1} = ${label}`).join(', ')}.`,
  },
  ratings: {
    label: 'Ratings',
    format: 'count',
    definition: 'Number of star ratings, one a member, counted before weighting.',
  },
  ratingLow: { label: 'Average Rating, Low', format: 'rating', definition: `Lower end of ${meanInterval}` },
  ratingHigh: { label: 'Average Rating, High', format: 'rating', definition: `Upper end of ${meanInterval}` },
  ratingVotes: { label: 'Reviews', format: 'count', definition: 'Number of star ratings.', part: 'ratings' },
  ratingShare: {
    label: 'Share',
    format: 'share',
    definition: 'Ratings of this many stars divided by all star ratings.',
  },
  votes: { label: 'Votes', format: 'count', definition: 'Votes for favorite characters.', part: 'votes' },
  voters: {
    label: 'Character Voter Count',
    format: 'count',
    definition: 'Distinct members who voted for a favorite character.',
    part: 'voters',
  },
  voteShareByColumn: {
    label: 'Character Vote Share',
    format: 'share',
    definition: 'Character votes of the cell divided by the character votes of its column.',
    part: 'votes',
  },
  shareOfVotes: {
    label: 'Share of Votes',
    format: 'share',
    definition:
      'Votes for the characters of the actor divided by all character votes, same people and dates, content filters left out; votes for deleted characters are in both unless they are excluded.',
    formula: { parts: ['votes', 'all_votes'], over: 'votes', under: 'all_votes' },
  },
  votingPercent: {
    label: 'Share of Votes',
    format: 'share',
    definition: 'Votes for the character divided by all character votes of the title or episode.',
  },
  emotionCount: {
    label: 'Emotions',
    format: 'count',
    definition: 'Emotions given to movies, to shows and to their episodes.',
    part: 'emotions',
  },
  emotionVoters: {
    label: 'Emotion Voter Count',
    format: 'count',
    definition: 'Distinct members who gave an emotion.',
    part: 'emotion_voters',
  },
  emotionPercent: {
    label: 'Share of Emotions',
    format: 'rate',
    definition: 'Times the emotion was given divided by all emotions given to the title or episode.',
  },
  emotionIndex: {
    label: 'Emotion Index',
    format: 'score',
    definition: `100 times the share of the emotion divided by its share over all titles of the kind with a genre in common, itself included, same people and dates. Needs ${emotionRule.rowsMin} emotions given.`,
  },
  index: {
    label: 'Index',
    format: 'index',
    definition: `Share of the audience in the group divided by the share of the base audience in it, same people and dates; 100 is average. The base audience of viewers or followers: all those of the kind (shows or movies); of voters: all who voted for a character; of a seed audience: the viewers of any title. Members without that attribute are left out of both, of ages those under ${youngestAge} as well.`,
  },
  audienceShare: {
    label: 'Share of the Audience',
    format: 'rate',
    definition: 'Members of the audience in the group divided by all of its members whose group is known.',
  },
  restShare: {
    label: 'Share of the Others',
    format: 'rate',
    definition:
      'The same share among the others: members of the base audience who are not in the audience. Missing where there are none.',
  },
  base: {
    label: 'Base',
    format: 'count',
    definition: 'Members behind the figure whose group is known, counted before weighting.',
  },
  seedBase: {
    label: 'Base',
    format: 'count',
    definition: 'Members of the seed audience, counted before weighting.',
  },
  newFollowersBase: {
    label: 'Base of New Followers',
    format: 'count',
    definition: 'Distinct members who began to follow the title on the day, counted before weighting.',
  },
  followersBase: {
    label: 'Base of Followers',
    format: 'count',
    definition: 'Followers at the end of the day, counted before weighting.',
  },
  emotionsBase: {
    label: 'Base of the Share',
    format: 'count',
    definition: 'Emotions about the episode, each counted before weighting.',
  },
  engagersBase: {
    label: 'Base of Engagements',
    format: 'count',
    definition:
      'Distinct members with a reaction, rating, character vote or comment about the episode, counted before weighting.',
  },
  votersBase: {
    label: 'Base of Votes',
    format: 'count',
    definition: 'Distinct members who voted for the character of the episode, counted before weighting.',
  },
  effectiveBase: {
    label: 'Effective Base',
    format: 'count',
    definition:
      'How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.',
  },
  shareLow: {
    label: 'Share, Low',
    format: 'rate',
    definition: `Lower end of ${wilsonInterval('share of the audience')}`,
  },
  shareHigh: {
    label: 'Share, High',
    format: 'rate',
    definition: `Upper end of ${wilsonInterval('share of the audience')}`,
  },
  overlapLow: {
    label: 'Overlap, Low',
    format: 'rate',
    definition: `Lower end of ${wilsonInterval('audience overlap')}`,
  },
  overlapHigh: {
    label: 'Overlap, High',
    format: 'rate',
    definition: `Upper end of ${wilsonInterval('audience overlap')}`,
  },
  indexLow: {
    label: 'Index, Low',
    format: 'index',
    definition: `Lower end of ${indexInterval}.`,
  },
  indexHigh: {
    label: 'Index, High',
    format: 'index',
    definition: `Upper end of ${indexInterval}; of few people it may lie above what a share of 100 % would have.`,
  },
  differs: {
    label: 'Differs',
    format: 'text',
    definition: `Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least ${differenceRule.peopleMin} members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.`,
  },
  voteCount: {
    label: 'Views',
    format: 'count',
    definition: 'Views that name the platform; every view of a viewer counts, rewatches too.',
  },
  voteShare: {
    label: 'Share',
    format: 'share',
    definition: 'Views of the title on the platform divided by its views that name a platform.',
  },
  titleVotes: {
    label: 'Total Views',
    format: 'count',
    definition:
      'Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.',
  },
  deviceVotes: {
    label: 'Views',
    format: 'count',
    definition: 'Views that name the device; every view of a viewer counts, rewatches too.',
  },
  devicePercent: {
    label: 'Share',
    format: 'rate',
    definition: 'Views that name the device divided by views that name any device.',
  },
});

export type MetricId = keyof typeof metricDefinitions;

/** The metrics that are quotients of parts. */
export type QuotientId = {
  [Id in MetricId]: (typeof metricDefinitions)[Id] extends { readonly formula: Formula } ? Id : never;
}[MetricId];

/** The names of a quotient's parts. */
export type PartOf<Id extends QuotientId> = (typeof metricDefinitions)[Id]['formula']['parts'][number];

/** What a metric is made of; nothing where its shape alone knows. */
export const partsOfMetric = (id: MetricId): readonly PartId[] => {
  const { formula, part }: MetricDefinition = metricDefinitions[id];
  return formula?.parts ?? (part === undefined ? [] : [part]);
};
