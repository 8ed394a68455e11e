-- votes: Votes for favourite characters.
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
    where title in (select title from titles where kind = 'movie'
    and (title_id in {movie_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by character
  ) as votes
  inner join characters on characters.character = votes.character
  left join actors on actors.actor = characters.actor
) as figures
where 1
order by votes desc nulls last, characterId asc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- sample size
select uniqExact(member) as n from character_votes where title in (select title from titles where kind = 'movie'
 and (title_id in {movie_0:Array(String)})
 and network_id in {network_0:Array(String)})
 and day between {date_0:Date32} and {date_1:Date32}
 and cell in (select cell from cells where country in {country_0:Array(String)})

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
