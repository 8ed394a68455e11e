-- networkTopShows.balanced: as networkTopShows.none, but
  13 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, title_cells.views as views, title_cells.viewers as viewers
     + from title_cells
  16 - and title_totals.views > 0
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title_cells.views > 0
     + ) as parts
  26 + -- country_0 = ["US"]
  29 - select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
