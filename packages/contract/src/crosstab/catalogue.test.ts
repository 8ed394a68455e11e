import { describe, expect, it } from 'vitest';
import { valueName } from '../filters/sentences.ts';
import { viewDefinition, viewIds } from '../views/index.ts';
import { fieldCatalogue, fieldSchema } from './catalogue.ts';

describe('field catalogue', () => {
  const fields = fieldCatalogue();
  const field = (name: string) => fields.find((candidate) => candidate.name === `crosstab.${name}`);

  it('has every field of the specification and the platform, typed (3-reports-and-admin section 3)', () => {
    expect(fields.filter(({ fieldType }) => fieldType === 1)).toHaveLength(35);
    expect(fields.filter(({ fieldType }) => fieldType === 2)).toHaveLength(20);
    for (const each of fields) expect(fieldSchema.parse(each)).toEqual(each);
  });

  it('names them as the specification does', () => {
    const of = (type: number) => fields.filter(({ fieldType }) => fieldType === type).map(({ name }) => name.slice(9));
    expect(of(1).toSorted()).toEqual(
      [
        ...['device_name', 'user_age_bucket', 'user_country', 'user_gender', 'content_id', 'content_type', 'date'],
        ...['days_from_release', 'episode_id', 'first_release_date', 'follower_tier', 'genre', 'network_id'],
        ...['network_name', 'originating_country', 'originating_language', 'parent_content_id', 'runtime', 'status'],
        ...['studio_id', 'studio_name', 'title', 'tv_show_id', 'tv_show_name', 'user_id', 'actor_id', 'actor_name'],
        ...['character_name', 'emotion_name', 'episode_first_air_date', 'episode_number', 'episode_sequence'],
        ...['season_number', 'season_episode', 'platform_name'],
      ].toSorted(),
    );
    expect(of(2).toSorted()).toEqual(
      [
        ...['view_count', 'viewer_count', 'binger_count', 'follow_count', 'follow_running_total'],
        ...['follow_growth_rate', 'total_follow_count', 'weighted_engagement_count', 'engagement_score'],
        ...['average_rating', 'binge_rate', 'character_vote_count', 'character_vote_share'],
        ...['character_voter_count', 'emotion_count', 'emotion_voter_count', 'view_share_by_row'],
        ...['view_share_by_column', 'viewer_share_by_row', 'viewer_share_by_column'],
      ].toSorted(),
    );
  });

  it('says of each field what it lives on, what it excludes and what it needs', () => {
    expect(field('device_name')).toMatchObject({ fieldType: 1, is_numeric: false, facts: ['views'], definition: null });
    expect(field('device_name')?.excludes).toContain('crosstab.follow_count');
    expect(field('device_name')?.excludes).not.toContain('crosstab.view_count');
    expect(field('follow_running_total')?.needs).toEqual(['crosstab.date', 'crosstab.days_from_release']);
    expect(field('view_count')).toMatchObject({ fieldType: 2, is_numeric: true, value_format: 'count' });
    expect(field('view_count')?.definition).toContain('Episodes and movies watched');
  });

  it('says of runtimes that they are minutes, as do the columns of views and the words of filters', () => {
    const columns = viewIds.flatMap((view) => viewDefinition(view).columns.filter(({ name }) => name === 'runtime'));
    expect(columns).not.toEqual([]);
    for (const label of [field('runtime')?.label, ...columns.map((column) => column.label)])
      expect(label).toBe('Runtime (minutes)');
    expect(valueName('runtime', '45')).toBe('45 minutes');
  });
});
