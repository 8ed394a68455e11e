-- weighted_engagement_count: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
-- engagement_score: Engagements per 100 viewers.
with picked as (select title from titles where 1
and (title_id in {title_0:Array(String)})
and not hasAny(genres, {genre_0:Array(String)})),
fact_engagements as (
  select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
  from reactions
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
  from ratings
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
  from comments
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, bulk
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
)
select season_episode, episode_first_air_date, content_id, across, total, weighted_engagement_count, engagement_score
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, season_episode asc nulls last, episode_first_air_date asc nulls last, content_id asc nulls last) as place
  from (
    select *, weighted_engagement_count as sort_0,
      weighted_engagement_count as metric_0
    from (
      select season_episode,
        episode_first_air_date,
        content_id,
        across,
        total,
        round(points, 9) as weighted_engagement_count,
        round(if(viewers = 0, null, 100 * points / viewers), 9) as engagement_score
      from (
        select season_episode, episode_first_air_date, content_id, across, total, sum(parts.points) as points, sum(parts.viewers) as viewers
        from (
          select season_episode, episode_first_air_date, content_id, 0 as across, 0 as total, points, 0 as viewers
          from (
            select season_episode, episode_first_air_date, content_id, sum(parts.points * cells.weight) as points
            from (
              select season_episode, episode_first_air_date, content_id, cell, sum(points) as points
              from (
                select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, episodes.air_date as episode_first_air_date, if(episodes.episode_id = '', titles.title_id, episodes.episode_id) as content_id, fact.points as points
                from fact_engagements as fact
                inner join titles on titles.title = fact.title
                left join episodes on episodes.episode = fact.episode
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by season_episode, episode_first_air_date, content_id, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by season_episode, episode_first_air_date, content_id
          )
          union all
          select season_episode, episode_first_air_date, content_id, 0 as across, 0 as total, 0 as points, viewers
          from (
            select season_episode, episode_first_air_date, content_id, sum(parts.viewers * cells.weight) as viewers
            from (
              select season_episode, episode_first_air_date, content_id, cell, uniqExact(member) as viewers
              from (
                select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, episodes.air_date as episode_first_air_date, if(episodes.episode_id = '', titles.title_id, episodes.episode_id) as content_id
                from fact_views as fact
                inner join titles on titles.title = fact.title
                left join episodes on episodes.episode = fact.episode
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by season_episode, episode_first_air_date, content_id, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by season_episode, episode_first_air_date, content_id
          )
        ) as parts
        group by season_episode, episode_first_air_date, content_id, across, total
      )
    )
  )
  where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
)
where 1
order by total desc, place asc, across asc

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- platform_0 = ["Aurora+"]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
-- metric_0 = 0.5

-- sample size
with picked as (select title from titles where 1
and (title_id in {title_0:Array(String)})
and not hasAny(genres, {genre_0:Array(String)})),
fact_engagements as (
  select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
  from reactions
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
  from ratings
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  union all
  select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
  from comments
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, bulk
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_engagements as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
    union all
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_views as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
  ) group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- platform_0 = ["Aurora+"]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
