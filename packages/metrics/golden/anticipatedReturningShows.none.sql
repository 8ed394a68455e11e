-- anticipatedReturningShows.none
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- followerGrowth: Net new followers of the range divided by the followers before it.
select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
from (
  with picked as (
    select title from titles where kind = 'series'
    and status = 'Continuing' and next_air_day is not null
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
  from (
    select title, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
    from title_follow_days
    where title in picked
    group by title
  ) as growing
  inner join titles on titles.title = growing.title
  where growing.followers > 0
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- date_0 = "2024-06-30"
-- moviesAnticipation.none: as anticipatedReturningShows.none, but
   2 - -- followerGrowth: Net new followers of the range divided by the followers before it.
     - select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
     + -- growth: Net new followers of the range divided by the followers before it.
     + select figures.movieName as movieName, figures.movieId as movieId, figures.poster as poster, figures.studio as studio, figures.studioId as studioId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.growth, 9) as growth
   6 - select title from titles where kind = 'series'
     - and status = 'Continuing' and next_air_day is not null
     + select title from titles where kind = 'movie'
     + and ifNull(release_day > {data_through_0:Date32}, 1)
   9 - select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
     + select titles.name as movieName, titles.title_id as movieId, nullIf(titles.poster_url, '') as poster,
     + nullIf(titles.studio_name, '') as studio,
     + nullIf(titles.studio_id, '') as studioId, titles.release_day as releaseDate,
     + growing.followers as followers, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as growth
  20 - order by followers desc nulls last, showId asc nulls last
     + order by followers desc nulls last, movieId asc nulls last
  22 + -- data_through_0 = "2024-06-30"
-- releaseCalendar.none: as anticipatedReturningShows.none, but
   3 - select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
     + select figures.title as title, figures.titleId as titleId, figures.titleType as titleType, figures.poster as poster, figures.release as release, figures.network as network, figures.networkId as networkId, figures.studio as studio, figures.week as week, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.followerGrowth, 9) as followerGrowth
   6 - select title from titles where kind = 'series'
     - and status = 'Continuing' and next_air_day is not null
     + select title from titles where 1
     + and (ifNull(release_day > {data_through_0:Date32}, 1) or (status = 'Continuing' and next_air_day is not null))
   9 - select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
     + select titles.name as title, titles.title_id as titleId, toString(titles.kind) as titleType, nullIf(titles.poster_url, '') as poster,
     + multiIf(titles.kind = 'movie', 'Movie', ifNull(release_day > {data_through_0:Date32}, 1), 'New show', 'Returning show') as release,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studio,
     + releaseDate - (toDayOfWeek(releaseDate) - 1) as week, ifNull(next_air_day, release_day) as releaseDate,
     + growing.followers as followers, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
  20 - order by followers desc nulls last, showId asc nulls last
     + order by week asc nulls last, followers desc nulls last, releaseDate asc nulls last, title asc nulls last, titleId asc nulls last
  22 + -- data_through_0 = "2024-06-30"
