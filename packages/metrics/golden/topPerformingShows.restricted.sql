-- topPerformingShows.restricted: as topPerformingShows.none, but
  11 - select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     - from view_days
     - where dictGet('title_facts', 'kind', title) = 1
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- network_0 = ["210","33"]
  24 + -- country_0 = ["US","GB"]
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  35 - select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     - from audience_days
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  39 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
-- topPerformingMovies.restricted: as topPerformingShows.restricted, but
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
  13 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
  20 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  33 - where kind = 'series'
     + where kind = 'movie'
  42 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
