-- actorFanFavoriteVotes.none
-- votes: Votes for favorite characters.
select round(figures.votes, 9) as votes
from (
  select count() as votes
  from character_votes
  where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
  and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and 1
) as figures
where 1
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- limit_0 = 1
