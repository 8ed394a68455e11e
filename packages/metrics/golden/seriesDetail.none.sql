-- seriesDetail.none
select figures.id as id, figures.name as name, figures.poster as poster, figures.genre as genre, figures.network as network, figures.networkId as networkId, figures.number_of_seasons as number_of_seasons, figures.overview as overview, figures.status as status, figures.first_air_date as first_air_date, figures.series_last_air_date as series_last_air_date
from (
  select title_id as id, name, nullIf(poster_url, '') as poster, nullIf(arrayStringConcat(genres, '|'), '') as genre,
    nullIf(network_name, '') as network, nullIf(network_id, '') as networkId, seasons as number_of_seasons,
    nullIf(overview, '') as overview, status, release_day as first_air_date, last_release_date as series_last_air_date
  from (select * from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
) as figures
where 1
order by id asc nulls last
limit {limit_0:UInt64}

-- show_0 = ["1104"]
-- limit_0 = 1
