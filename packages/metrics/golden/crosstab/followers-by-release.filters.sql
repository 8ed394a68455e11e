-- followers-by-release.filters: as followers-by-release.balanced, but
   5 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_1:Date32})
  12 - select *, follow_running_total as sort_0
     + select *, follow_running_total as sort_0,
     + follow_running_total as metric_0
  44 - select fact.member as member, fact.cell as cell, title_groups.one as of_title, assumeNotNull(toInt32(fact.began) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, title_groups.one as of_title, assumeNotNull(greatest(greatest(toInt32(fact.began), toInt32({date_1:Date32})), toInt32(titles.release_day) + {days_from_release_0:Int32}) - toInt32(titles.release_day)) as began, assumeNotNull(least(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1), toInt32(titles.release_day) + {days_from_release_1:Int32} + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
  73 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  77 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
  78 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24","25-29"]
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  84 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_1:Date32})
  92 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(greatest(toInt32(fact.began), toInt32({date_1:Date32})), toInt32(titles.release_day) + {days_from_release_0:Int32})) as began, assumeNotNull(least(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1), toInt32(titles.release_day) + {days_from_release_1:Int32} + 1)) as ended
