/**
 * What the search index is filled with: every show, movie, network and actor of an edition. No user asks this: access
 * is applied when the index is searched. A network or an actor is as followed as its titles together. The most followed come
 * first.
 */
import { z } from 'zod';
import { render, type Statement, sql } from './compile/sql.ts';

/** One row per thing that can be found. */
export const searchEntrySchema = z.object({
  kind: z.enum(['show', 'movie', 'network', 'actor']),
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  note: z.string().nullable(),
  followers: z.number(),
});

export const searchEntries = (): Statement =>
  render(sql`select kind, id, name, image, note, followers from (
select if(is_show, 'show', 'movie') as kind, title_id as id,
  if(not is_show and copies > 1 and year != '', concat(title_name, ' (', year, ')'), title_name) as name,
  nullIf(poster_url, '') as image,
  nullIf(arrayStringConcat(arrayFilter(part -> part != '', [year, if(is_show, network_name, studio_name)]), ' \u00b7 '), '') as note,
  followers
from (
  select title_id, poster_url, network_name, studio_name, followers, name as title_name, kind = 'series' as is_show,
    ifNull(toString(toYear(release_day)), '') as year, count() over (partition by kind, lowerUTF8(name)) as copies
  from titles
)
union all
select 'network' as kind, network_id as id, networks.name as name, nullIf(logo_url, '') as image, null as note,
  toUInt32(least(ifNull(followed.followers, 0), 2147483647)) as followers
from networks
left join (select network, sum(followers) as followers from titles group by network) as followed on followed.network = networks.network
union all
select 'actor' as kind, actor_id as id, actors.name as name, nullIf(image_url, '') as image, null as note,
  toUInt32(least(ifNull(followed.followers, 0), 2147483647)) as followers
from actors
left join (
  select actor, sum(followers) as followers
  from (select distinct actor, title from characters where actor != 0) as played
  inner join titles on titles.title = played.title
  group by actor
) as followed on followed.actor = actors.actor
) order by followers desc, kind, id`);
