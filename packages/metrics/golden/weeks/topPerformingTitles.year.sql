-- topPerformingTitles.year
-- viewShare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
select figures.title as title, figures.contentType as contentType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.contentId as contentId, round(figures.viewShare, 9) as viewShare, round(figures.affinityIndex, 9) as affinityIndex
from (
  with picked as (
    select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
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
    select title, sum(sides.views) as views, sum(sides.viewers) as viewers
    from (
        select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers
        from view_weeks
        where title in picked
        and week between {week_0:UInt16} and {week_1:UInt16}
        group by title
        union all
        select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
        from view_days
        where title in picked
        and (day between {date_0:Date32} and {date_1:Date32} or day between {date_2:Date32} and {date_3:Date32})
        group by title
      ) as sides
    where 1
    group by title
  ) as viewing
  inner join (
    select title, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day between {date_0:Date32} and {date_3:Date32}))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day between {date_0:Date32} and {date_3:Date32}))) as overlap_people
    from view_days
    where title in picked
    and day between {date_0:Date32} and {date_3:Date32}
    and since <= {since_0:Date}
    group by title
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

-- actor_0 = ["70"]
-- since_0 = "2023-05-15"
-- week_0 = 2787
-- week_1 = 2835
-- date_0 = "2023-05-15"
-- date_1 = "2023-05-31"
-- date_2 = "2024-05-09"
-- date_3 = "2024-05-14"

-- whole_0_views, whole_0_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"

-- whole_1_views, whole_1_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'movie'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"

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
    and day between {date_0:Date32} and {date_1:Date32}
  )
  group by cell
)
where 1

-- date_1 = "2024-05-14"

-- whole_3_views, whole_3_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'any'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"

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
    and day between {date_0:Date32} and {date_1:Date32}
  )
  group by cell
)

-- date_1 = "2024-05-14"
