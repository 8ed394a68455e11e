-- topPerformingShows.none
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
from (
  with
    picked as (select title from titles where kind = 'series'),
    (
      select (views, viewers)
      from (
        select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
        from audience_days
        where kind = 'series'
        and day between {date_0:Date32} and {date_1:Date32}
      )
    ) as whole
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    viewing.viewers as viewers,
    if(whole.1 = 0, null, viewing.views / whole.1) as viewshare,
    if(whole.2 = 0, null, viewing.viewers / whole.2) as viewershare
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
  12 - where kind = 'series'
     + where kind = 'movie'
  17 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  32 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  44 - where kind = 'series'
     + where kind = 'movie'
