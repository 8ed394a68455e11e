-- newFollowers: Distinct members who began to follow the title in the range; a return counts.
-- totalFollowers: Distinct members who follow the title at the end of the range.
select figures.date as date, round(figures.newFollowers, 9) as newFollowers, round(figures.totalFollowers, 9) as totalFollowers
from (
  with picked as (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  select day as date, new_followers as newFollowers, followers as totalFollowers
  from (
    select running.title as title, running.day as day,
        beginnings.new_followers as new_followers, running.followers as followers, running.net as net
      from (
        select title, day, shown, sum(steps) over (partition by title order by day) as followers,
          sum(steps) over (partition by title, day) as net
        from (
          select title, day, steps, 0 as shown
          from (
            select title, day, sum(step) as steps
            from (
                select title, cell, change.1 as day, change.2 as step
                from (
                  select title, cell, ended, greatest(began, ifNull(latest, began)) as start
                  from (
                    select title, cell, began, ended,
                      max(toNullable(ended)) over (partition by title, member order by began, ended
                        rows between unbounded preceding and 1 preceding) as latest
                    from (
                      select title, member, cell, began, ifNull(ended, toDate32('2299-12-31')) as ended
                      from follows
                      where title in picked
                    )
                  )
                  where ended > start
                )
                array join [(start, toInt64(1)), (ended, toInt64(-1))] as change
              )
            where 1
            group by title, day
          )
          union all
          select title, day, 0 as steps, 1 as shown
          from (
            select title, arrayJoin(arrayMap(i -> first + i, range(toUInt32(greatest(0, dateDiff('day', first, {date_0:Date32}) + 1))))) as day
                from (
                  select title, min(began) as first
                  from follows
                  where title in picked
                  group by title
                )
          )
        )
      ) as running
      left join (
        select title, day, uniqExact(member) as new_followers
        from (select title, member, cell, began as day from follows)
        where title in picked
        group by title, day
      ) as beginnings on beginnings.title = running.title and beginnings.day = running.day
      where running.shown = 1
  )
) as figures
where 1
order by date asc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-06-30"

-- sample size
select sum(members) as n
from (
  select cell, sum(title_cells.followers) as members
  from title_cells
  where title in (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  group by cell
)

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
