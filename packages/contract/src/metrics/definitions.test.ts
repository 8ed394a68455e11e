import { afterEach, expect, it, vi } from 'vitest';
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
