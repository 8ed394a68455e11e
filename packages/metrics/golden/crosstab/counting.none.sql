-- counting.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where 1
)
select season_episode, follower_tier, across, total, view_count
from (
  select *, dense_rank() over (partition by total order by sort_0 asc nulls last, toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * 65536 + toUInt32OrNull(extract(season_episode, '([0-9]+)$')) asc nulls last) as place
  from (
    select *
    from (
      select *, toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * 65536 + toUInt32OrNull(extract(season_episode, '([0-9]+)$')) as sort_0
      from (
        select season_episode,
          follower_tier,
          across,
          total,
          round(views, 9) as view_count
        from (
          select season_episode, follower_tier, 0 as across, 0 as total, views
          from (
            select fact.season_episode as season_episode, nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '') as follower_tier, fact.views as views
            from (
              select season_episode, of_title, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, title_groups.one as of_title, fact.times as times
                from fact_views as fact
                
                inner join (
                  select min(titles.title) as one, arrayJoin(groupArray(titles.title)) as each
                  from titles
                  group by nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '')
                ) as title_groups on title_groups.each = fact.title
                where 1
              )
              where 1
              group by season_episode, of_title
            ) as fact
            inner join titles on titles.title = fact.of_title
          )
          union all
          select null as season_episode, follower_tier, 0 as across, 1 as total, views
          from (
            select nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '') as follower_tier, fact.views as views
            from (
              select of_title, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, title_groups.one as of_title, fact.times as times
                from fact_views as fact
                
                inner join (
                  select min(titles.title) as one, arrayJoin(groupArray(titles.title)) as each
                  from titles
                  group by nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '')
                ) as title_groups on title_groups.each = fact.title
                where 1
              )
              where 1
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
order by total desc, place asc, across asc, nullIf(indexOf(['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], follower_tier), 0) asc nulls last

-- limit_0 = 100

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
