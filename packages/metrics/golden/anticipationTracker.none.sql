-- anticipationTracker.none
-- growth40Before: Net new followers of the 40 days before the release divided by the followers before these days; missing where there were none, or where not all of these days are over and among those that you see.
-- growthFirst7: Net new followers of the release day and the 6 days after it divided by the followers before the release day; missing where there were none, or where not all of these days are over and among those that you see.
-- growthLast30: Net new followers of the 30 days that end with the range divided by the followers before these days; missing where there were none, or where you do not see all of these days.
-- totalFollowers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.growth40Before, 9) as growth40Before, round(figures.growthFirst7, 9) as growthFirst7, round(figures.growthLast30, 9) as growthLast30, round(figures.totalFollowers, 9) as totalFollowers
from (
  with picked as (select title from titles where 1
  and (title_id in {show_0:Array(String)}))
  select titles.title_id as titleId, titles.name as title, titles.release_day as releaseDate,
    if(ifNull(titles.release_day + -1 <= {data_through_0:Date32}, 0), if(growing.growth40Before_start = 0, null, (growing.growth40Before_end - growing.growth40Before_start) / growing.growth40Before_start), null) as growth40Before,
    if(ifNull(titles.release_day + 6 <= {data_through_0:Date32}, 0), if(growing.growthFirst7_start = 0, null, (growing.growthFirst7_end - growing.growthFirst7_start) / growing.growthFirst7_start), null) as growthFirst7,
    if(growing.before_30 = 0, null, (growing.total - growing.before_30) / growing.before_30) as growthLast30,
    growing.total as totalFollowers
  from (
    select title, sumIf(steps, day <= {date_0:Date32}) as total, sumIf(steps, day <= {date_1:Date32}) as before_30, sumIf(steps, day <= release_day + -1) as growth40Before_end, sumIf(steps, day <= release_day + -41) as growth40Before_start, sumIf(steps, day <= release_day + 6) as growthFirst7_end, sumIf(steps, day <= release_day + -1) as growthFirst7_start
    from (
        select title, cell, day, steps, release_day
        from title_follow_days
        inner join titles using title
        where title in picked
      )
    where 1
    group by title
  ) as growing
  inner join titles on titles.title = growing.title
  where growing.total > 0
) as figures
where 1
order by totalFollowers desc nulls last, titleId asc nulls last

-- show_0 = ["1104"]
-- data_through_0 = "2024-06-30"
-- date_0 = "2024-06-30"
-- date_1 = "2024-05-31"
