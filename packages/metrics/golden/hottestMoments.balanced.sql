-- hottestMoments.balanced: as hottestMoments.none, but
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 + -- country_0 = ["US"]
