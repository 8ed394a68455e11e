-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
-- emotion_count: Emotions given to episodes and movies.
-- average_rating: Mean star rating; star ratings are 1-5.
-- character_vote_count: Votes for favourite characters.
-- follow_count: Distinct members who began to follow the title in the range; a return counts.
with picked as (select title from titles where 1
and (title_id in {title_0:Array(String)})
and not hasAny(genres, {genre_0:Array(String)})),
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, bulk
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
),
fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_ratings as (
  select title, member, cell, day, episode, season, number, rating
  from ratings
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where title in picked
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
)
select date, across, total, view_count, viewer_count, emotion_count, average_rating, character_vote_count, follow_count
from (
  select *, dense_rank() over (partition by total order by sort_0 asc nulls last, date asc nulls last) as place
  from (
    select *, date as sort_0,
      view_count as metric_0
    from (
      select date,
        across,
        total,
        round(views, 9) as view_count,
        round(viewers, 9) as viewer_count,
        round(emotions, 9) as emotion_count,
        round(if(ratings = 0, null, stars / ratings), 9) as average_rating,
        round(votes, 9) as character_vote_count,
        round(new_followers, 9) as follow_count
      from (
        select date, across, total, sum(parts.views) as views, sum(parts.viewers) as viewers, sum(parts.emotions) as emotions, sum(parts.stars) as stars, sum(parts.ratings) as ratings, sum(parts.votes) as votes, sum(parts.new_followers) as new_followers
        from (
          select date, 0 as across, 0 as total, views, viewers, 0 as emotions, 0 as stars, 0 as ratings, 0 as votes, 0 as new_followers
          from (
            select date, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
            from (
              select date, cell, sum(times) as views, uniqExact(member) as viewers
              from (
                select fact.member as member, fact.cell as cell, fact.day as date, fact.times as times
                from fact_views as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by date, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, emotions, 0 as stars, 0 as ratings, 0 as votes, 0 as new_followers
          from (
            select date, sum(parts.emotions * cells.weight) as emotions
            from (
              select date, cell, count() as emotions
              from (
                select fact.member as member, fact.cell as cell, fact.day as date
                from fact_reactions as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by date, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, stars, ratings, 0 as votes, 0 as new_followers
          from (
            select date, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
            from (
              select date, cell, sum(rating) as stars, count() as ratings
              from (
                select fact.member as member, fact.cell as cell, fact.day as date, fact.rating as rating
                from fact_ratings as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by date, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, 0 as stars, 0 as ratings, votes, 0 as new_followers
          from (
            select date, sum(parts.votes * cells.weight) as votes
            from (
              select date, cell, count() as votes
              from (
                select fact.member as member, fact.cell as cell, fact.day as date
                from fact_votes as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by date, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, 0 as stars, 0 as ratings, 0 as votes, new_followers
          from (
            select date, sum(parts.new_followers * cells.weight) as new_followers
            from (
              select date, cell, uniqExact(member) as new_followers
              from (
                select fact.member as member, fact.cell as cell, fact.day as date
                from fact_follows as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by date, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by date
          )
        ) as parts
        group by date, across, total
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
fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, bulk
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in (select platform from platforms where name in {platform_0:Array(String)})
),
fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_ratings as (
  select title, member, cell, day, episode, season, number, rating
  from ratings
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where title in picked
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_views as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
    union all
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_reactions as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
    union all
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_ratings as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
    union all
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_votes as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
    union all
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_follows as fact
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
