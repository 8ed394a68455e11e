-- following-by-network.none
-- total_follow_count: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- follow_growth_rate: Net new followers of the range divided by the followers before it.
-- follow_count: Distinct members who began to follow the title in the range, a return included; of several titles together, any of them.
with fact_following as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
  and (ended is null or 0)
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select network_name, across, total, total_follow_count, follow_growth_rate, follow_count
from (
  select *
  from (
    select *, total_follow_count as sort_0
    from (
      select network_name,
        across,
        total,
        round(followers, 9) as total_follow_count,
        round(if(followers_before = 0, null, (followers - followers_before) / followers_before), 9) as follow_growth_rate,
        round(new_followers, 9) as follow_count
      from (
        select network_name, across, total, sum(parts.followers) as followers, sum(parts.followers_before) as followers_before, sum(parts.new_followers) as new_followers
        from (
          select network_name, 0 as across, 0 as total, followers, followers_before, 0 as new_followers
          from (
            select nullIf(toString(titles.network_name), '') as network_name, fact.followers as followers, fact.followers_before as followers_before
            from (
              select of_title, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
              from (
                select fact.member as member, fact.cell as cell, title_groups.one as of_title, fact.began as began, fact.ended as ended
                from fact_following as fact
                
                inner join (
                  select min(titles.title) as one, arrayJoin(groupArray(titles.title)) as each
                  from titles
                  group by nullIf(toString(titles.network_name), '')
                ) as title_groups on title_groups.each = fact.title
                where 1
              )
              where 1
              group by of_title
            ) as fact
            inner join titles on titles.title = fact.of_title
          )
          union all
          select network_name, 0 as across, 0 as total, 0 as followers, 0 as followers_before, new_followers
          from (
            select nullIf(toString(titles.network_name), '') as network_name, fact.new_followers as new_followers
            from (
              select of_title, uniqExact(member) as new_followers
              from (
                select fact.member as member, fact.cell as cell, title_groups.one as of_title
                from fact_follows as fact
                
                inner join (
                  select min(titles.title) as one, arrayJoin(groupArray(titles.title)) as each
                  from titles
                  group by nullIf(toString(titles.network_name), '')
                ) as title_groups on title_groups.each = fact.title
                where 1
              )
              where 1
              group by of_title
            ) as fact
            inner join titles on titles.title = fact.of_title
          )
        ) as parts
        group by network_name, across, total
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, network_name asc nulls last, across asc

-- sample size
with fact_following as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
  and (ended is null or 0)
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_following as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_follows as fact
     
     where 1
   )
 )
