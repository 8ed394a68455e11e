-- gemReport.balanced: as gemReport.none, but
  37 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  44 + -- country_0 = ["US"]
     +
  51 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
