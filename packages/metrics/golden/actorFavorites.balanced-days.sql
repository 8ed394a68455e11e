-- actorFavorites.balanced-days: as actorFavorites.balanced, but
  11 - select actor, cell, people as members
     - from (
     - select cell, 1 as people, arrayJoin(actors) as actor
     - from member_actors
     - where has(actors, {whole_1_actors:Array(UInt32)}[1])
     + select actor, cell, uniqExact(member) as members
     + from character_votes
     + where member in (select member from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}))
     + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
  17 - )
     - where 1
     + group by actor, cell
  28 - -- country_0 = ["US"]
  30 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
  40 + and day between {date_0:Date32} and {date_1:Date32}
  44 - -- whole_1_actors
     - select groupArray(actor) as actors from actors where actor_id in {actor_0:Array(String)}
     -
  56 + and day between {date_0:Date32} and {date_1:Date32}
