-- topPerformingShows.restricted
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select dictGet('title_facts', 'name', viewing.title) as show,
  dictGet('title_facts', 'title_id', viewing.title) as showId,
  nullIf(dictGet('title_facts', 'network_name', viewing.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', viewing.title), '') as networkId,
  round(if(whole_views = 0, null, viewing.views / whole_views), 9) as viewshare,
  round(if(whole_viewers = 0, null, viewing.viewers / whole_viewers), 9) as viewershare
from (
  select title, sum(preset_title_cells.views) as views, sum(preset_title_cells.viewers) as viewers
  from preset_title_cells
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and days = {days_0:UInt16}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and preset_title_cells.views > 0
  group by title
) as viewing
where 1
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210","33"]
-- days_0 = 7
-- country_0 = ["US","GB"]
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select sum(preset_audiences.views) as views, sum(preset_audiences.viewers) as viewers, sum(preset_audiences.viewers) as n
from preset_audiences
where days = {days_0:UInt16}
and kind = 'series'
and cell in (select cell from cells where country in {country_0:Array(String)})

-- sample size
select sum(members) as n
from (
  select cell, count() as members
  from preset_member_titles
  where arrayExists(one -> one in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}), titles)
  and days = {days_0:UInt16}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
)
-- topPerformingMovies.restricted: as topPerformingShows.restricted, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
     + -- viewers: Distinct members with a view.
   4 - select dictGet('title_facts', 'name', viewing.title) as show,
     - dictGet('title_facts', 'title_id', viewing.title) as showId,
     - nullIf(dictGet('title_facts', 'network_name', viewing.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', viewing.title), '') as networkId,
     + select dictGet('title_facts', 'name', viewing.title) as movie,
     + dictGet('title_facts', 'title_id', viewing.title) as movieId,
     + nullIf(dictGet('title_facts', 'studio_name', viewing.title), '') as studio,
   9 - round(if(whole_viewers = 0, null, viewing.viewers / whole_viewers), 9) as viewershare
     + round(viewing.viewers, 9) as viewers
  13 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
  21 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  33 - and kind = 'series'
     + and kind = 'movie'
  41 - where arrayExists(one -> one in (select title from titles where kind = 'series'
     + where arrayExists(one -> one in (select title from titles where kind = 'movie'
