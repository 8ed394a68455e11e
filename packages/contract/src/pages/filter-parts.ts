/** What the filter bars of several pages have in common. */

export const users = ['country', 'age', 'gender', 'panel'] as const;
export const origin = ['originating_country', 'originating_language'] as const;

/** What most bars have in common. */
export const plain = { withoutExclusion: [], defaults: [], required: [], autoApply: false } as const;
export const lastMonth = ['date:last 30 days'] as const;
/** Filters without exclusion wherever titles are picked one by one. */
export const picked = ['title', 'platform', 'network', 'studio', 'genre'] as const;

export const audience = { ...plain, panels: { users, date: ['date'] } } as const;
export const episodes = {
  ...plain,
  panels: { content: ['season', 'episode'], users, date: ['date'] },
} as const;
