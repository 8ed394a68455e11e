-- trendingActors.none
-- voteCount: Votes for favorite characters.
-- total: Votes for favorite characters.
select figures.name as name, figures.actorId as actorId, figures.image as image, figures.character as character, round(figures.voteCount, 9) as voteCount, round(figures.total, 9) as total
from (
  with {whole_0_votes:Float64} as all_votes
  select
    actors.name as name, actors.actor_id as actorId, nullIf(actors.image_url, '') as image,
    best.character as character, best.votes as voteCount, all_votes as total
  from (
    select characters.actor as actor, sum(votes.votes) as votes,
      (arraySort(x -> (-x.1, x.2), groupArray((votes.votes, characters.character_id, characters.name)))[1]).3 as character
    from (
        select character, sum(vote_days.votes) as votes
        from vote_days
        where title in (select title from titles where 1
         and toString(kind) in {contentType_0:Array(String)})
        and day >= {date_0:Date32}
        group by character
      ) as votes
      inner join characters on characters.character = votes.character
      where characters.actor != 0 and votes.votes > 0
    group by actor
  ) as best
  inner join actors on actors.actor = best.actor
) as figures
where 1
order by voteCount desc nulls last, actorId asc nulls last
limit {limit_0:UInt64}

-- contentType_0 = ["series"]
-- date_0 = "2024-06-24"
-- limit_0 = 10

-- whole_0_votes
select sum(vote_days.votes) as votes
from vote_days
where title in (select title from titles where 1
 and toString(kind) in {contentType_0:Array(String)})
and day >= {date_0:Date32}
