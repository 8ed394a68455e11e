-- anticipatedUnairedShows.balanced: as anticipatedUnairedShows.none, but
  12 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  25 + -- country_0 = ["US"]
-- networkAnticipatedShows.balanced: as networkAnticipatedShows.none, but
  13 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(title_cells.followers) as followers
     + from title_cells
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  28 + -- country_0 = ["US"]
