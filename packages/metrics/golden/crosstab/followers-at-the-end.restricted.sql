-- followers-at-the-end.restricted: as followers-at-the-end.none, but
   5 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     +
  47 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
