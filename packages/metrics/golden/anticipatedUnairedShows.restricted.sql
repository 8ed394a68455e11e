-- anticipatedUnairedShows.restricted: as anticipatedUnairedShows.none, but
   6 + and network_id in {network_0:Array(String)}
  12 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + -- network_0 = ["210","33"]
  25 + -- country_0 = ["US","GB"]
-- networkAnticipatedShows.restricted: as networkAnticipatedShows.none, but
  13 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
  28 + -- country_0 = ["US","GB"]
