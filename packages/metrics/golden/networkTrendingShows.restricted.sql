-- networkTrendingShows.restricted: as networkTrendingShows.none, but
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + -- country_0 = ["US","GB"]
