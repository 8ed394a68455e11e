-- actorFavorites.restricted: as actorFavorites.none, but
   9 - select actor, sum(people) as members
     - from (
     - select cell, 1 as people, arrayJoin(actors) as actor
     - from member_actors
     - where has(actors, {whole_1_actors:Array(UInt32)}[1])
     - )
     - where 1
     + select actor, uniqExact(member) as members
     + from character_votes
     + where member in (select member from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))
     + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  25 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  33 -
     - -- whole_1_actors
     - select groupArray(actor) as actors from actors where actor_id in {actor_0:Array(String)}
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  45 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
