-- memes.restricted: as memes.none, but
  10 - and 1
     + and comments.title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
