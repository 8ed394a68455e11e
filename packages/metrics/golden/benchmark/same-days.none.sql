-- same-days.none
-- benchmark
select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
from titles
where kind = 'series'
and title_id = {titleId_0:String}

-- titleId_0 = "1104"

-- whole_0_titles
select groupArray(title) as titles from titles where kind = 'series'
and title_id != {titleId_0:String}
and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
and title_id = {titleId_0:String}), {date_0:Date32})) <= {data_through_0:Date32}, 0)
and tier = (select sum(tier) from titles where kind = 'series'
 and title_id = {titleId_0:String})

-- date_0 = "2024-06-30"
-- data_through_0 = "2024-06-30"

-- followers
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles
from titles
left join (
  select title, uniqExact(member) as followers
  from follows
  where title in {whole_0_titles:Array(UInt32)}
  and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  group by title
) as followed on followed.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- followerMovingAvg
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(beginning.begun / 7), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.begun / 7), 9) as followerMovingAvg_median, count(beginning.begun / 7) as followerMovingAvg_titles
from titles
left join (
  select title, sum(new_followers) as begun
  from (
    select title, day, uniqExact(member) as new_followers
    from (select title, member, cell, began as day from follows)
    where title in {whole_0_titles:Array(UInt32)}
    and day between {date_0:Date32} and {date_1:Date32}
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"

-- whole_0_titles, as before

-- followerConversion
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, converted.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, uniqExact(member) as followers
  from follows
  where title in {whole_0_titles:Array(UInt32)}
  and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  group by title
) as followed on followed.title = titles.title
left join (
  select title, length(arrayIntersect(groupUniqArrayIf(member, has_viewed), groupUniqArrayIf(member, not has_viewed))) as converted
  from (
      select title, cell, member, true as has_viewed
      from views
      where title in {whole_0_titles:Array(UInt32)}
      and day <= {date_0:Date32}
      union all
      select title, cell, member, false as has_viewed
      from follows
      where title in {whole_0_titles:Array(UInt32)}
      and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    )
  where 1
  group by title
) as converted on converted.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- viewers
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles
from titles
left join (
  select title, count() as views, uniqExact(member) as viewers
  from views
  where title in {whole_0_titles:Array(UInt32)}
  and day <= {date_0:Date32}
  group by title
) as viewed on viewed.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- engagement, engagementScore
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
  round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles
from titles
left join (
  select title, count() as views, uniqExact(member) as viewers
  from views
  where title in {whole_0_titles:Array(UInt32)}
  and day <= {date_0:Date32}
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(points) as engagements
  from (
      select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
      from reactions
      where title in {whole_0_titles:Array(UInt32)}
      and day <= {date_0:Date32}
      union all
      select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
      from ratings
      where title in {whole_0_titles:Array(UInt32)}
      and day <= {date_0:Date32}
      union all
      select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
      from character_votes
      where title in {whole_0_titles:Array(UInt32)}
      and day <= {date_0:Date32}
      union all
      select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
      from comments
      where title in {whole_0_titles:Array(UInt32)}
      and day <= {date_0:Date32}
    )
  where 1
  group by title
) as engaged on engaged.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- averageRating, rating
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating_median, count(if(rated.ratings = 0, null, rated.stars / rated.ratings)) as averageRating_titles,
  round(avg(rated.ratings), 9) as rating, round(quantileExactInclusive(0.5)(rated.ratings), 9) as rating_median, count(rated.ratings) as rating_titles
from titles
left join (
  select title, sum(rating) as stars, count() as ratings
  from ratings
  where title in {whole_0_titles:Array(UInt32)}
  and day <= {date_0:Date32}
  group by title
) as rated on rated.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- completion
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion_median, count(if(finished.finishers = 0, null, finished.finished / finished.finishers)) as completion_titles
from titles
left join (
  select title, finished, finishers
  from (
    select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
    from (
        select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
        from views
        where title in {whole_0_titles:Array(UInt32)}
        and day <= {date_0:Date32}
        group by title, member, cell
        having seen > 0
      ) as watching
      inner join (
        select title, count() as aired
        from episodes
        where season > 0
        and title in {whole_0_titles:Array(UInt32)}
        and air_date <= {date_0:Date32}
        group by title
      ) as airing on airing.title = watching.title
    where 1
    group by title
  )
) as finished on finished.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- binge
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
from titles
left join (
  select title, uniqExact(member) as bingers
  from (
      select title, member, cell
      from (
        select title, member, cell, uniqExact(episode) over (partition by title, member
          order by toInt64(at) range between 86400 preceding and current row) as episodes
        from views
        where not bulk
        and episode != 0
        and title in {whole_0_titles:Array(UInt32)}
        and day <= {date_0:Date32}
      )
      where episodes >= 4
    )
  where 1
  group by title
) as binged on binged.title = titles.title
left join (
  select title, count() as views, uniqExact(member) as viewers
  from views
  where title in {whole_0_titles:Array(UInt32)}
  and day <= {date_0:Date32}
  group by title
) as viewed on viewed.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-30"

-- whole_0_titles, as before

-- age, gender
with moved as (
  select title, dateDiff('day', (select any(release_day) from titles where kind = 'series'
  and title_id = {titleId_0:String}), assumeNotNull(release_day)) as later
  from titles
  where title in {whole_0_titles:Array(UInt32)}
),
views as (
  select views.* replace(addDays(views.day, -moved.later) as day)
  from views
  inner join moved on moved.title = views.title
),
follows as (
  select follows.* replace(addDays(follows.began, -moved.later) as began, addDays(follows.ended, -moved.later) as ended)
  from follows
  inner join moved on moved.title = follows.title
),
ratings as (
  select ratings.* replace(addDays(ratings.day, -moved.later) as day)
  from ratings
  inner join moved on moved.title = ratings.title
),
reactions as (
  select reactions.* replace(addDays(reactions.day, -moved.later) as day)
  from reactions
  inner join moved on moved.title = reactions.title
),
character_votes as (
  select character_votes.* replace(addDays(character_votes.day, -moved.later) as day)
  from character_votes
  inner join moved on moved.title = character_votes.title
),
comments as (
  select comments.* replace(addDays(comments.day, -moved.later) as day)
  from comments
  inner join moved on moved.title = comments.title
),
episodes as (
  select episodes.* replace(addDays(episodes.air_date, -moved.later) as air_date)
  from episodes
  inner join moved on moved.title = episodes.title
)
select field, bucket, round(sum(share) / sum(sum(share)) over (partition by field), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over (partition by field) as titles
  from (
    select title, one.1 as field, one.2 as bucket, sum(weighed) as viewers,
      viewers / sum(viewers) over (partition by field, title) as share
    from (
      select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as age, toString(dictGet('cell_facts', 'gender', viewing.cell)) as gender,
        sum(viewing.members) as weighed
      from (
        select title, cell, uniqExact(member) as members
        from views
        where title in {whole_0_titles:Array(UInt32)}
        and day <= {date_0:Date32}
        group by title, cell
      ) as viewing
      group by title, age, gender
    )
    array join [('age', age), ('gender', gender)] as one
    where bucket != ''
    group by title, field, bucket
  )
) as shares
group by field, bucket, titles

-- date_0 = "2024-06-30"

-- whole_0_titles, as before
