-- followers-at-the-end.restricted: as followers-at-the-end.none, but
   2 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  39 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     +
  40 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
