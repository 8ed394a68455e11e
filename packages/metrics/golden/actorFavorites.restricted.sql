-- actorFavorites.restricted: as actorFavorites.none, but
  14 - and 1)
  16 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))
     + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  25 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  33 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  42 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
