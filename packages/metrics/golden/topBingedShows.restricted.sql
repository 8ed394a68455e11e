-- topBingedShows.restricted: as topBingedShows.none, but
   9 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}),
  23 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
  26 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers, countIf(since <= {date_0:Date32}) as viewers_people, countIf(since <= {date_0:Date32}) as viewers_squares
     + from title_view_days
  32 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  44 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
  47 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
-- bingeReport.restricted: as topBingedShows.restricted, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
  45 - limit {limit_0:UInt64}
  51 - -- limit_0 = 10
