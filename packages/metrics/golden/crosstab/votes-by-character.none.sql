-- votes-by-character.none
-- character_vote_share: Character votes of the cell divided by the character votes of its column.
-- character_voter_count: Distinct members who voted for a favorite character.
with fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where 1
)
select character_name, actor_name, across, total, character_vote_share, character_voter_count
from (
  select *
  from (
    select *, character_vote_share as sort_0
    from (
      select character_name,
        actor_name,
        across,
        total,
        round(if(maxIf(votes, total = 1) over (partition by across) = 0, null, votes / maxIf(votes, total = 1) over (partition by across)), 9) as character_vote_share,
        round(voters, 9) as character_voter_count
      from (
        select character_name, actor_name, 0 as across, 0 as total, votes, voters
        from (
          select character_name, actor_name, count() as votes, uniqExact(member) as voters
          from (
            select fact.member as member, fact.cell as cell, nullIf(toString(characters.name), '') as character_name, nullIf(toString(actors.name), '') as actor_name
            from fact_votes as fact
            left join characters on characters.character = fact.character
            left join actors on actors.actor = fact.actor
            where 1
          )
          where 1
          group by character_name, actor_name
        )
        union all
        select null as character_name, null as actor_name, 0 as across, 1 as total, votes, voters
        from (
          select count() as votes, uniqExact(member) as voters
          from (
            select fact.member as member, fact.cell as cell
            from fact_votes as fact
            
            where 1
          )
          where 1
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, character_name asc nulls last, actor_name asc nulls last, across asc

-- sample size
with fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_votes as fact
     
     where 1
   )
 )
