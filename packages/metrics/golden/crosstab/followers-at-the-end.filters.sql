-- followers-at-the-end.filters: as followers-at-the-end.balanced, but
   5 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and ended is null
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  13 - select *, total_follow_count as sort_0
     + select *, total_follow_count as sort_0,
     + total_follow_count as metric_0
  26 - select of_cell, cell, uniqExactIf(member, ended is null) as followers
     + select of_cell, cell, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as followers
  44 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  48 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
  49 + -- age_0 = ["18-24","25-29"]
     + -- date_0 = "2024-05-31"
     + -- metric_0 = 0.5
  54 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and ended is null
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
