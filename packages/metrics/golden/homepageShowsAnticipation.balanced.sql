-- homepageShowsAnticipation.balanced: as homepageShowsAnticipation.none, but
  11 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  26 + -- country_0 = ["US"]
-- homepageMoviesAnticipation.balanced: as homepageShowsAnticipation.balanced, with the changes of homepageMoviesAnticipation.none
