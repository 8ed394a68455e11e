-- engagement-by-episode.filters: as engagement-by-episode.balanced, but
   6 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  11 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  16 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  21 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  27 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in ({platform_0:Array(UInt16)})
  34 - select *, weighted_engagement_count as sort_0
     + select *, weighted_engagement_count as sort_0,
     + weighted_engagement_count as metric_0
  56 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  74 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  86 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  90 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  91 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = [3]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  96 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 101 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 106 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 111 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
 117 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in ({platform_0:Array(UInt16)})
 127 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 134 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
