-- binges-by-age-and-gender.filters: as binges-by-age-and-gender.balanced, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)})),
   8 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - ),
     - fact_days as (
     - select title, member, cell, day, 0 as episode, title_view_days.views as times
     - from title_view_days
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  20 - select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0
     + select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0,
     + maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as metric_0
  37 - select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender
     - from (
     - select title, member, cell
     + select user_age_bucket, user_gender, series, member, cell
  41 - select title, member, cell, uniqExact(episode) over (partition by title, member
     + select user_age_bucket, user_gender, series, member, cell, uniqExact(episode) over (partition by user_age_bucket, user_gender, series, member
  43 - from fact_views
     + from (
     + select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, nullIf(toString(cells.gender), '') as user_gender, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + inner join cells on cells.cell = fact.cell
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
  48 - ) as fact
     - inner join cells on cells.cell = fact.cell
     - where 1
  65 - from fact_days as fact
     + from fact_views as fact
  68 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  82 - select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender
     - from (
     - select title, member, cell
     + select user_gender, series, member, cell
  86 - select title, member, cell, uniqExact(episode) over (partition by title, member
     + select user_gender, series, member, cell, uniqExact(episode) over (partition by user_gender, series, member
  88 - from fact_views
     + from (
     + select fact.member as member, fact.cell as cell, nullIf(toString(cells.gender), '') as user_gender, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + inner join cells on cells.cell = fact.cell
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
  93 - ) as fact
     - inner join cells on cells.cell = fact.cell
     - where 1
 110 - from fact_days as fact
     + from fact_views as fact
 113 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 127 - select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket
     - from (
     - select title, member, cell
     + select user_age_bucket, series, member, cell
 131 - select title, member, cell, uniqExact(episode) over (partition by title, member
     + select user_age_bucket, series, member, cell, uniqExact(episode) over (partition by user_age_bucket, series, member
 133 - from fact_views
     + from (
     + select fact.member as member, fact.cell as cell, nullIf(toString(cells.age), '') as user_age_bucket, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + inner join cells on cells.cell = fact.cell
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
 138 - ) as fact
     - inner join cells on cells.cell = fact.cell
     - where 1
 155 - from fact_days as fact
     + from fact_views as fact
 158 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 172 - select fact.member as member, fact.cell as cell
     - from (
     - select title, member, cell
     + select series, member, cell
 176 - select title, member, cell, uniqExact(episode) over (partition by title, member
     + select series, member, cell, uniqExact(episode) over (partition by series, member
 178 - from fact_views
     + from (
     + select fact.member as member, fact.cell as cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
 183 - ) as fact
     -
     - where 1
 199 - from fact_days as fact
     + from fact_views as fact
 201 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 212 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
 216 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 217 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = ["Aurora+"]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
 219 - with picked as (select title from titles where 1),
     - fact_days as (
     - select title, member, cell, day, 0 as episode, title_view_days.views as times
     - from title_view_days
     + with picked as (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)})),
     + fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
 224 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
 232 - from fact_days as fact
     -
     - where 1
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
