-- facts-by-date.restricted: as facts-by-date.none, but
   7 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  12 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  17 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
 124 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 125 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
 130 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 135 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 140 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 145 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 150 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
