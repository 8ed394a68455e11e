-- engagement-by-episode.restricted: as engagement-by-episode.none, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   8 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  12 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  20 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  79 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  84 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  88 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  92 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  96 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 101 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
