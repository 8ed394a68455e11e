-- homepageShowsAnticipation.none
-- followers: Distinct members who follow the title at the end of the range.
select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
from (
  with
    picked as (
      select title from titles where kind = 'series'
      and ifNull(release_day > {data_through_0:Date32}, 1)
    )
  select
    titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
      nullIf(titles.network_id, '') as networkId,
    titles.release_day as releaseDate, following.followers as followers
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
order by followers desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- data_through_0 = "2024-06-30"
-- limit_0 = 10
-- homepageMoviesAnticipation.none: as homepageShowsAnticipation.none, but
   2 - select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
     + select figures.name as name, figures.id as id, figures.studio as studio, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
   6 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  10 - titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     + titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio,
-- anticipatedUnairedShows.none: as homepageShowsAnticipation.none, but
   2 - select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
   4 - with
     - picked as (
     + with picked as (
   9 - select
     - titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     - titles.release_day as releaseDate, following.followers as followers
     + select titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, following.followers as followers, titles.release_day as releaseDate
  26 - order by followers desc nulls last, id asc nulls last
     - limit {limit_0:UInt64}
     + order by followers desc nulls last, showId asc nulls last
  30 - -- limit_0 = 10
-- networkAnticipatedShows.none: as homepageShowsAnticipation.none, but
   2 - select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
     + select figures.show as show, figures.showId as showId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers
   4 - with
     - picked as (
     + with picked as (
   7 + and network_id in {network_0:Array(String)}
   9 - select
     - titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     - titles.release_day as releaseDate, following.followers as followers
     + select titles.name as show, titles.title_id as showId, titles.release_day as releaseDate, following.followers as followers
  26 - order by followers desc nulls last, id asc nulls last
     + order by followers desc nulls last, showId asc nulls last
  29 + -- network_0 = ["210"]
