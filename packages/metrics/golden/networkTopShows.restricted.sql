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
     + select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + from audience_days
  32 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
