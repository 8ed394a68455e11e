-- networkSummary.balanced: as networkSummary.none, but
  13 - select network, sum(title_totals.views) as views
     - from title_totals inner join titles on titles.title = title_totals.title
     - where title_totals.title in (select title from titles where kind = 'series')
     + select network, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
     + from (
     + select network, cell, cell_titles.views as views
     + from cell_titles inner join titles on titles.title = cell_titles.title
     + where cell_titles.title in (select title from titles where kind = 'series')
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  20 - select network, count() as viewers
     + select network, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  22 + select network, cell, count() as viewers
     + from (
  25 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  28 + group by network, cell
     + ) as parts
  36 + -- country_0 = ["US"]
     +
  37 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  42 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
