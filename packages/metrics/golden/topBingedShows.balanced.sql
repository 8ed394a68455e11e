-- topBingedShows.balanced: as topBingedShows.none, but
  23 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
  26 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.viewers) as viewers_people, sum(parts.viewers * cells.weight * cells.weight) as viewers_squares
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  40 + -- country_0 = ["US"]
  44 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(parts.bingers * cells.weight) as bingers
     + from (
     + select title, cell, sum(cell_titles.bingers) as bingers
     + from cell_titles
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  51 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  57 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- bingeReport.balanced: as topBingedShows.balanced, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
  50 - limit {limit_0:UInt64}
  53 - -- limit_0 = 10
