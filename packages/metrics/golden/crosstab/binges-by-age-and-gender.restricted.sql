-- binges-by-age-and-gender.restricted: as binges-by-age-and-gender.none, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   8 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  13 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 182 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 183 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
 188 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
