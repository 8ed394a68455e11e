-- followers: Distinct members who follow the title at the end of the range.
-- growth: Net new followers of the range divided by the followers before it.
select figures.movieName as movieName, figures.movieId as movieId, figures.studio as studio, figures.studioId as studioId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.growth, 9) as growth
from (
  with picked as (
    select title from titles where kind = 'movie'
    and ifNull(release_day > {data_through_0:Date32}, 1)
  )
  select titles.name as movieName, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    nullIf(titles.studio_id, '') as studioId, titles.release_day as releaseDate,
    growing.followers as followers, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as growth
  from (
    select title, uniqExactIf(member, began <= {date_0:Date32}
    and (ended is null or ended > {date_0:Date32})) as followers, toUInt64(0) as followers_before
    from follows
    where title in picked
    group by title
  ) as growing
  inner join titles on titles.title = growing.title
  where growing.followers > 0
) as figures
where 1
order by followers desc nulls last, movieId asc nulls last

-- data_through_0 = "2024-06-30"
-- date_0 = "2024-06-30"
