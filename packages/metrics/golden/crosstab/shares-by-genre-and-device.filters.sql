-- shares-by-genre-and-device.filters: as shares-by-genre-and-device.balanced, but
   6 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  15 - select *, if(isNull(maxIf(viewer_share_by_row, across = 1) over (partition by total, genre)), null, ifNull(maxIf(viewer_share_by_row, across = 0 and multiIf(isNull(device_name), 'None', toString(device_name) in ('None', 'Total'), concat(toString(device_name), ' (value)'), assumeNotNull(toString(device_name))) = {sort_0:String}) over (partition by total, genre), 0)) as sort_0
     + select *, if(isNull(maxIf(viewer_share_by_row, across = 1) over (partition by total, genre)), null, ifNull(maxIf(viewer_share_by_row, across = 0 and multiIf(isNull(device_name), 'None', toString(device_name) in ('None', 'Total'), concat(toString(device_name), ' (value)'), assumeNotNull(toString(device_name))) = {sort_0:String}) over (partition by total, genre), 0)) as sort_0,
     + maxIf(viewer_share_by_row, across = 1) over (partition by total, genre) as metric_0
  34 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  55 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  76 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  95 -
     - where 1
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
 105 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
 111 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 112 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = ["Aurora+"]
 113 + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
 116 + with fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
     + )
 119 - select cell, sum(audience_cells.viewers) as members
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
