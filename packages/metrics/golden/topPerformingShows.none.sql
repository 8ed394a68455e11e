-- topPerformingShows.none
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
from (
  with
    picked as (select title from titles where kind = 'series'),
    {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    viewing.viewers as viewers,
    if(whole_views = 0, null, viewing.views / whole_views) as viewshare,
    if(whole_viewers = 0, null, viewing.viewers / whole_viewers) as viewershare
  from (
    select title, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
    from view_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    group by title
  ) as viewing
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
from audience_days
where kind = 'series'
and day between {date_0:Date32} and {date_1:Date32}

-- sample size
select sum(members) as n
from (
  select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
  from audience_days
  where kind = 'series'
  and day between {date_0:Date32} and {date_1:Date32}
  group by cell
)
-- topPerformingMovies.none: as topPerformingShows.none, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
     - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
     + -- viewers: Distinct members with a view.
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.viewshare, 9) as viewshare, round(figures.viewers, 9) as viewers
   6 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'movie'),
   9 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  24 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  34 - where kind = 'series'
     + where kind = 'movie'
  42 - where kind = 'series'
     + where kind = 'movie'
