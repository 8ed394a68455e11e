-- views-by-title.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
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
            select of_title, sum(times) as views, sum(members) as viewers
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
        union all
        select null as title, null as title_key, 0 as across, 1 as total, views, viewers
        from (
          select sum(times) as views, sum(members) as viewers
          from (
            select fact.cell as cell, fact.members as members, fact.times as times
            from (
              select cell, members, 0 as times
              from (
                select cell, sum(audience_cells.viewers) as members
                from audience_cells
                where kind = 'any'
                group by cell
              )
              union all
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
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, title_key asc nulls last, across asc
limit {limit_0:UInt64} by total

-- limit_0 = 10

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
