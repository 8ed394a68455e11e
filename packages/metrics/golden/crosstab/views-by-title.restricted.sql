-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
with picked as (select title from titles where 1
and network_id in {network_0:Array(String)}),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
)
select title, title_key, across, total, view_count, viewer_count
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, title_key asc nulls last) as place
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
        select title, title_key, across, total, sum(parts.views) as views, sum(parts.viewers) as viewers
        from (
          select title, title_key, 0 as across, 0 as total, views, viewers
          from (
            select title, title_key, sum(times) as views, uniqExact(member) as viewers
            from (
              select fact.member as member, fact.cell as cell, titles.name as title, titles.title_id as title_key, fact.times as times
              from fact_days as fact
              inner join titles on titles.title = fact.title
              where 1
            )
            where 1
            group by title, title_key
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
        ) as parts
        group by title, title_key, across, total
      )
    )
  )
  where 1
)
where (total = 1 or place <= {limit_0:UInt64})
order by total desc, place asc, across asc

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- limit_0 = 10

-- sample size
with picked as (select title from titles where 1
and network_id in {network_0:Array(String)}),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
)
select uniqExact(member) as n from (
  select member, cell from (
    select fact.member as member, fact.cell as cell
    from fact_days as fact
    
    where 1
  )
)

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
