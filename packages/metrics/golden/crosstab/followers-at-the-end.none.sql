-- followers-at-the-end.none
-- total_follow_count: Distinct members who follow the title at the end of the range; of several titles together, any of them.
with fact_following as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
  and ended is null
)
select user_gender, across, total, total_follow_count
from (
  select *
  from (
    select *, total_follow_count as sort_0
    from (
      select user_gender,
        across,
        total,
        round(followers, 9) as total_follow_count
      from (
        select user_gender, 0 as across, 0 as total, followers
        from (
          select nullIf(toString(cells.gender), '') as user_gender, sum(fact.followers) as followers
          from (
            select of_cell, uniqExactIf(member, ended is null) as followers
            from (
              select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.began as began, fact.ended as ended
              from fact_following as fact
              
              where 1
            )
            where 1
            group by of_cell
          ) as fact
          inner join cells on cells.cell = fact.of_cell
          group by user_gender
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, user_gender asc nulls last, across asc

-- sample size
with fact_following as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
  and ended is null
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_following as fact
     
     where 1
   )
 )
