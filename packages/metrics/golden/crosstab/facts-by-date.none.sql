-- facts-by-date.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
-- emotion_count: Emotions given to movies, to shows and to their episodes.
-- average_rating: Mean star rating; star ratings are 1-5.
-- character_vote_count: Votes for favorite characters.
-- follow_count: Distinct members who began to follow the title in the range, a return included; of several titles together, any of them.
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where 1
),
fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where 1
),
fact_ratings as (
  select title, member, cell, day, episode, season, number, rating
  from ratings
  where 1
),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where 1
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select date, across, total, view_count, viewer_count, emotion_count, average_rating, character_vote_count, follow_count
from (
  select *
  from (
    select *, date as sort_0
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
            select date, sum(times) as views, uniqExact(member) as viewers
            from (
              select fact.member as member, fact.cell as cell, fact.day as date, fact.times as times
              from fact_days as fact
              
              where 1
            )
            where 1
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, emotions, 0 as stars, 0 as ratings, 0 as votes, 0 as new_followers
          from (
            select date, count() as emotions
            from (
              select fact.member as member, fact.cell as cell, fact.day as date
              from fact_reactions as fact
              
              where 1
            )
            where 1
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, stars, ratings, 0 as votes, 0 as new_followers
          from (
            select date, sum(rating) as stars, count() as ratings
            from (
              select fact.member as member, fact.cell as cell, fact.day as date, fact.rating as rating
              from fact_ratings as fact
              
              where 1
            )
            where 1
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, 0 as stars, 0 as ratings, votes, 0 as new_followers
          from (
            select date, count() as votes
            from (
              select fact.member as member, fact.cell as cell, fact.day as date
              from fact_votes as fact
              
              where 1
            )
            where 1
            group by date
          )
          union all
          select date, 0 as across, 0 as total, 0 as views, 0 as viewers, 0 as emotions, 0 as stars, 0 as ratings, 0 as votes, new_followers
          from (
            select date, uniqExact(member) as new_followers
            from (
              select fact.member as member, fact.cell as cell, fact.day as date
              from fact_follows as fact
              
              where 1
            )
            where 1
            group by date
          )
        ) as parts
        group by date, across, total
      )
    )
  )
  where 1
)
order by total desc, sort_0 asc nulls last, date asc nulls last, across asc

-- sample size
with fact_days as (
  select title, member, cell, day, 0 as episode, title_view_days.views as times
  from title_view_days
  where 1
),
fact_reactions as (
  select title, member, cell, day, episode, season, number, emotion
  from reactions
  where 1
),
fact_ratings as (
  select title, member, cell, day, episode, season, number, rating
  from ratings
  where 1
),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where 1
),
fact_follows as (
  select title, member, cell, day, episode, began, ended
  from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
  where 1
)
select uniqExact(member) as n from (
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_days as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_reactions as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_ratings as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_votes as fact
     
     where 1
   )
   union all
   select member, cell from (
     select fact.member as member, fact.cell as cell
     from fact_follows as fact
     
     where 1
   )
 )
