// Merged titles, episodes and follows -> the table `titles`, with everything derived: release day, next air day, status,
// seasons, followers and tier. Definitions: docs/dataset.md and the metric definitions, recipe 1.
import type { BuildContext } from './catalogue.ts';

/** Lower ends of the follower tiers. */
const tierStarts = [500, 1_000, 10_000, 50_000, 100_000, 500_000] as const;

/** Members of a title stand in their order, or nearly: they are sorted in less time than a set is made of them. */
export const titlesInsert = (context: BuildContext): string => {
  const through = `toDate32('${context.dataThrough}')`;
  const tiers = [...tierStarts].reverse().map((start) => `f.followers >= ${start}, ${start / 1000}`);
  return `insert into ${context.database}.titles (
  title, title_id, kind, name, status, status_given, network, network_id, network_name, studio, studio_id, studio_name,
  originating_country, originating_language, genres, runtime, release_day, first_release_date, last_release_date,
  next_air_day, seasons, seasons_given, overview, poster_url, followers, tier)
with
  if(t.kind = 'series', ifNull(e.first_air, t.first_release_date), t.first_release_date) as release,
  ifNull(release <= ${through}, false) as is_released,
  if(t.kind = 'movie',
    if(is_released, 'Released', 'Announced'),
    multiIf(
      not is_released, 'Upcoming',
      ifNull(t.last_release_date <= ${through}, false) and isNull(e.next_air), 'Ended',
      'Continuing')) as derived
select
  t.title, t.title_id, t.kind, t.name, if(t.status_given = '', derived, t.status_given), t.status_given,
  n.network, t.network_id, n.name, s.studio, t.studio_id, s.name,
  t.originating_country, t.originating_language, t.genres, t.runtime, release, t.first_release_date, t.last_release_date,
  e.next_air, ifNull(t.seasons_given, nullIf(e.highest, 0)), t.seasons_given, t.overview, t.poster_url,
  f.followers, multiIf(${tiers.join(', ')}, 0)
from ${context.stageDatabase}.merged_titles as t
any left join ${context.database}.networks as n on t.network_id = n.network_id
any left join ${context.database}.studios as s on t.studio_id = s.studio_id
any left join (
  select title, min(air_date) as first_air, minIf(air_date, air_date > ${through}) as next_air, max(season) as highest
  from ${context.database}.episodes
  where season > 0
  group by title
) as e on t.title = e.title
any left join (
  select title, toUInt32(length(arrayCompact(arraySort(groupArray(member))))) as followers
  from ${context.database}.follows
  where began <= ${through} and (ended is null or ended > ${through})
  group by title
) as f on t.title = f.title`;
};
