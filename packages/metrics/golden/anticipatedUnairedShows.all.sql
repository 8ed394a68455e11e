-- anticipatedUnairedShows.all
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
from (
  with picked as (
    select title from titles where kind = 'series'
    and (title_id in {title_0:Array(String)})
    and network_id in {network_0:Array(String)}
    and studio_id in {studio_0:Array(String)}
    and originating_country in {originating_country_0:Array(String)}
    and originating_language in {originating_language_0:Array(String)}
    and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
    and status in {status_0:Array(String)}
    and hasAny(genres, {genre_0:Array(String)})
    and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
    and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
    and status in {airing_status_0:Array(String)}
    and toString(kind) in {contentType_0:Array(String)}
    and ifNull(release_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
    and ifNull(release_day > {data_through_0:Date32}, 1)
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, following.followers as followers, titles.release_day as releaseDate
  from (
    select title, followers
    from (
      select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
      from (
        select title, cell, sum(steps) as followers
        from title_follow_days
        where title in picked
        and day <= {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        group by title, cell
      ) as parts
      group by title
    )
    where followers > 0
  ) as following
  inner join titles on titles.title = following.title
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- future_release_date_0 = "2024-07-01"
-- future_release_date_1 = "2024-07-30"
-- data_through_0 = "2024-06-30"
-- date_0 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- networkAnticipatedShows.all: as networkAnticipatedShows.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  36 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
