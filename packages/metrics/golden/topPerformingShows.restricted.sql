-- topPerformingShows.restricted: as topPerformingShows.none, but
   6 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}),
  15 - select title, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     - from view_days
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + -- network_0 = ["210","33"]
  29 + -- country_0 = ["US","GB"]
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 - select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     - from audience_days
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  44 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
-- topPerformingMovies.restricted: as topPerformingShows.restricted, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
     - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
     + -- viewers: Distinct members with a view.
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.viewshare, 9) as viewshare, round(figures.viewers, 9) as viewers
   6 - picked as (select title from titles where kind = 'series'
     + picked as (select title from titles where kind = 'movie'
  10 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  26 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  38 - where kind = 'series'
     + where kind = 'movie'
  47 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
