/**
 * The rollups: tables that an edition may hold beside its facts, derived from them. What each holds says its record
 * (`records.ts`), what it is for docs/decisions/0011-rollups.md.
 */
export const rollupNames = [
  'title_view_days',
  'view_days',
  'view_weeks',
  'title_binges',
  'binges',
  'audience_visits',
  'audience_views',
  'title_follow_days',
  'follow_days',
  'follow_weeks',
  'audience_follow_days',
  'title_engagement_days',
  'engagement_days',
  'engagement_weeks',
  'vote_days',
  'character_totals',
  'star_days',
  'title_stars',
  'release_cells',
  'title_cells',
  'cell_titles',
  'title_totals',
  'audience_cells',
  'member_titles',
  'genre_cells',
  'platform_cells',
  'platform_days',
  'platform_weeks',
  'platform_totals',
  'preset_title_cells',
  'preset_cell_titles',
  'preset_titles',
  'preset_audiences',
  'preset_member_titles',
  'preset_genre_cells',
] as const;

export type RollupName = (typeof rollupNames)[number];
