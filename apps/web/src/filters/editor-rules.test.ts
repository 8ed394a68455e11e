import { type Clause, type FilterId, type PageFilters, type Permissible, pageFilterDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { excludesOn, exclusiveReason } from './editor-rules.ts';

const user = (limits: Permissible['limits']): Permissible => ({
  ...{ limits, months: null, contentTypes: ['series', 'movie'], dataThrough: '2024-05-31', panelAvailable: true },
});
const clause = (id: FilterId): Clause => ({ id, op: 'is', values: ['1'], join: 'or' });

describe('exclusion', () => {
  it('is offered where the filter, the page and the user allow it', () => {
    const shows = pageFilterDefinition('showSummary');
    expect(excludesOn(shows, null, 'country')).toBe(true);
    expect(excludesOn(shows, user({ country: ['US', 'GB'] }), 'country')).toBe(false);
    expect(excludesOn(shows, user({}), 'panel')).toBe(false);
    expect(excludesOn(shows, user({}), 'network')).toBe(true);
    for (const id of ['title', 'network', 'studio', 'genre'] as const)
      expect([id, excludesOn(pageFilterDefinition('anticipationTracker'), user({}), id)]).toEqual([id, false]);
  });
});

describe('titles and properties of titles', () => {
  const exclusive: PageFilters = {
    ...pageFilterDefinition('showSummary'),
    panels: { content: ['show', 'movie', 'network', 'genre'], users: ['country'] },
    exclusive: true,
  };
  const reason = (id: FilterId, ...chosen: FilterId[]) => exclusiveReason(exclusive, chosen.map(clause), id);

  it('exclude each other where the page says so', () => {
    expect(reason('network', 'show')).toBe('Not available beside Show: clear it first.');
    expect(reason('show', 'genre')).toBe('Not available beside Genre: clear it first.');
    expect(exclusiveReason({ ...exclusive, exclusive: false }, [clause('show')], 'network')).toBeNull();
  });

  it('count a release date among the properties in the tracker', () => {
    const tracker = pageFilterDefinition('anticipationTracker');
    const reasonOf = (id: FilterId, chosen: FilterId) => exclusiveReason(tracker, [clause(chosen)], id);
    for (const id of ['contentType', 'network', 'studio', 'genre', 'first_release_date'] as const) {
      expect(reasonOf('title', id)).toMatch(/^Not available beside /);
      expect(reasonOf(id, 'title')).toBe('Not available beside Title: clear it first.');
    }
    expect([reasonOf('title', 'age'), reasonOf('genre', 'contentType')]).toEqual([null, null]);
  });

  it('leave room beside their own kind, beside people, and for what is chosen already', () => {
    expect(reason('network', 'genre')).toBeNull();
    expect(reason('movie', 'show')).toBeNull();
    expect(reason('show', 'country')).toBeNull();
    expect(reason('country', 'show')).toBeNull();
    expect(reason('network', 'network', 'show')).toBeNull();
  });
});
