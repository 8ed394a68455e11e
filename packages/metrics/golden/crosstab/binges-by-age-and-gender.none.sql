-- binges-by-age-and-gender.none
-- binger_count: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
-- binge_rate: Share of viewers who tracked 4 or more episodes within a 24-hour period.
with picked as (select title from titles where 1),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in picked
),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
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
            select user_age_bucket, user_gender, uniqExact(member) as bingers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender
              from (
                select title, member, cell
                from (
                  select title, member, cell, uniqExact(episode) over (partition by title, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from fact_views
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              ) as fact
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
            group by user_age_bucket, user_gender
          )
          union all
          select user_age_bucket, user_gender, 0 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select user_age_bucket, user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, fact.times as times, titles.kind as kind
              from fact_days as fact
              inner join titles on titles.title = fact.title
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
            group by user_age_bucket, user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select user_gender, uniqExact(member) as bingers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender
              from (
                select title, member, cell
                from (
                  select title, member, cell, uniqExact(episode) over (partition by title, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from fact_views
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              ) as fact
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
            group by user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, 0 as bingers, views, series_viewers
          from (
            select user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender, fact.times as times, titles.kind as kind
              from fact_days as fact
              inner join titles on titles.title = fact.title
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
            group by user_gender
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select user_age_bucket, uniqExact(member) as bingers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket
              from (
                select title, member, cell
                from (
                  select title, member, cell, uniqExact(episode) over (partition by title, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from fact_views
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              ) as fact
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
            group by user_age_bucket
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select user_age_bucket, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
            from (
              select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, fact.times as times, titles.kind as kind
              from fact_days as fact
              inner join titles on titles.title = fact.title
              inner join cells on cells.cell = fact.cell
              where 1
            )
            where 1
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
                from (
                  select title, member, cell, uniqExact(episode) over (partition by title, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from fact_views
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
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

-- sample size
with picked as (select title from titles where 1),
fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where title in picked
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_days as fact
     
     where 1
   )
 )
