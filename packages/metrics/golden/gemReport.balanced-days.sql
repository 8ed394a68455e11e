-- gemReport.balanced-days: as gemReport.balanced, but
  37 - where cell in (select cell from cells where country in {country_0:Array(String)})
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  53 - where cell in (select cell from cells where country in {country_0:Array(String)})
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
