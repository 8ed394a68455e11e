import { type PageFiltersId, type Permissible, pageFilterDefinition } from '@cvm/contract';
import { expect, it } from 'vitest';
import { builderTabs } from './builder-tabs.ts';

const user = (contentTypes: Permissible['contentTypes']): Permissible => ({
  ...{ limits: {}, months: null, contentTypes, dataThrough: '2024-05-31', panelAvailable: true },
});
const tabs = (page: PageFiltersId, contentTypes: Permissible['contentTypes'] = ['series', 'movie']) =>
  builderTabs(pageFilterDefinition(page), user(contentTypes)).map(({ panel, ids }) => `${panel}: ${ids.join(' ')}`);

it('are Content and Demographic in the tracker, with what a user of one kind of title has a use for', () => {
  expect(tabs('anticipationTracker')).toEqual([
    'content: contentType title network studio genre first_release_date',
    'users: country age gender panel',
  ]);
  expect(tabs('anticipationTracker', ['movie'])[0]).toBe('content: title studio genre first_release_date');
  expect(tabs('anticipationTracker', ['series'])[0]).toBe('content: title network genre first_release_date');
});

it('keep the days of an audience in a tab of their own', () => {
  expect(tabs('affinityShows').map((tab) => tab.split(':')[0])).toContain('date');
});
