-- following-by-network.restricted: as following-by-network.none, but
   7 - where 1
     - and (ended is null or 0)
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}))
  13 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_1:Date32}
  34 - select of_title, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + select of_title, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers_before
  82 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-06"
     + -- date_1 = "2023-07-07"
     +
  86 - where 1
     - and (ended is null or 0)
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}))
  92 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_1:Date32}
