-- views-by-title.restricted: as views-by-title.none, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   8 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  54 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  57 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  62 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- members-by-title-columns.restricted: as views-by-title.restricted, with the changes of members-by-title-columns.none
