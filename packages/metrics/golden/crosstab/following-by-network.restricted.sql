-- following-by-network.restricted: as following-by-network.none, but
   4 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   9 - and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or 0)
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32}))
  15 - and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_2:Date32} and {date_0:Date32}
  34 - select network_name, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, 0) as followers_before
     + select network_name, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  66 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  67 + -- date_1 = "2023-07-06"
     + -- date_2 = "2023-07-07"
  69 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  74 - and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or 0)
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32}))
  80 - and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_2:Date32} and {date_0:Date32}
