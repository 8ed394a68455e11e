-- gemReport.balanced: as gemReport.none, but
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  66 + -- country_0 = ["US"]
  75 + and cell in (select cell from cells where country in {country_0:Array(String)})
