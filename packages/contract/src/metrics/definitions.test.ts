import { afterEach, expect, it, vi } from 'vitest';
import { viewDefinition } from '../views/index.ts';
import { meaningOf } from '../views/view.ts';
import { metricDefinitions } from './definitions.ts';

afterEach(() => {
  vi.doUnmock('./rules.ts');
  vi.resetModules();
});

it('says the rules of metrics in words', () => {
  expect(metricDefinitions.bingers.definition).toBe(
    'Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.',
  );
  expect(metricDefinitions.engagements.definition).toBe(
    'Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.',
  );
});

it('says it in the words of the product, and not in those of the data', () => {
  for (const { definition } of Object.values(metricDefinitions))
    expect(definition).not.toMatch(/\b(series|spells?|emotion rows|accounts?)\b/i);
});

it('says of a share of all titles that content filters leave the others in', () => {
  for (const id of ['viewshare', 'viewershare', 'bingeShare', 'shareOfVotes', 'platformVoteShare', 'gemScore'] as const)
    expect(metricDefinitions[id].definition).toMatch(/content filters left out/);
});

it('says of a figure that stands in a row a day what it is of that day, and not of a range', () => {
  const views = ['showAnticipationFollowers', 'movieAnticipationFollowers', 'anticipationTrackerByDay'] as const;
  const meanings = views.flatMap((view) => viewDefinition(view).columns.flatMap((column) => meaningOf(column) ?? []));
  expect(meanings).toHaveLength(14);
  for (const meaning of meanings) expect(meaning).toMatch(/day/);
  for (const meaning of meanings) expect(meaning).not.toMatch(/range/);
});

it('says of growth around days that a user may not see why it is missing', () => {
  for (const id of ['growth40Before', 'growthFirst7', 'growthLast30', 'followerMovingAvg'] as const)
    expect(metricDefinitions[id].definition).toMatch(/missing .*\bsee\b/);
});

it('says of the stars of a rating which they are, and not what their mean is', () => {
  const [rating] = viewDefinition('showRating').columns;
  expect(rating).toMatchObject({ name: 'rating', label: 'Rating', format: 'count' });
  expect(rating && meaningOf(rating)).toBe('Stars that a rating gives: 1 = BAD, 2 = OK, 3 = GOOD, 4 = GREAT, 5 = WOW.');
});

it('says another rule in other words', async () => {
  vi.resetModules();
  vi.doMock('./rules.ts', async (original) => ({
    ...(await original<object>()),
    bingeRule: { episodes: 7, hours: 10 },
    picturePoints: 15,
  }));
  const { metricDefinitions: changed } = await import('./definitions.ts');
  expect(changed.bingers.definition).toContain('7 or more different episodes of a show within 10 hours');
  expect(changed.bingeRate.definition).toContain('7 or more episodes within a 10-hour period');
  expect(changed.engagements.definition).toContain('an image or screencap 15');
});
