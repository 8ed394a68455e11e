-- one-cell.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- emotion_voter_count: Distinct members who gave an emotion.
with fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where 1
)
select across, total, view_count, emotion_voter_count
from (
  select *
  from (
    select *, view_count as sort_0
    from (
      select across,
        total,
        round(views, 9) as view_count,
        round(emotion_voters, 9) as emotion_voter_count
      from (
        select across, total, sum(parts.views) as views, sum(parts.emotion_voters) as emotion_voters
        from (
          select 0 as across, 0 as total, views, 0 as emotion_voters
          from (
            select sum(times) as views
            from (
              select fact.cell as cell, fact.members as members, fact.times as times
              from (
                select cell, 0 as members, views as times
                from (
                  select cell, sum(title_cells.views) as views
                  from title_cells
                  where 1
                  group by cell
                ) as fact
                
              ) as fact
              
            )
            where members + times > 0
          )
          union all
          select 0 as across, 0 as total, 0 as views, emotion_voters
          from (
            select uniqExact(member) as emotion_voters
            from (
              select fact.member as member, fact.cell as cell
              from fact_reactions as fact
              
              where 1
            )
            where 1
          )
        ) as parts
        group by across, total
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, across asc

-- sample size
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where 1
),
fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_days as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_reactions as fact
     
     where 1
   )
 )
