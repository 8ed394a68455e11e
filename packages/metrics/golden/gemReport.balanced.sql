-- gemReport.balanced: as gemReport.none, but
  37 + and cell in (select cell from cells where country in {country_0:Array(String)})
  69 + -- country_0 = ["US"]
