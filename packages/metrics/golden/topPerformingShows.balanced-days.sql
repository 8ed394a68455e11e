-- topPerformingShows.balanced-days: as topPerformingShows.balanced, but
  13 - select title, cell, preset_cell_titles.views as views, preset_cell_titles.viewers as viewers
     - from preset_cell_titles
     - where days = {days_0:UInt16}
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
     + where day between {date_0:Date32} and {date_1:Date32}
  17 - and preset_cell_titles.views > 0
     + group by title, cell
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  20 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  26 - -- days_0 = 7
     + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  35 - select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
     - from preset_audiences
     - where days = {days_0:UInt16}
     - and kind = 'series'
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
     + where kind = 'series'
     + and day between {date_0:Date32} and {date_1:Date32}
  40 + group by cell
  48 - select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
     - from preset_audiences
     - where days = {days_0:UInt16}
     - and kind = 'series'
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
     + where kind = 'series'
     + and day between {date_0:Date32} and {date_1:Date32}
  53 + group by cell
-- topPerformingMovies.balanced-days: as topPerformingShows.balanced-days, but
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
  18 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  23 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  39 - where kind = 'series'
     + where kind = 'movie'
  53 - where kind = 'series'
     + where kind = 'movie'
