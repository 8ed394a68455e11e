-- counting.filters: as counting.balanced, but
   5 - where 1
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and platform in ({platform_0:Array(UInt16)})
  14 - select *, toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * 65536 + toUInt32OrNull(extract(season_episode, '([0-9]+)$')) as sort_0
     + select *, toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * 65536 + toUInt32OrNull(extract(season_episode, '([0-9]+)$')) as sort_0,
     + maxIf(view_count, across = 1) over (partition by total, season_episode) as metric_0
  32 -
     + inner join titles on titles.title = fact.title
  38 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  58 -
     + inner join titles on titles.title = fact.title
  64 - where 1
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  73 + union all
     + select season_episode, null as follower_tier, 1 as across, 0 as total, views
     + from (
     + select season_episode, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
     + from (
     + select season_episode, cell, sum(times) as views
     + from (
     + select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, fact.times as times
     + from fact_views as fact
     + inner join titles on titles.title = fact.title
     + where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
  74 + where 1
     + group by season_episode, cell
     + ) as parts
     + group by season_episode
  76 - where 1
  79 + where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
     + )
     + )
  82 + -- title_0 = ["1104","84"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  83 + -- age_0 = ["18-24","25-29"]
     + -- season_0 = [1]
     + -- platform_0 = [3]
     + -- days_from_release_0 = -10
     + -- days_from_release_1 = 30
     + -- metric_0 = 0.5
  86 + with fact_views as (
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
  89 - select cell, sum(audience_cells.viewers) as members
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
