import { describe, expect, it } from 'vitest';
import { clashes, combines, excludedBy, factsOf, fieldNames, isField } from './compatibility.ts';
import { dimensionNames } from './dimensions.ts';
import { measureNames } from './measures.ts';

describe('compatibility', () => {
  // The examples of 3-reports-and-admin section 3; everything else follows in the same way.
  it.each([
    ['character_name', 'view_count'],
    ['character_name', 'viewer_count'],
    ['character_name', 'weighted_engagement_count'],
    ['character_name', 'engagement_score'],
    ['follow_count', 'character_name'],
    ['follow_count', 'actor_name'],
    ['follow_count', 'device_name'],
    ['follow_count', 'emotion_name'],
    ['follow_count', 'season_number'],
    ['follow_count', 'episode_id'],
    ['total_follow_count', 'date'],
    ['follow_growth_rate', 'days_from_release'],
    ['engagement_score', 'device_name'],
    ['emotion_count', 'device_name'],
    ['emotion_name', 'view_count'],
    ['device_name', 'emotion_name'],
  ] as const)('%s and %s do not combine', (left, right) => {
    expect(combines(left, right)).toBe(false);
    expect(combines(right, left)).toBe(false);
  });

  it.each([
    ['character_name', 'character_vote_count'],
    ['character_name', 'season_episode'],
    ['follow_count', 'genre'],
    ['follow_count', 'content_id'],
    ['follow_count', 'date'],
    ['binger_count', 'device_name'],
    ['engagement_score', 'episode_id'],
    ['emotion_name', 'emotion_voter_count'],
    ['view_count', 'follow_count'],
    ['view_count', 'character_vote_count'],
    ['user_id', 'total_follow_count'],
  ] as const)('%s and %s combine', (left, right) => {
    expect(combines(left, right)).toBe(true);
    expect(combines(right, left)).toBe(true);
  });

  it('combines people and titles with every measure', () => {
    for (const measure of measureNames) {
      expect(combines(measure, 'user_country')).toBe(true);
      expect(combines(measure, 'title')).toBe(true);
    }
  });

  it('says the same of a pair from both sides, and lets every field stand beside itself', () => {
    for (const left of fieldNames) {
      expect(combines(left, left)).toBe(true);
      for (const right of fieldNames) expect(combines(left, right)).toBe(combines(right, left));
    }
  });

  it('gives every dimension a measure and every measure a dimension', () => {
    for (const dimension of dimensionNames)
      expect(measureNames.some((measure) => combines(measure, dimension))).toBe(true);
    for (const measure of measureNames)
      expect(dimensionNames.some((dimension) => combines(measure, dimension))).toBe(true);
  });

  it('names every clashing pair in the order of the fields, with the fact that lacks the dimension', () => {
    expect(clashes(['device_name', 'engagement_score', 'genre', 'follow_count', 'view_count'])).toEqual([
      { measure: 'engagement_score', dimension: 'device_name', fact: 'reactions' },
      { measure: 'follow_count', dimension: 'device_name', fact: 'follows' },
    ]);
    expect(clashes(['genre', 'view_count', 'follow_count'])).toEqual([]);
  });

  it('lists what cannot stand beside a field', () => {
    expect(excludedBy('device_name')).toEqual(fieldNames.filter((name) => !combines('device_name', name)));
    expect(excludedBy('genre')).toEqual([]);
    expect(factsOf('device_name')).toEqual(['views']);
    expect(factsOf('engagement_score')).toContain('comments');
  });

  it('knows its fields and nothing that every object has', () => {
    expect(isField('view_count')).toBe(true);
    expect(isField('constructor')).toBe(false);
    expect(isField('__proto__')).toBe(false);
  });
});
