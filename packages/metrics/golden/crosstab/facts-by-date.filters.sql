-- facts-by-date.filters: as facts-by-date.balanced, but
   7 - with fact_days as (
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
  16 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  22 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  28 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  34 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
  41 - select *, date as sort_0
     + select *, date as sort_0,
     + view_count as metric_0
  62 - from fact_days as fact
     -
     - where 1
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  80 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  97 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 114 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 131 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 144 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
 148 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 149 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = [3]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
 151 - with fact_days as (
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
 160 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 166 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 172 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 178 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
 187 - from fact_days as fact
     -
     - where 1
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 195 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 202 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 209 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 216 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
