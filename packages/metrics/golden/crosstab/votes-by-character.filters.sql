-- votes-by-character.filters: as votes-by-character.balanced, but
   6 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  13 - select *, character_vote_share as sort_0
     + select *, character_vote_share as sort_0,
     + character_vote_share as metric_0
  30 + inner join titles on titles.title = fact.title
  32 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  48 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  58 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  62 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  63 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  68 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
  78 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
