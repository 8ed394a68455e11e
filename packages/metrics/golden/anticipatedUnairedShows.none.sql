-- anticipatedUnairedShows.none
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
from (
  with picked as (
    select title from titles where kind = 'series'
    and ifNull(release_day > {data_through_0:Date32}, 1)
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, following.followers as followers, titles.release_day as releaseDate
  from (
    select title, followers
    from (
      select title, sum(title_totals.followers) as followers
      from title_totals
      where title in picked
      group by title
    )
    where followers > 0
  ) as following
  inner join titles on titles.title = following.title
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- data_through_0 = "2024-06-30"
-- networkAnticipatedShows.none: as anticipatedUnairedShows.none, but
   2 - select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
     + select figures.show as show, figures.showId as showId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
   6 + and network_id in {network_0:Array(String)}
   8 - select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, following.followers as followers, titles.release_day as releaseDate
     + select titles.name as show, titles.title_id as showId, titles.release_day as releaseDate, following.followers as followers
  23 + limit {limit_0:UInt64}
  24 + -- network_0 = ["210"]
  25 + -- limit_0 = 10
