-- actorSummary.restricted: as actorSummary.none, but
  13 - and 1
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  15 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  29 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 - select uniqExact(member) as n from character_votes where 1
     + select uniqExact(member) as n from character_votes where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
