-- following-by-network.filters: as following-by-network.balanced, but
   7 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and (ended is null or 0)
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32}))
  14 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and day between {date_2:Date32} and {date_0:Date32}
  21 - select *, total_follow_count as sort_0
     + select *, total_follow_count as sort_0,
     + total_follow_count as metric_0
  38 - select of_title, cell, uniqExactIf(member, ended is null) as followers, uniqExactIf(member, 0) as followers_before
     + select of_title, cell, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  68 -
     + inner join titles on titles.title = fact.title
  74 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  88 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  92 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
  93 + -- age_0 = ["18-24","25-29"]
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-04-30"
     + -- date_2 = "2024-05-01"
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  98 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and (ended is null or 0)
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and (began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32}) or began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32}))
 105 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and day between {date_2:Date32} and {date_0:Date32}
 122 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
