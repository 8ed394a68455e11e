-- topPerformingShows.none
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select dictGet('title_facts', 'name', viewing.title) as show,
  dictGet('title_facts', 'title_id', viewing.title) as showId,
  nullIf(dictGet('title_facts', 'network_name', viewing.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', viewing.title), '') as networkId,
  round(if(whole_views = 0, null, viewing.views / whole_views), 9) as viewshare,
  round(if(whole_viewers = 0, null, viewing.viewers / whole_viewers), 9) as viewershare
from (
  select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  from view_days
  where dictGet('title_facts', 'kind', title) = 1
  and day between {date_0:Date32} and {date_1:Date32}
  group by title
) as viewing
where 1
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- since_0 = "2024-06-24"
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
from audience_days
where kind = 'series'
and day between {date_0:Date32} and {date_1:Date32}

-- sample size
select sum(members) as n
from (
  select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
  from audience_days
  where kind = 'series'
  and day between {date_0:Date32} and {date_1:Date32}
  group by cell
)
-- topPerformingMovies.none: as topPerformingShows.none, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
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
  13 - where dictGet('title_facts', 'kind', title) = 1
     + where dictGet('title_facts', 'kind', title) = 2
  18 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  29 - where kind = 'series'
     + where kind = 'movie'
  37 - where kind = 'series'
     + where kind = 'movie'
