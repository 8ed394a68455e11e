-- engagement-by-episode.none
-- weighted_engagement_count: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
-- engagement_score: Engagements per 100 viewers.
with fact_engagements as (
  select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
  from reactions
  where 1
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
  from ratings
  where 1
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
  from character_votes
  where 1
  union all
  select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
  from comments
  where 1
),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where 1
)
select season_episode, episode_first_air_date, content_id, across, total, weighted_engagement_count, engagement_score
from (
  select *
  from (
    select *, weighted_engagement_count as sort_0
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
            select season_episode, episode_first_air_date, content_id, sum(points) as points
            from (
              select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, episodes.air_date as episode_first_air_date, if(episodes.episode_id = '', titles.title_id, episodes.episode_id) as content_id, fact.points as points
              from fact_engagements as fact
              inner join titles on titles.title = fact.title
              left join episodes on episodes.episode = fact.episode
              where 1
            )
            where 1
            group by season_episode, episode_first_air_date, content_id
          )
          union all
          select season_episode, episode_first_air_date, content_id, 0 as across, 0 as total, 0 as points, viewers
          from (
            select season_episode, episode_first_air_date, content_id, uniqExact(member) as viewers
            from (
              select fact.member as member, fact.cell as cell, if(fact.episode = 0, null, concat('S', toString(fact.season), ' | E', toString(fact.number))) as season_episode, episodes.air_date as episode_first_air_date, if(episodes.episode_id = '', titles.title_id, episodes.episode_id) as content_id
              from fact_views as fact
              inner join titles on titles.title = fact.title
              left join episodes on episodes.episode = fact.episode
              where 1
            )
            where 1
            group by season_episode, episode_first_air_date, content_id
          )
        ) as parts
        group by season_episode, episode_first_air_date, content_id, across, total
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * 65536 + toUInt32OrNull(extract(season_episode, '([0-9]+)$')) asc nulls last, episode_first_air_date asc nulls last, content_id asc nulls last, across asc

-- sample size
with fact_engagements as (
  select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
  from reactions
  where 1
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
  from ratings
  where 1
  union all
  select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
  from character_votes
  where 1
  union all
  select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
  from comments
  where 1
),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_engagements as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_views as fact
     
     where 1
   )
 )
