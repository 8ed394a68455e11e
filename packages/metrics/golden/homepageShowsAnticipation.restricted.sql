-- homepageShowsAnticipation.restricted: as homepageShowsAnticipation.none, but
   7 + and network_id in {network_0:Array(String)}
  16 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + -- network_0 = ["210","33"]
  30 + -- country_0 = ["US","GB"]
-- homepageMoviesAnticipation.restricted: as homepageShowsAnticipation.restricted, with the changes of homepageMoviesAnticipation.none
-- anticipatedUnairedShows.restricted: as homepageShowsAnticipation.restricted, with the changes of anticipatedUnairedShows.none
-- networkAnticipatedShows.restricted: as networkAnticipatedShows.none, but
  13 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
  28 + -- country_0 = ["US","GB"]
