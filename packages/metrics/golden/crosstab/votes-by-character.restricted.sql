-- votes-by-character.restricted: as votes-by-character.none, but
   6 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  57 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
