-- engagement-by-episode.restricted: as engagement-by-episode.none, but
   6 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  10 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  14 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  18 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  77 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  81 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  85 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  89 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  93 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  98 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
