-- view_count: Episodes and movies watched, rewatches and bulk marks included.
with picked as (select title from titles where 1),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
  and day <= {date_0:Date32}
)
select user_id, title, title_key, across, total, view_count
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, user_id asc nulls last) as place
  from (
    select *, maxIf(view_count, across = 0 and (multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))) = {sort_0:String} or concat(multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))), ' (', ifNull(title_key, ''), ')') = {sort_0:String})) over (partition by total, user_id) as sort_0
    from (
      select user_id,
        title,
        title_key,
        across,
        total,
        round(views, 9) as view_count
      from (
        select user_id, title, title_key, across, total, sum(parts.views) as views
        from (
          select user_id, title, title_key, 0 as across, 0 as total, views
          from (
            select user_id, title, title_key, sum(times) as views
            from (
              select fact.member as member, fact.cell as cell, lower(hex(sipHash128Keyed(({member_key_0:UInt64}, {member_key_1:UInt64}), members.member_id))) as user_id, titles.name as title, titles.title_id as title_key, fact.times as times
              from fact_days as fact
              inner join titles on titles.title = fact.title
              inner join members on members.member = fact.member
              where 1
            )
            where 1
            group by user_id, title, title_key
          )
          union all
          select null as user_id, title, title_key, 0 as across, 1 as total, views
          from (
            select title, title_key, sum(times) as views
            from (
              select fact.member as member, fact.cell as cell, titles.name as title, titles.title_id as title_key, fact.times as times
              from fact_days as fact
              inner join titles on titles.title = fact.title
              where 1
            )
            where 1
            group by title, title_key
          )
        ) as parts
        group by user_id, title, title_key, across, total
      )
    )
  )
  where 1
)
where (total = 1 or place <= {limit_0:UInt64})
order by total desc, place asc, across asc, title desc nulls last, title_key asc nulls last

-- date_0 = "2024-06-30"
-- sort_0 = "Echo"
-- member_key_0 = "1"
-- member_key_1 = "2"
-- limit_0 = 100

-- sample size
with picked as (select title from titles where 1),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
  and day <= {date_0:Date32}
)
select uniqExact(member) as n from (
  select member, cell from (
    select fact.member as member, fact.cell as cell
    from fact_days as fact
    
    where 1
  )
)

-- date_0 = "2024-06-30"
