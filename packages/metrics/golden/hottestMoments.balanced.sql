-- hottestMoments.balanced: as hottestMoments.none, but
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
