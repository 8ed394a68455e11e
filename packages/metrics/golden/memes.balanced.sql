-- memes.balanced: as memes.none, but
  11 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + -- country_0 = ["US"]
