-- followers: Distinct members who follow the title at the end of the range.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
from (
  with picked as (
    select title from titles where kind = 'series'
    and title_id not in {title_0:Array(String)}
    and network_id not in {network_0:Array(String)}
    and studio_id not in {studio_0:Array(String)}
    and originating_country not in {originating_country_0:Array(String)}
    and originating_language not in {originating_language_0:Array(String)}
    and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
    and status not in {status_0:Array(String)}
    and not hasAny(genres, {genre_0:Array(String)})
    and ifNull(release_day > {data_through_0:Date32}, 1)
  )
  select titles.name as show, titles.title_id as showId,
    nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, following.followers as followers, titles.release_day as releaseDate
  from (
    select title, followers
    from (
      select title, sum(cell_titles.followers) as followers
      from cell_titles
      where title in picked
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      group by title
    )
    where followers > 0
  ) as following
  inner join titles on titles.title = following.title
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- title_0 = ["1104"]
-- network_0 = ["210"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- status_0 = ["Ended"]
-- genre_0 = ["Action"]
-- data_through_0 = "2024-06-30"
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
