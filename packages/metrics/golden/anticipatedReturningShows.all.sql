-- anticipatedReturningShows.all: as anticipatedReturningShows.balanced-days, but
   7 + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)}
     + and studio_id in {studio_0:Array(String)}
     + and originating_country in {originating_country_0:Array(String)}
     + and originating_language in {originating_language_0:Array(String)}
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
     + and status in {status_0:Array(String)}
     + and hasAny(genres, {genre_0:Array(String)})
     + and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
     + and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
     + and status in {airing_status_0:Array(String)}
     + and toString(kind) in {contentType_0:Array(String)}
   8 + and ifNull(next_air_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
  16 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- title_0 = ["1104","84"]
     + -- network_0 = ["210","33"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- runtime_2 = 104
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action","Family"]
     + -- first_release_date_0 = "2024-04-02"
     + -- first_release_date_1 = "2024-06-30"
     + -- release_date_0 = "2024-07-01"
     + -- release_date_1 = "2024-08-29"
     + -- airing_status_0 = ["Ended"]
     + -- contentType_0 = ["series"]
     + -- future_release_date_0 = "2024-07-01"
     + -- future_release_date_1 = "2024-07-30"
  30 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
-- moviesAnticipation.all: as anticipatedReturningShows.all, but
   2 - -- followerGrowth: Net new followers of the range divided by the followers before it.
     - select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
     + -- growth: Net new followers of the range divided by the followers before it.
     + select figures.movieName as movieName, figures.movieId as movieId, figures.poster as poster, figures.studio as studio, figures.studioId as studioId, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.growth, 9) as growth
   6 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  19 - and status = 'Continuing' and next_air_day is not null
     - and ifNull(next_air_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
     + and ifNull(release_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
     + and ifNull(release_day > {data_through_0:Date32}, 1)
  22 - select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
     + select titles.name as movieName, titles.title_id as movieId, nullIf(titles.poster_url, '') as poster,
     + nullIf(titles.studio_name, '') as studio,
     + nullIf(titles.studio_id, '') as studioId, titles.release_day as releaseDate,
     + growing.followers as followers, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as growth
  40 - order by followers desc nulls last, showId asc nulls last
     + order by followers desc nulls last, movieId asc nulls last
  60 + -- data_through_0 = "2024-06-30"
-- releaseCalendar.all: as anticipatedReturningShows.all, but
   3 - select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
     + select figures.title as title, figures.titleId as titleId, figures.titleType as titleType, figures.poster as poster, figures.release as release, figures.network as network, figures.networkId as networkId, figures.studio as studio, figures.week as week, figures.releaseDate as releaseDate, round(figures.followers, 9) as followers, round(figures.followerGrowth, 9) as followerGrowth
   6 - select title from titles where kind = 'series'
     + select title from titles where 1
  19 - and status = 'Continuing' and next_air_day is not null
     - and ifNull(next_air_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
     + and (ifNull(release_day > {data_through_0:Date32}, 1) or (status = 'Continuing' and next_air_day is not null))
     + and ifNull(ifNull(next_air_day, release_day) between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0)
  22 - select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
     + select titles.name as title, titles.title_id as titleId, toString(titles.kind) as titleType, nullIf(titles.poster_url, '') as poster,
     + multiIf(titles.kind = 'movie', 'Movie', ifNull(release_day > {data_through_0:Date32}, 1), 'New show', 'Returning show') as release,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studio,
     + releaseDate - (toDayOfWeek(releaseDate) - 1) as week, ifNull(next_air_day, release_day) as releaseDate,
     + growing.followers as followers, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
  40 - order by followers desc nulls last, showId asc nulls last
     + order by week asc nulls last, followers desc nulls last, releaseDate asc nulls last, title asc nulls last, titleId asc nulls last
  58 + -- data_through_0 = "2024-06-30"
