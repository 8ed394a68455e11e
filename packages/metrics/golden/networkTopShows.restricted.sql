-- networkTopShows.restricted: as networkTopShows.none, but
  13 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  16 - and title_totals.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  29 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     - from audience_cells
     + select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
     + from (
     + select sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
  32 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + union all
     + select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
     + where kind = 'series'
     + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as sides
     + where 1
  33 + -- reach_0 = "2023-07-09"
     + -- reach_1 = "2023-07-21"
     + -- reach_2 = "2023-09-07"
     + -- reach_3 = "2024-03-17"
     +
