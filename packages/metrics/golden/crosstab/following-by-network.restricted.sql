-- following-by-network.restricted: as following-by-network.none, but
   4 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   9 - and (ended is null or 0)
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}))
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_1:Date32}
  33 - select network_name, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + select network_name, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers_before
  65 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-06"
     + -- date_1 = "2023-07-07"
     +
  66 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  71 - and (ended is null or 0)
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}))
  77 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_1:Date32}
