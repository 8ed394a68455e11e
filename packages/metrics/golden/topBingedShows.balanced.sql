-- topBingedShows.balanced: as topBingedShows.none, but
  21 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
     - from title_totals
     - where 1
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  31 + -- country_0 = ["US"]
  35 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     - where 1
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, cell_titles.bingers as bingers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  43 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
-- bingeReport.balanced: as topBingedShows.balanced, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
  13 + nullIf(dictGet('title_facts', 'poster_url', counted.title), '') as poster,
  17 + round(counted.bingers, 9) as bingers,
  32 - limit {limit_0:UInt64}
  35 - -- limit_0 = 10
