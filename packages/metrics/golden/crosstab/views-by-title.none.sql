-- views-by-title.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times, since <= {since_0:Date} as is_first
  from title_view_days
  where 1
)
select title, title_key, across, total, view_count, viewer_count
from (
  select *
  from (
    select *, view_count as sort_0
    from (
      select title,
        title_key,
        across,
        total,
        round(views, 9) as view_count,
        round(viewers, 9) as viewer_count
      from (
        select title, title_key, 0 as across, 0 as total, views, viewers
        from (
          select titles.name as title, titles.title_id as title_key, fact.views as views, fact.viewers as viewers
          from (
            select of_title, sum(times) as views, countIf(is_first) as viewers
            from (
              select fact.member as member, fact.cell as cell, fact.title as of_title, fact.times as times, fact.is_first as is_first
              from fact_days as fact
              
              where 1
            )
            where 1
            group by of_title
          ) as fact
          inner join titles on titles.title = fact.of_title
        )
        union all
        select null as title, null as title_key, 0 as across, 1 as total, views, viewers
        from (
          select sum(times) as views, uniqExact(member) as viewers
          from (
            select fact.member as member, fact.cell as cell, fact.times as times
            from fact_days as fact
            
            where 1
          )
          where 1
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, title_key asc nulls last, across asc
limit {limit_0:UInt64} by total

-- since_0 = "1970-01-01"
-- limit_0 = 10

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
-- members-by-title-columns.none: as views-by-title.none, but
   2 - -- viewer_count: Distinct members with a view.
   8 - select title, title_key, across, total, view_count, viewer_count
     + select user_id, title, title_key, across, total, view_count
  10 + select *, dense_rank() over (partition by total order by sort_0 desc nulls last, user_id asc nulls last) as place
     + from (
  12 - select *, view_count as sort_0
     + select *, maxIf(view_count, across = 0 and (multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))) = {sort_0:String} or concat(multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))), ' (', ifNull(title_key, ''), ')') = {sort_0:String})) over (partition by total, user_id) as sort_0
  14 - select title,
     + select user_id,
     + title,
  18 - round(views, 9) as view_count,
     - round(viewers, 9) as viewer_count
     + round(views, 9) as view_count
  21 - select title, title_key, 0 as across, 0 as total, views, viewers
     + select user_id, title, title_key, 0 as across, 0 as total, views
  23 - select titles.name as title, titles.title_id as title_key, fact.views as views, fact.viewers as viewers
     + select fact.user_id as user_id, titles.name as title, titles.title_id as title_key, fact.views as views
  25 - select of_title, sum(times) as views, countIf(is_first) as viewers
     + select user_id, of_title, sum(times) as views
  27 - select fact.member as member, fact.cell as cell, fact.title as of_title, fact.times as times, fact.is_first as is_first
     + select fact.member as member, fact.cell as cell, lower(hex(sipHash128Keyed(({member_key_0:UInt64}, {member_key_1:UInt64}), members.member_id))) as user_id, fact.title as of_title, fact.times as times, fact.is_first as is_first
  29 -
     + inner join members on members.member = fact.member
  33 - group by of_title
     + group by user_id, of_title
  38 - select null as title, null as title_key, 0 as across, 1 as total, views, viewers
     + select null as user_id, title, title_key, 0 as across, 1 as total, views
  40 - select sum(times) as views, uniqExact(member) as viewers
     + select titles.name as title, titles.title_id as title_key, fact.views as views
  42 - select fact.member as member, fact.cell as cell, fact.times as times
     + select of_title, sum(times) as views
     + from (
     + select fact.member as member, fact.cell as cell, fact.title as of_title, fact.times as times, fact.is_first as is_first
  48 + group by of_title
     + ) as fact
     + inner join titles on titles.title = fact.of_title
  54 - order by total desc, sort_0 desc nulls last, title_key asc nulls last, across asc
     - limit {limit_0:UInt64} by total
     + )
     + where (total = 1 or place <= {limit_0:UInt64})
     + order by total desc, place asc, across asc, title desc nulls last, title_key asc nulls last
  58 - -- limit_0 = 10
     + -- sort_0 = "Echo"
     + -- member_key_0 = "1"
     + -- member_key_1 = "2"
     + -- limit_0 = 100
