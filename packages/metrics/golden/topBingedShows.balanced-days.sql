-- topBingedShows.balanced-days: as topBingedShows.balanced, but
  25 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
  28 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
  37 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
  40 + and day between {date_0:Date32} and {date_1:Date32}
  52 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  59 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
  62 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
  73 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  76 + and day between {date_0:Date32} and {date_1:Date32}
-- bingeReport.balanced-days: as topBingedShows.balanced-days, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
  54 - limit {limit_0:UInt64}
  59 - -- limit_0 = 10
