-- followers-by-release.none
-- follow_running_total: Distinct members who follow the title at the end of the day; of several titles together, any of them.
with fact_spells as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select days_from_release, follower_tier, across, total, follow_running_total
from (
  select *
  from (
    select *, follow_running_total as sort_0
    from (
      select days_from_release,
        follower_tier,
        across,
        total,
        round(if(across = 1 or total = 1 or days_from_release is null, null, running_followers), 9) as follow_running_total
      from (
        select days_from_release, follower_tier, 0 as across, 0 as total, running_followers
        from (
          select fact.days_from_release as days_from_release, nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '') as follower_tier, fact.running_followers as running_followers
          from (
            select of_title, day as days_from_release, running_followers
            from (
              select of_title, running_followers, people, arrayJoin(range(day, next_day)) as day
              from (
                select of_title, day, sum(steps) over (partition by of_title order by day) as running_followers,
                  sum(people_steps) over (partition by of_title order by day) as people,
                  leadInFrame(day, 1, day) over (partition by of_title order by day rows between unbounded preceding and unbounded following) as next_day
                from (
                  select of_title, day, sum(step) as steps, sum(step) as people_steps
                  from (
                    select of_title, cell, change.1 as day, change.2 as step
                    from (
                      select of_title, cell, ended, greatest(began, ifNull(latest, began)) as start
                      from (
                        select of_title, cell, began, ended,
                          max(toNullable(ended)) over (partition by of_title, member order by began, ended
                            rows between unbounded preceding and 1 preceding) as latest
                        from (
                          select fact.member as member, fact.cell as cell, title_groups.one as of_title, assumeNotNull(toInt32(fact.began) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
                          from fact_spells as fact
                          inner join titles on titles.title = fact.title
                          inner join (
                            select min(titles.title) as one, arrayJoin(groupArray(titles.title)) as each
                            from titles
                            group by nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '')
                          ) as title_groups on title_groups.each = fact.title
                          where titles.release_day is not null
                        )
                      )
                      where ended > start
                    )
                    array join [(start, toInt64(1)), (ended, toInt64(-1))] as change
                  )
                  where 1
                  group by of_title, day
                )
              )
              where people > 0
            )
          ) as fact
          inner join titles on titles.title = fact.of_title
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, days_from_release asc nulls last, nullIf(indexOf(['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], follower_tier), 0) asc nulls last, across asc

-- date_0 = "2024-06-30"

-- sample size
with fact_spells as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     from fact_spells as fact
     inner join titles on titles.title = fact.title
     where titles.release_day is not null
   )
   where began < ended
 )
