-- binges-by-age-and-gender.filters: as binges-by-age-and-gender.balanced, but
   3 - with fact_days as (
     - select title, member, cell, day, 0 as episode, title_view_days.views as times
     - from title_view_days
     - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + with fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in ({platform_0:Array(UInt16)})
  13 - select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0
     + select *, maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as sort_0,
     + maxIf(binger_count, across = 1) over (partition by total, user_age_bucket) as metric_0
  32 - select fact.member as member, fact.cell as cell, fact.cell as of_cell
     + select of_cell, series, member, cell
  34 - select title, member, cell
     - from title_binges
     - where 1
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - ) as fact
     -
     - where 1
     + select of_cell, series, member, cell, uniqExact(episode) over (partition by of_cell, series, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from (
     + select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  43 + where not bulk
     + and episode != 0
     + )
     + where episodes >= 4
     + )
  61 - from fact_days as fact
     + from fact_views as fact
  63 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  82 - select fact.member as member, fact.cell as cell, fact.cell as of_cell
     + select of_cell, series, member, cell
  84 - select title, member, cell
     - from title_binges
     - where 1
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - ) as fact
     -
     - where 1
     + select of_cell, series, member, cell, uniqExact(episode) over (partition by of_cell, series, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from (
     + select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  93 + where not bulk
     + and episode != 0
     + )
     + where episodes >= 4
     + )
 111 - from fact_days as fact
     + from fact_views as fact
 113 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 132 - select fact.member as member, fact.cell as cell, fact.cell as of_cell
     + select of_cell, series, member, cell
 134 - select title, member, cell
     - from title_binges
     - where 1
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - ) as fact
     -
     - where 1
     + select of_cell, series, member, cell, uniqExact(episode) over (partition by of_cell, series, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from (
     + select fact.member as member, fact.cell as cell, fact.cell as of_cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 143 + where not bulk
     + and episode != 0
     + )
     + where episodes >= 4
     + )
 161 - from fact_days as fact
     + from fact_views as fact
 163 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 180 - select fact.member as member, fact.cell as cell
     + select series, member, cell
 182 - select title, member, cell
     - from title_binges
     - where 1
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - ) as fact
     -
     - where 1
     + select series, member, cell, uniqExact(episode) over (partition by series, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from (
     + select fact.member as member, fact.cell as cell, fact.title as series, fact.at as at, fact.episode as episode, fact.bulk as bulk
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 191 + where not bulk
     + and episode != 0
     + )
     + where episodes >= 4
     + )
 203 - from fact_days as fact
     + from fact_views as fact
 205 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 216 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
 220 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 221 - -- since_0 = "1970-01-01"
     + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = [3]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
 224 + with fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in ({platform_0:Array(UInt16)})
     + )
 227 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - group by cell
     + select cell, uniqExact(member) as members from (
     + select member, cell from (
     + select fact.member as member, fact.cell as cell
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
     + ) group by cell
