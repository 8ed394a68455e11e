-- memes.balanced: as memes.none, but
  10 + and cell in (select cell from cells where country in {country_0:Array(String)})
  15 + -- country_0 = ["US"]
