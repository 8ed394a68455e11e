-- topPerformingTitles.restricted
-- viewShare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
select figures.title as title, figures.contentType as contentType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.contentId as contentId, round(figures.viewShare, 9) as viewShare, round(figures.affinityIndex, 9) as affinityIndex
from (
  with picked as (
    select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
  ),
  {whole_0_views:Float64} as series_views, {whole_0_viewers:Float64} as series_viewers,
  {whole_1_views:Float64} as movies_views, {whole_1_viewers:Float64} as movies_viewers,
  {whole_2_members:Float64} as audience_members,
  {whole_3_views:Float64} as anyone_views, {whole_3_viewers:Float64} as anyone_viewers
  select titles.name as title, toString(titles.kind) as contentType, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName, titles.title_id as contentId,
    viewing.views / if(titles.kind = 'series', series_views, movies_views) as viewShare,
    if(overlaps.overlap_people < 30, null, if(audience_members = 0, null, overlaps.overlap / audience_members) / (overlaps.viewers / anyone_viewers)) as affinityIndex
  from (
    select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
    from title_view_days
    where title in picked
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as viewing
  inner join (
    select title, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})))) as overlap_people
    from title_view_days
    where title in picked
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by title
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

-- actor_0 = ["70"]
-- network_0 = ["210","33"]
-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- whole_0_views, whole_0_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as sides
where 1

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"

-- whole_1_views, whole_1_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'movie'
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'movie'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as sides
where 1

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"

-- whole_2_members
select sum(members) as members
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
  )
  group by cell
)
where 1

-- whole_3_views, whole_3_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'any'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as sides
where 1

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
  )
  group by cell
)
