-- homepageShowsAnticipation.restricted: as homepageShowsAnticipation.none, but
  11 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  15 + and network_id in {network_0:Array(String)}
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + -- network_0 = ["210","33"]
  26 + -- country_0 = ["US","GB"]
-- homepageMoviesAnticipation.restricted: as homepageShowsAnticipation.restricted, with the changes of homepageMoviesAnticipation.none
