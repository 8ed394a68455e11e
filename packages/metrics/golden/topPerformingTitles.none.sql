-- topPerformingTitles.none
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
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
    from title_totals
    where title in picked
    and title_totals.views > 0
    group by title
  ) as viewing
  inner join (
    select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
    from (
      select title, overlap, 0 as viewers, overlap_people
      from (
        select title, count() as overlap, count() as overlap_people
        from member_titles array join titles as title
        where member in (select member from (select member, cell
        from character_votes
        where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
        and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
        and 1))
        group by title
      )
      union all
      select title, 0 as overlap, viewers, 0 as overlap_people
      from (
        select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
        from title_totals
        where 1
        group by title
      )
    )
    group by title
    having if(count() > 0, title in picked, 0)
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

-- actor_0 = ["70"]

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'

-- whole_1_views, whole_1_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'movie'

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
  )
  group by cell
)
where 1

-- whole_3_views, whole_3_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'any'

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
  )
  group by cell
)
