-- votes: Votes for favourite characters.
select figures.episodeString as episodeString, figures.episodeSort as episodeSort, figures.characterId as characterId, figures.actorId as actorId, figures.actorName as actorName, figures.characterName as characterName, figures.characterImageUrl as characterImageUrl, round(figures.votes, 9) as votes, figures.voteRank as voteRank
from (
  select * from (
    select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + number) as episodeSort, characters.character_id as characterId, nullIf(actors.actor_id, '') as actorId, nullIf(actors.name, '') as actorName,
     characters.name as characterName, nullIf(characters.image_url, '') as characterImageUrl,
    votes.votes as votes,
    row_number() over (partition by votes.season, votes.number
      order by round(votes.votes, 9) desc, characters.character_id asc) as voteRank
    from (
      select season, number, character, count() as votes
      from character_votes
      where title in (select title from titles where kind = 'series'
      and (title_id in {show_0:Array(String)}))
      and day <= {date_0:Date32}
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      and not (episode != 0 and season in {season_0:Array(UInt32)})
      and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
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

-- show_0 = ["1104"]
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- season_0 = [1]
-- episode_0 = ["904277"]

-- sample size
select uniqExact(member) as n from character_votes where title in (select title from titles where kind = 'series'
 and (title_id in {show_0:Array(String)}))
 and day <= {date_0:Date32}
 and cell in (select cell from cells where country not in {country_0:Array(String)}
 and age not in {age_0:Array(String)}
 and gender not in {gender_0:Array(String)})
 and not (episode != 0 and season in {season_0:Array(UInt32)})
 and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
 and episode != 0

-- show_0 = ["1104"]
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- season_0 = [1]
-- episode_0 = ["904277"]
