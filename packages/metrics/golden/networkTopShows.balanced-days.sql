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
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
  41 + and day between {date_0:Date32} and {date_1:Date32}
  42 + group by cell
