-- topPerformingShows.restricted: as topPerformingShows.none, but
   6 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}),
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select title, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     - from view_days
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  35 + -- network_0 = ["210","33"]
  37 + -- country_0 = ["US","GB"]
  42 - select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     - from audience_days
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
-- topPerformingMovies.restricted: as topPerformingShows.restricted, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
     - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
     + -- viewers: Distinct members with a view.
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.viewshare, 9) as viewshare, round(figures.viewers, 9) as viewers
   6 - picked as (select title from titles where kind = 'series'
     + picked as (select title from titles where kind = 'movie'
  13 - where kind = 'series'
     + where kind = 'movie'
  19 - titles.name as show, titles.title_id as showId,
     - nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  35 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  49 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
