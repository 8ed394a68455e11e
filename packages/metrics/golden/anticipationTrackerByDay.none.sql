-- anticipationTrackerByDay.none
-- followers: Distinct members who follow the title at the end of the day; of several titles together, any of them.
-- newFollowers: Distinct members who began to follow the title on the day; a return counts.
-- netNewFollowers: Followers at the end of the day less the followers at the end of the day before.
-- newFollowersBase: Distinct members who began to follow the title on the day, counted before weighting.
-- followersBase: Followers at the end of the day, counted before weighting.
select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.newFollowers, 9) as newFollowers, round(figures.netNewFollowers, 9) as netNewFollowers, figures.newFollowersBase as newFollowersBase, figures.followersBase as followersBase
from (
  with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
  select titles.title_id as titleId, titles.name as title, dateDiff('day', assumeNotNull(titles.release_day), days.day) as releaseDate,
    days.followers as followers, days.new_followers as newFollowers, days.net as netNewFollowers,
    days.new_people as newFollowersBase, days.follower_people as followersBase
  from (
    select running.title as title, running.day as day,
        beginnings.new_followers as new_followers, beginnings.new_people as new_people,
        running.followers as followers, running.follower_people as follower_people, running.net as net
      from (
        select title, day, shown, sum(steps) over (partition by title order by day) as followers,
          sum(steps_people) over (partition by title order by day) as follower_people,
          sum(steps) over (partition by title, day) as net
        from (
          select title, day, steps, steps_people, 0 as shown
          from (
            select title, day, sum(step) as steps, sum(step) as steps_people
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
          select title, day, 0 as steps, 0 as steps_people, 1 as shown
          from (
            select title, assumeNotNull(release_day) + arrayJoin(range(greatest(toInt64({releaseDate_0:Int32}), dateDiff('day', assumeNotNull(release_day), {date_0:Date32})), least(toInt64({releaseDate_1:Int32}), dateDiff('day', assumeNotNull(release_day), {date_1:Date32})) + 1)) as day
                from titles
                where title in picked and release_day is not null
          )
        )
      ) as running
      left join (
        select title, day, uniqExact(member) as new_followers, uniqExact(member) as new_people
        from (select title, member, cell, began as day from follows)
        where title in picked
        group by title, day
      ) as beginnings on beginnings.title = running.title and beginnings.day = running.day
      where running.shown = 1
  ) as days
  inner join titles on titles.title = days.title
) as figures
where 1
order by titleId asc nulls last, releaseDate asc nulls last

-- titleId_0 = ["1104","84"]
-- releaseDate_0 = -40
-- date_0 = "2019-01-01"
-- releaseDate_1 = 14
-- date_1 = "2024-06-30"
-- showAnticipationFollowers.none: as anticipationTrackerByDay.none, but
   1 - -- followers: Distinct members who follow the title at the end of the day; of several titles together, any of them.
   3 - -- netNewFollowers: Followers at the end of the day less the followers at the end of the day before.
     + -- totalFollowers: Distinct members who follow the title at the end of the day; of several titles together, any of them.
   6 - select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.newFollowers, 9) as newFollowers, round(figures.netNewFollowers, 9) as netNewFollowers, figures.newFollowersBase as newFollowersBase, figures.followersBase as followersBase
     + select figures.date as date, round(figures.newFollowers, 9) as newFollowers, round(figures.totalFollowers, 9) as totalFollowers, figures.newFollowersBase as newFollowersBase, figures.followersBase as followersBase
   8 - with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
     - select titles.title_id as titleId, titles.name as title, dateDiff('day', assumeNotNull(titles.release_day), days.day) as releaseDate,
     - days.followers as followers, days.new_followers as newFollowers, days.net as netNewFollowers,
     - days.new_people as newFollowersBase, days.follower_people as followersBase
     + with picked as (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)}))
     + select day as date, new_followers as newFollowers, followers as totalFollowers,
     + new_people as newFollowersBase, follower_people as followersBase
  48 - select title, assumeNotNull(release_day) + arrayJoin(range(greatest(toInt64({releaseDate_0:Int32}), dateDiff('day', assumeNotNull(release_day), {date_0:Date32})), least(toInt64({releaseDate_1:Int32}), dateDiff('day', assumeNotNull(release_day), {date_1:Date32})) + 1)) as day
     - from titles
     - where title in picked and release_day is not null
     + select title, arrayJoin(arrayMap(i -> first + i, range(toUInt32(greatest(0, dateDiff('day', first, {date_0:Date32}) + 1))))) as day
     + from (
     + select title, min(began) as first
     + from follows
     + where title in picked
     + group by title
  53 + )
  61 - ) as days
     - inner join titles on titles.title = days.title
     + )
  65 - order by titleId asc nulls last, releaseDate asc nulls last
     + order by date asc nulls last
  67 - -- titleId_0 = ["1104","84"]
     - -- releaseDate_0 = -40
     - -- date_0 = "2019-01-01"
     - -- releaseDate_1 = 14
     - -- date_1 = "2024-06-30"
     + -- show_0 = ["1104"]
     + -- date_0 = "2024-06-30"
  73 + -- sample size
     + select sum(members) as n
     + from (
     + select cell, sum(title_cells.followers) as members
     + from title_cells
     + where title in ({show_0:Array(UInt32)})
     + group by cell
     + )
     +
     + -- show_0 = [11104]
     +
-- movieAnticipationFollowers.none: as anticipationTrackerByDay.none, but
   1 - -- followers: Distinct members who follow the title at the end of the day; of several titles together, any of them.
   3 - -- netNewFollowers: Followers at the end of the day less the followers at the end of the day before.
     + -- totalFollowers: Distinct members who follow the title at the end of the day; of several titles together, any of them.
   6 - select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.newFollowers, 9) as newFollowers, round(figures.netNewFollowers, 9) as netNewFollowers, figures.newFollowersBase as newFollowersBase, figures.followersBase as followersBase
     + select figures.date as date, round(figures.newFollowers, 9) as newFollowers, round(figures.totalFollowers, 9) as totalFollowers, figures.newFollowersBase as newFollowersBase, figures.followersBase as followersBase
   8 - with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
     - select titles.title_id as titleId, titles.name as title, dateDiff('day', assumeNotNull(titles.release_day), days.day) as releaseDate,
     - days.followers as followers, days.new_followers as newFollowers, days.net as netNewFollowers,
     - days.new_people as newFollowersBase, days.follower_people as followersBase
     + with picked as (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
     + select day as date, new_followers as newFollowers, followers as totalFollowers,
     + new_people as newFollowersBase, follower_people as followersBase
  48 - select title, assumeNotNull(release_day) + arrayJoin(range(greatest(toInt64({releaseDate_0:Int32}), dateDiff('day', assumeNotNull(release_day), {date_0:Date32})), least(toInt64({releaseDate_1:Int32}), dateDiff('day', assumeNotNull(release_day), {date_1:Date32})) + 1)) as day
     - from titles
     - where title in picked and release_day is not null
     + select title, arrayJoin(arrayMap(i -> first + i, range(toUInt32(greatest(0, dateDiff('day', first, {date_0:Date32}) + 1))))) as day
     + from (
     + select title, min(began) as first
     + from follows
     + where title in picked
     + group by title
  53 + )
  61 - ) as days
     - inner join titles on titles.title = days.title
     + )
  65 - order by titleId asc nulls last, releaseDate asc nulls last
     + order by date asc nulls last
  67 - -- titleId_0 = ["1104","84"]
     - -- releaseDate_0 = -40
     - -- date_0 = "2019-01-01"
     - -- releaseDate_1 = 14
     - -- date_1 = "2024-06-30"
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- date_0 = "2024-06-30"
  73 + -- sample size
     + select sum(members) as n
     + from (
     + select cell, sum(title_cells.followers) as members
     + from title_cells
     + where title in ({movie_0:Array(UInt32)})
     + group by cell
     + )
     +
     + -- movie_0 = [36]
     +
