-- showFavorites.none
-- votes: Votes for favorite characters.
-- votingPercent: Votes for the character divided by all character votes of the title or episode.
select figures.characterId as characterId, figures.actorId as actorId, figures.characterName as characterName, figures.actorName as actorName, figures.characterImageUrl as characterImageUrl, figures.actorImageUrl as actorImageUrl, round(figures.votes, 9) as votes, round(figures.votingPercent, 9) as votingPercent
from (
  select characters.character_id as characterId, nullIf(actors.actor_id, '') as actorId, nullIf(actors.name, '') as actorName,
    characters.name as characterName, nullIf(characters.image_url, '') as characterImageUrl,
    nullIf(actors.image_url, '') as actorImageUrl, votes.votes as votes,
    votes.votes / sum(votes.votes) over () as votingPercent
  from (
    select character, count() as votes
    from character_votes
    where title in ({show_0:Array(UInt32)})
    group by character
  ) as votes
  inner join characters on characters.character = votes.character
  left join actors on actors.actor = characters.actor
) as figures
where 1
order by votes desc nulls last, characterId asc nulls last

-- show_0 = [11104]

-- sample size
select uniqExact(member) as n from character_votes where title in ({show_0:Array(UInt32)})
-- movieFavorites.none: as showFavorites.none, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  21 - -- show_0 = [11104]
     + -- movie_0 = [36]
  24 - select uniqExact(member) as n from character_votes where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from character_votes where title in ({movie_0:Array(UInt32)})
