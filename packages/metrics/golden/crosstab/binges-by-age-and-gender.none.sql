-- binges-by-age-and-gender.none
-- binger_count: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
-- binge_rate: Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where 1
)
select user_age_bucket, user_gender, across, total, binger_count, binge_rate
from (
  select *
  from (
    select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0
    from (
      select user_age_bucket,
        user_gender,
        across,
        total,
        round(bingers, 9) as binger_count,
        round(if(series_viewers = 0, null, bingers / series_viewers), 9) as binge_rate
      from (
        select user_age_bucket, user_gender, across, total, sum(parts.bingers) as bingers, sum(parts.views) as views, sum(parts.series_viewers) as series_viewers
        from (
          select user_age_bucket, user_gender, 0 as across, 0 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, sum(fact.bingers) as bingers
            from (
              select of_cell, uniqExact(member) as bingers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell
                from (
                  select title, member, cell
                  from title_binges
                  where 1
                  and since <= {since_0:Date}
                ) as fact
                
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_age_bucket, user_gender
          )
          union all
          select user_age_bucket, user_gender, 0 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, sum(fact.views) as views, sum(fact.series_viewers) as series_viewers
            from (
              select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.times as times, titles.kind as kind
                from fact_days as fact
                inner join titles on titles.title = fact.title
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_age_bucket, user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select nullIf(toString(cells.gender), '') as user_gender, sum(fact.bingers) as bingers
            from (
              select of_cell, uniqExact(member) as bingers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell
                from (
                  select title, member, cell
                  from title_binges
                  where 1
                  and since <= {since_0:Date}
                ) as fact
                
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, 0 as bingers, views, series_viewers
          from (
            select nullIf(toString(cells.gender), '') as user_gender, sum(fact.views) as views, sum(fact.series_viewers) as series_viewers
            from (
              select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.times as times, titles.kind as kind
                from fact_days as fact
                inner join titles on titles.title = fact.title
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_gender
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select nullIf(toString(cells.age), '') as user_age_bucket, sum(fact.bingers) as bingers
            from (
              select of_cell, uniqExact(member) as bingers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell
                from (
                  select title, member, cell
                  from title_binges
                  where 1
                  and since <= {since_0:Date}
                ) as fact
                
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_age_bucket
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select nullIf(toString(cells.age), '') as user_age_bucket, sum(fact.views) as views, sum(fact.series_viewers) as series_viewers
            from (
              select of_cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.times as times, titles.kind as kind
                from fact_days as fact
                inner join titles on titles.title = fact.title
                where 1
              )
              where 1
              group by of_cell
            ) as fact
            inner join cells on cells.cell = fact.of_cell
            group by user_age_bucket
          )
          union all
          select null as user_age_bucket, null as user_gender, 1 as across, 1 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select uniqExact(member) as bingers
            from (
              select fact.member as member, fact.cell as cell
              from (
                select title, member, cell
                from title_binges
                where 1
                and since <= {since_0:Date}
              ) as fact
              
              where 1
            )
            where 1
          )
          union all
          select null as user_age_bucket, null as user_gender, 1 as across, 1 as total, 0 as bingers, views, series_viewers
          from (
            select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
            from (
              select fact.member as member, fact.cell as cell, fact.times as times, titles.kind as kind
              from fact_days as fact
              inner join titles on titles.title = fact.title
              where 1
            )
            where 1
          )
        ) as parts
        group by user_age_bucket, user_gender, across, total
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, user_age_bucket asc nulls last, across asc, user_gender asc nulls last

-- since_0 = "1970-01-01"

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
