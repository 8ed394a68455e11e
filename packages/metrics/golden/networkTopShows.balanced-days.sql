-- networkTopShows.balanced-days: as networkTopShows.balanced, but
  15 - select title, cell, title_cells.views as views, title_cells.viewers as viewers
     - from title_cells
     + select title, cell, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  18 + and day between {date_0:Date32} and {date_1:Date32}
  19 - and title_cells.views > 0
     + group by title, cell
  30 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  38 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
     + from (
     + select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
  41 + and day between {date_0:Date32} and {date_1:Date32}
  42 + group by cell
     + union all
     + select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
     + where kind = 'series'
     + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as sides
     + where 1
  45 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
