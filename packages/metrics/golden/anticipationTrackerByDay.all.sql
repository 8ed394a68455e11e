-- followers: Distinct members who follow the title at the end of the range.
-- newFollowers: Distinct members who began to follow the title in the range; a return counts.
-- netNewFollowers: Followers at the end of the range less the followers on the day before it.
select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.newFollowers, 9) as newFollowers, round(figures.netNewFollowers, 9) as netNewFollowers
from (
  with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
  select titles.title_id as titleId, titles.name as title, dateDiff('day', assumeNotNull(titles.release_day), days.day) as releaseDate,
    days.followers as followers, days.new_followers as newFollowers, days.net as netNewFollowers
  from (
    select running.title as title, running.day as day,
        beginnings.new_followers as new_followers, running.followers as followers, running.net as net
      from (
        select title, day, shown, sum(steps) over (partition by title order by day) as followers,
          sum(steps) over (partition by title, day) as net
        from (
          select title, day, steps, 0 as shown
          from (
            select title, day, sum(parts.steps * cells.weight) as steps
            from (
              select title, day, cell, sum(step) as steps
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
                        and cell in (select cell from cells where country in {country_0:Array(String)}
                        and age in {age_0:Array(String)}
                        and gender in {gender_0:Array(String)})
                      )
                    )
                    where ended > start
                  )
                  array join [(start, toInt64(1)), (ended, toInt64(-1))] as change
                )
              where 1
              group by title, day, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by title, day
          )
          union all
          select title, day, 0 as steps, 1 as shown
          from (
            select title, assumeNotNull(release_day) + arrayJoin(range(greatest(toInt64({releaseDate_0:Int32}), dateDiff('day', assumeNotNull(release_day), {date_0:Date32})), least(toInt64({releaseDate_1:Int32}), dateDiff('day', assumeNotNull(release_day), {date_1:Date32})) + 1)) as day
                from titles
                where title in picked and release_day is not null
          )
        )
      ) as running
      left join (
        select title, day, sum(parts.new_followers * cells.weight) as new_followers
        from (
          select title, day, cell, uniqExact(member) as new_followers
          from (select title, member, cell, began as day from follows)
          where title in picked
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          group by title, day, cell
        ) as parts
        inner join cells on cells.cell = parts.cell
        group by title, day
      ) as beginnings on beginnings.title = running.title and beginnings.day = running.day
      where running.shown = 1
  ) as days
  inner join titles on titles.title = days.title
) as figures
where 1
order by titleId asc nulls last, releaseDate asc nulls last

-- titleId_0 = ["1104","84"]
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- releaseDate_0 = -40
-- date_0 = "1900-01-01"
-- releaseDate_1 = 14
-- date_1 = "2024-05-31"
