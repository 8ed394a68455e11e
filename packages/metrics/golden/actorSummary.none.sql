-- actorSummary.none
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
        select character, sum(character_totals.votes) as votes
        from character_totals
        where 1
        and 1
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

-- whole_0_votes
select sum(character_totals.votes) as votes
from character_totals
where 1

-- sample size
select uniqExact(member) as n from character_votes where 1
 and 1
