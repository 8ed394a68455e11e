-- followers-by-date-and-release.none
-- follow_running_total: Distinct members who follow the title at the end of the day; of several titles together, any of them.
with fact_spells as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select date, days_from_release, user_country, across, total, follow_running_total
from (
  select *
  from (
    select *, maxIf(follow_running_total, across = 1) over (partition by total, date, days_from_release) as sort_0
    from (
      select date,
        days_from_release,
        user_country,
        across,
        total,
        round(if(across = 1 or total = 1, null, running_followers), 9) as follow_running_total
      from (
        select date, days_from_release, user_country, 0 as across, 0 as total, running_followers
        from (
          select fact.date as date, fact.days_from_release as days_from_release, nullIf(toString(cells.country), '') as user_country, fact.running_followers as running_followers
          from (
            select of_cell, toDate32('1970-01-01') + day as date, day - released as days_from_release, running_followers
            from (
              select of_cell, released, running_followers, people, arrayJoin(range(day, next_day)) as day
              from (
                select of_cell, released, day, sum(steps) over (partition by of_cell, released order by day) as running_followers,
                  sum(people_steps) over (partition by of_cell, released order by day) as people,
                  leadInFrame(day, 1, day) over (partition by of_cell, released order by day rows between unbounded preceding and unbounded following) as next_day
                from (
                  select of_cell, released, day, sum(step) as steps, sum(step) as people_steps
                  from (
                    select of_cell, released, cell, change.1 as day, change.2 as step
                    from (
                      select of_cell, released, cell, ended, greatest(began, ifNull(latest, began)) as start
                      from (
                        select of_cell, released, cell, began, ended,
                          max(toNullable(ended)) over (partition by of_cell, released, member order by began, ended
                            rows between unbounded preceding and 1 preceding) as latest
                        from (
                          select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
                          from fact_spells as fact
                          inner join titles on titles.title = fact.title
                          inner join (
                            select min(cells.cell) as one, arrayJoin(groupArray(cells.cell)) as each
                            from cells
                            group by nullIf(toString(cells.country), '')
                          ) as cell_groups on cell_groups.each = fact.cell
                          where 1
                        )
                      )
                      where ended > start
                    )
                    array join [(start, toInt64(1)), (ended, toInt64(-1))] as change
                  )
                  where 1
                  group by of_cell, released, day
                )
              )
              where people > 0
            )
          ) as fact
          inner join cells on cells.cell = fact.of_cell
        )
        union all
        select null as date, null as days_from_release, user_country, 0 as across, 1 as total, running_followers
        from (
          select nullIf(toString(cells.country), '') as user_country, fact.running_followers as running_followers
          from (
            select of_cell, toInt64(uniqExact(member)) as running_followers
            from (
              select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
              from fact_spells as fact
              
              inner join (
                select min(cells.cell) as one, arrayJoin(groupArray(cells.cell)) as each
                from cells
                group by nullIf(toString(cells.country), '')
              ) as cell_groups on cell_groups.each = fact.cell
              where 1
            )
            where began < ended
            group by of_cell
          ) as fact
          inner join cells on cells.cell = fact.of_cell
        )
        union all
        select date, days_from_release, null as user_country, 1 as across, 0 as total, running_followers
        from (
          select toDate32('1970-01-01') + day as date, day - released as days_from_release, running_followers
          from (
            select released, running_followers, people, arrayJoin(range(day, next_day)) as day
            from (
              select released, day, sum(steps) over (partition by released order by day) as running_followers,
                sum(people_steps) over (partition by released order by day) as people,
                leadInFrame(day, 1, day) over (partition by released order by day rows between unbounded preceding and unbounded following) as next_day
              from (
                select released, day, sum(step) as steps, sum(step) as people_steps
                from (
                  select released, cell, change.1 as day, change.2 as step
                  from (
                    select released, cell, ended, greatest(began, ifNull(latest, began)) as start
                    from (
                      select released, cell, began, ended,
                        max(toNullable(ended)) over (partition by released, member order by began, ended
                          rows between unbounded preceding and 1 preceding) as latest
                      from (
                        select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
                        from fact_spells as fact
                        inner join titles on titles.title = fact.title
                        where 1
                      )
                    )
                    where ended > start
                  )
                  array join [(start, toInt64(1)), (ended, toInt64(-1))] as change
                )
                where 1
                group by released, day
              )
            )
            where people > 0
          )
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, date asc nulls last, days_from_release asc nulls last, across asc, user_country asc nulls last

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
     
     where 1
   )
   where began < ended
 )
