-- actorSummary.restricted: as actorSummary.none, but
  12 - select character, sum(character_totals.votes) as votes
     - from character_totals
     + select character, count() as votes
     + from character_votes
  15 - and 1
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  28 - select sum(character_totals.votes) as votes
     - from character_totals
     + select count() as votes
     + from character_votes
  31 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 - select uniqExact(member) as n from character_votes where 1
     + select uniqExact(member) as n from character_votes where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  35 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
