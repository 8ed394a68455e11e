-- facts-by-date.restricted: as facts-by-date.none, but
  10 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  15 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  20 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
 123 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 127 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 132 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 137 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 142 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 147 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
