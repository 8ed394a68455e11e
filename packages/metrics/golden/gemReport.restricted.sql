-- gemReport.restricted: as gemReport.none, but
  37 - where 1
     + where day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 - where programs.title in (select title from titles where 1)
     + where programs.title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  44 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
     +
  51 - where 1
     + where day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
