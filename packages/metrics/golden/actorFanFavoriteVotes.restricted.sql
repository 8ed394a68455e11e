-- votes: Votes for favourite characters.
select round(figures.votes, 9) as votes
from (
  select count() as votes
  from character_votes
  where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
  and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and title in (select title from titles where 1)
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title in (select title from titles where 1
  and network_id in {network_0:Array(String)})
) as figures
where 1
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- network_0 = ["210","33"]
-- limit_0 = 1
