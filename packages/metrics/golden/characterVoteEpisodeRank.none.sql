-- characterVoteEpisodeRank.none
-- votes: Votes for favorite characters.
-- votersBase: Distinct members who voted for the character of the episode, counted before weighting.
select figures.episodeString as episodeString, round(figures.episodeSort, 9) as episodeSort, figures.characterId as characterId, figures.actorId as actorId, figures.actorName as actorName, figures.characterName as characterName, figures.characterImageUrl as characterImageUrl, round(figures.votes, 9) as votes, figures.votersBase as votersBase, figures.voteRank as voteRank
from (
  select * from (
    select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000) as episodeSort, characters.character_id as characterId, nullIf(actors.actor_id, '') as actorId, nullIf(actors.name, '') as actorName,
     characters.name as characterName, nullIf(characters.image_url, '') as characterImageUrl,
    votes.votes as votes, votes.voters as votersBase,
    row_number() over (partition by votes.season, votes.number
      order by round(votes.votes, 9) desc, characters.character_id asc) as voteRank
    from (
      select season, number, character, count() as votes, uniqExact(member) as voters
      from character_votes
      where title in ({show_0:Array(UInt32)})
      and episode != 0
      group by season, number, character
    ) as votes
    inner join characters on characters.character = votes.character
    left join actors on actors.actor = characters.actor
  )
  where voteRank <= 5
) as figures
where 1
order by episodeSort asc nulls last, voteRank asc nulls last, characterId asc nulls last

-- show_0 = [11104]

-- sample size
select uniqExact(member) as n from character_votes where title in ({show_0:Array(UInt32)})
  and episode != 0
