-- views-by-title.filters: as views-by-title.balanced, but
   3 - with picked as (select title from titles where 1),
     - fact_days as (
     - select title, member, cell, day, 0 as episode, title_view_days.views as times
     - from title_view_days
     + with picked as (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)})),
     + fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
   8 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  14 - select *, view_count as sort_0
     + select *, view_count as sort_0,
     + view_count as metric_0
  30 - from fact_days as fact
     + from fact_views as fact
  32 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  47 - from fact_days as fact
     -
     - where 1
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  58 - where 1
     + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  63 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  64 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = ["Aurora+"]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  67 - with picked as (select title from titles where 1),
     - fact_days as (
     - select title, member, cell, day, 0 as episode, title_view_days.views as times
     - from title_view_days
     + with picked as (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)})),
     + fact_views as (
     + select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
     + from views
  72 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  80 - from fact_days as fact
     -
     - where 1
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
-- members-by-title-columns.filters: as views-by-title.filters, but
   2 - -- viewer_count: Distinct members with a view.
  16 - select title, title_key, across, total, view_count, viewer_count
     + select user_id, title, title_key, across, total, view_count
  18 + select *, dense_rank() over (partition by total order by sort_0 desc nulls last, user_id asc nulls last) as place
     + from (
  20 - select *, view_count as sort_0,
     - view_count as metric_0
     + select *, maxIf(view_count, across = 0 and (multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))) = {sort_0:String} or concat(multiIf(isNull(title), 'None', toString(title) in ('None', 'Total'), concat(toString(title), ' (value)'), assumeNotNull(toString(title))), ' (', ifNull(title_key, ''), ')') = {sort_0:String})) over (partition by total, user_id) as sort_0,
     + maxIf(view_count, across = 1) over (partition by total, user_id) as metric_0
  23 - select title,
     + select user_id,
     + title,
  27 - round(views, 9) as view_count,
     - round(viewers, 9) as viewer_count
     + round(views, 9) as view_count
  30 - select title, title_key, 0 as across, 0 as total, views, viewers
     + select user_id, title, title_key, 0 as across, 0 as total, views
  32 - select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select user_id, title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  34 - select title, title_key, cell, sum(times) as views, uniqExact(member) as viewers
     + select user_id, title, title_key, cell, sum(times) as views
  36 + select fact.member as member, fact.cell as cell, lower(hex(sipHash128Keyed(({member_key_0:UInt64}, {member_key_1:UInt64}), members.member_id))) as user_id, titles.name as title, titles.title_id as title_key, fact.times as times
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + inner join members on members.member = fact.member
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     + )
     + where 1
     + group by user_id, title, title_key, cell
     + ) as parts
     + group by user_id, title, title_key
     + )
     + union all
     + select null as user_id, title, title_key, 0 as across, 1 as total, views
     + from (
     + select title, title_key, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
     + from (
     + select title, title_key, cell, sum(times) as views
     + from (
  47 - select null as title, null as title_key, 0 as across, 1 as total, views, viewers
     + select user_id, null as title, null as title_key, 1 as across, 0 as total, views
  49 - select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select user_id, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  51 - select cell, sum(times) as views, uniqExact(member) as viewers
     + select user_id, cell, sum(times) as views
  53 - select fact.member as member, fact.cell as cell, fact.times as times
     + select fact.member as member, fact.cell as cell, lower(hex(sipHash128Keyed(({member_key_0:UInt64}, {member_key_1:UInt64}), members.member_id))) as user_id, fact.times as times
  56 + inner join members on members.member = fact.member
  59 - group by cell
     + group by user_id, cell
  61 + group by user_id
  67 - order by total desc, sort_0 desc nulls last, title_key asc nulls last, across asc
     - limit {limit_0:UInt64} by total
     + )
     + where (total = 1 or place <= {limit_0:UInt64})
     + order by total desc, place asc, across asc, title desc nulls last, title_key asc nulls last
  78 + -- sort_0 = "Echo"
     + -- member_key_0 = "1"
     + -- member_key_1 = "2"
  81 - -- limit_0 = 10
     + -- limit_0 = 100
