-- homepageShowsAnticipation.balanced: as homepageShowsAnticipation.none, but
  16 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  30 + -- country_0 = ["US"]
-- homepageMoviesAnticipation.balanced: as homepageShowsAnticipation.balanced, with the changes of homepageMoviesAnticipation.none
-- anticipatedUnairedShows.balanced: as homepageShowsAnticipation.balanced, with the changes of anticipatedUnairedShows.none
-- networkAnticipatedShows.balanced: as networkAnticipatedShows.none, but
  13 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * cells.weight) as followers
     + from (
     + select title, cell, sum(title_cells.followers) as followers
     + from title_cells
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  28 + -- country_0 = ["US"]
