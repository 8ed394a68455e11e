import { type Permissible, pageFilterDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { choiceValues } from './ChoiceFilter.tsx';
import { visiblePanels } from './visible-panels.ts';

const user = (parts: Partial<Permissible>): Permissible => ({
  limits: {},
  months: null,
  contentTypes: ['series', 'movie'],
  dataThrough: '2024-05-31',
  panelAvailable: true,
  ...parts,
});

describe('what a choice offers', () => {
  it('is the statuses that the titles of the page can have', () => {
    const statuses = (page: 'showSummary' | 'moviesSummary') =>
      choiceValues('airing_status', pageFilterDefinition(page), user({}));
    expect(statuses('showSummary')).toEqual(['Upcoming', 'Continuing', 'Ended']);
    expect(statuses('moviesSummary')).toEqual(['Announced', 'Released']);
  });

  it('is what the user may see', () => {
    const ages = (limits: Permissible['limits']) =>
      choiceValues('age', pageFilterDefinition('showSummary'), user({ limits }));
    expect(ages({})).toHaveLength(9);
    expect(ages({ age: ['18-24', '25-29'] })).toEqual(['18-24', '25-29']);
  });
});

describe('the panels of a bar', () => {
  it('stand in the order content, users, date, metric', () => {
    expect(visiblePanels(pageFilterDefinition('showSummary'), user({})).map(({ panel }) => panel)).toEqual([
      'content',
      'users',
      'date',
      'metric',
    ]);
  });

  it('offer a choice of content type only to users with both', () => {
    const ids = (permissible: Permissible | null) =>
      visiblePanels(pageFilterDefinition('homepage'), permissible).flatMap((panel) => panel.ids);
    expect(ids(null)).toEqual(['contentType', 'country']);
    expect(ids(user({}))).toEqual(['contentType', 'country']);
    expect(ids(user({ contentTypes: ['series'] }))).toEqual(['country']);
  });

  it('keep studio and network on pages about one kind', () => {
    const [content] = visiblePanels(pageFilterDefinition('showSummary'), user({ contentTypes: ['series'] }));
    expect(content?.ids).toEqual(expect.arrayContaining(['network', 'studio']));
  });
});
