-- trendingShows.balanced-days: as trendingShows.balanced, but
  12 - select title, cell, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
     + select title, cell, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before_people
  15 - and day >= {date_1:Date32}
     + and day between {date_2:Date32} and {date_1:Date32}
  26 - -- date_0 = "2024-06-24"
     - -- since_0 = "2024-06-24"
     - -- since_1 = "2024-06-17"
     - -- date_1 = "2024-06-17"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-25"
     + -- since_1 = "2024-05-18"
     + -- date_2 = "2024-05-18"
  38 - select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
     - from preset_audiences
     - where days = {days_0:UInt16}
     - and kind = 'series'
     + select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
     + from (
     + select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
     + where kind = 'series'
     + and day between {date_0:Date32} and {date_1:Date32}
  43 + group by cell
     + union all
     + select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
     + where kind = 'series'
     + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap >= 1)
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as sides
     + where 1
  46 - -- days_0 = 7
     + -- reach_0 = "2024-05-27"
-- trendingMovies.balanced-days: as trendingShows.balanced-days, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  14 - where title_kind = 'series'
     + where title_kind = 'movie'
  43 - where kind = 'series'
     + where kind = 'movie'
  50 - where kind = 'series'
     + where kind = 'movie'
