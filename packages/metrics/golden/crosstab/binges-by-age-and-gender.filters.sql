-- binges-by-age-and-gender.filters
-- binger_count: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
-- binge_rate: Share of viewers who tracked 4 or more episodes within a 24-hour period.
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
)
select user_age_bucket, user_gender, across, total, binger_count, binge_rate
from (
  select *
  from (
    select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0,
      maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as metric_0
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
            select user_age_bucket, user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
            from (
              select user_age_bucket, user_gender, cell, uniqExact(member) as bingers
              from (
                select user_age_bucket, user_gender, series, member, cell
                from (
                  select user_age_bucket, user_gender, series, member, cell, uniqExact(episode) over (partition by user_age_bucket, user_gender, series, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from (
                    select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
                    from fact_views as fact
                    inner join titles on titles.title = fact.title
                    inner join cells on cells.cell = fact.cell
                    where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                  )
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              )
              where 1
              group by user_age_bucket, user_gender, cell
            ) as parts
            group by user_age_bucket, user_gender
          )
          union all
          select user_age_bucket, user_gender, 0 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select user_age_bucket, user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
            from (
              select user_age_bucket, user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, fact.times as times, titles.kind as kind
                from fact_views as fact
                inner join titles on titles.title = fact.title
                inner join cells on cells.cell = fact.cell
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by user_age_bucket, user_gender, cell
            ) as parts
            group by user_age_bucket, user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
            from (
              select user_gender, cell, uniqExact(member) as bingers
              from (
                select user_gender, series, member, cell
                from (
                  select user_gender, series, member, cell, uniqExact(episode) over (partition by user_gender, series, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from (
                    select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
                    from fact_views as fact
                    inner join titles on titles.title = fact.title
                    inner join cells on cells.cell = fact.cell
                    where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                  )
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              )
              where 1
              group by user_gender, cell
            ) as parts
            group by user_gender
          )
          union all
          select null as user_age_bucket, user_gender, 0 as across, 1 as total, 0 as bingers, views, series_viewers
          from (
            select user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
            from (
              select user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender, fact.times as times, titles.kind as kind
                from fact_views as fact
                inner join titles on titles.title = fact.title
                inner join cells on cells.cell = fact.cell
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by user_gender, cell
            ) as parts
            group by user_gender
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select user_age_bucket, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
            from (
              select user_age_bucket, cell, uniqExact(member) as bingers
              from (
                select user_age_bucket, series, member, cell
                from (
                  select user_age_bucket, series, member, cell, uniqExact(episode) over (partition by user_age_bucket, series, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from (
                    select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
                    from fact_views as fact
                    inner join titles on titles.title = fact.title
                    inner join cells on cells.cell = fact.cell
                    where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                  )
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              )
              where 1
              group by user_age_bucket, cell
            ) as parts
            group by user_age_bucket
          )
          union all
          select user_age_bucket, null as user_gender, 1 as across, 0 as total, 0 as bingers, views, series_viewers
          from (
            select user_age_bucket, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
            from (
              select user_age_bucket, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, fact.times as times, titles.kind as kind
                from fact_views as fact
                inner join titles on titles.title = fact.title
                inner join cells on cells.cell = fact.cell
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by user_age_bucket, cell
            ) as parts
            group by user_age_bucket
          )
          union all
          select null as user_age_bucket, null as user_gender, 1 as across, 1 as total, bingers, 0 as views, 0 as series_viewers
          from (
            select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
            from (
              select cell, uniqExact(member) as bingers
              from (
                select series, member, cell
                from (
                  select series, member, cell, uniqExact(episode) over (partition by series, member
                    order by toInt64(at) range between 86400 preceding and current row) as episodes
                  from (
                    select fact.member as member, fact.cell as cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
                    from fact_views as fact
                    inner join titles on titles.title = fact.title
                    where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                  )
                  where not bulk
                  and episode != 0
                )
                where episodes >= 4
              )
              where 1
              group by cell
            ) as parts
          )
          union all
          select null as user_age_bucket, null as user_gender, 1 as across, 1 as total, 0 as bingers, views, series_viewers
          from (
            select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
            from (
              select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
              from (
                select fact.member as member, fact.cell as cell, fact.times as times, titles.kind as kind
                from fact_views as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by cell
            ) as parts
          )
        ) as parts
        group by user_age_bucket, user_gender, across, total
      )
    )
  )
  where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
)
order by total desc, sort_0 desc nulls last, user_age_bucket asc nulls last, across asc, user_gender asc nulls last

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- platform_0 = ["Aurora+"]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
-- metric_0 = 0.5

-- sample size
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
     select member, cell from (
       select fact.member as member, fact.cell as cell
       from fact_views as fact
       inner join titles on titles.title = fact.title
       where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     )
   ) group by cell
) as parts
inner join cells on cells.cell = parts.cell
