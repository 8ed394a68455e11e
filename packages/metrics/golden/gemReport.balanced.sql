-- gemReport.balanced: as gemReport.none, but
  38 + and cell in (select cell from cells where country in {country_0:Array(String)})
  45 + -- country_0 = ["US"]
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
