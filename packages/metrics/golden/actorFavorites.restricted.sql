-- actorFavorites.restricted: as actorFavorites.none, but
  12 - and 1)
  14 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))
     + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  24 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  32 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  41 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
