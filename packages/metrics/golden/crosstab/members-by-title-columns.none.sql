-- members-by-title-columns.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where 1
)
select user_id, title, title_key, across, total, view_count
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, user_id asc nulls last) as place
  from (
    select *
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
          select user_id, title, title_key, 0 as across, 0 as total, views
          from (
            select fact.user_id as user_id, titles.name as title, titles.title_id as title_key, fact.views as views
            from (
              select user_id, of_title, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, lower(hex(sipHash128Keyed(({member_key_0:UInt64}, {member_key_1:UInt64}), members.member_id))) as user_id, fact.title as of_title, fact.times as times
                from fact_days as fact
                inner join members on members.member = fact.member
                where 1
              )
              where 1
              group by user_id, of_title
            ) as fact
            inner join titles on titles.title = fact.of_title
          )
          union all
          select null as user_id, title, title_key, 0 as across, 1 as total, views
          from (
            select titles.name as title, titles.title_id as title_key, fact.views as views
            from (
              select of_title, sum(times) as views
              from (
                select fact.title as of_title, fact.views as times, fact.viewers as members
                from (
                  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
                  from title_totals
                  where 1
                  group by title
                ) as fact
                
                where 1
              )
              where members + times > 0
              group by of_title
            ) as fact
            inner join titles on titles.title = fact.of_title
          )
        )
      )
    )
    where 1
  )
)
where (total = 1 or place <= {limit_0:UInt64})
order by total desc, place asc, across asc, title desc nulls last, title_key asc nulls last

-- sort_0 = "Echo"
-- member_key_0 = "1"
-- member_key_1 = "2"
-- limit_0 = 100

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
