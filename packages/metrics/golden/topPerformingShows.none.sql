-- topPerformingShows.none
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
  select title, sum(preset_titles.views) as views, sum(preset_titles.viewers) as viewers
  from preset_titles
  where days = {days_0:UInt16}
  and preset_titles.views > 0
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as viewing
where 1
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- days_0 = 7
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- date_0 = "2024-06-30"

-- sample size
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- date_0 = "2024-06-30"
-- topPerformingMovies.none: as topPerformingShows.none, but
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
  16 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  19 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  28 - where kind = 'series'
     + where kind = 'movie'
  36 - where kind = 'series'
     + where kind = 'movie'
