-- actorSummary.excluded
-- shareOfVotes: Votes for the characters of the actor divided by all character votes, same people and dates, content filters left out; votes for deleted characters are in both unless they are excluded.
-- votes: Votes for favorite characters.
select figures.actor as actor, figures.actorId as actorId, figures.actorImageUrl as actorImageUrl, round(figures.shareOfVotes, 9) as shareOfVotes, round(figures.votes, 9) as votes
from (
  with {whole_0_votes:Float64} as all_votes
  select
    actors.name as actor, actors.actor_id as actorId, nullIf(actors.image_url, '') as actorImageUrl,
    votes.votes as votes, if(all_votes = 0, null, votes.votes / all_votes) as shareOfVotes
  from (
    select characters.actor as actor, sum(votes.votes) as votes
    from (
        select character, sum(vote_days.votes) as votes
        from vote_days
        where 1
        and title in (select title from titles where 1
         and title_id not in {title_0:Array(String)}
         and network_id not in {network_0:Array(String)}
         and studio_id not in {studio_0:Array(String)}
         and originating_country not in {originating_country_0:Array(String)}
         and originating_language not in {originating_language_0:Array(String)}
         and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
         and status not in {status_0:Array(String)}
         and not hasAny(genres, {genre_0:Array(String)}))
        and cell in (select cell from cells where country not in {country_0:Array(String)}
        and age not in {age_0:Array(String)}
        and gender not in {gender_0:Array(String)})
        group by character
      ) as votes
      inner join characters on characters.character = votes.character
      where characters.actor != 0 and votes.votes > 0
    group by actor
  ) as votes
  inner join actors on actors.actor = votes.actor
) as figures
where 1
order by shareOfVotes desc nulls last, actorId asc nulls last

-- title_0 = ["1104"]
-- network_0 = ["210"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- status_0 = ["Ended"]
-- genre_0 = ["Action"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]

-- whole_0_votes
select sum(vote_days.votes) as votes
from vote_days
where 1
and cell in (select cell from cells where country not in {country_0:Array(String)}
and age not in {age_0:Array(String)}
and gender not in {gender_0:Array(String)})

-- sample size
select uniqExact(member) as n from character_votes where title in (select title from titles where 1
  and title_id not in {title_0:Array(String)}
  and network_id not in {network_0:Array(String)}
  and studio_id not in {studio_0:Array(String)}
  and originating_country not in {originating_country_0:Array(String)}
  and originating_language not in {originating_language_0:Array(String)}
  and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
  and status not in {status_0:Array(String)}
  and not hasAny(genres, {genre_0:Array(String)}))
 and 1
 and cell in (select cell from cells where country not in {country_0:Array(String)}
 and age not in {age_0:Array(String)}
 and gender not in {gender_0:Array(String)})
