-- top.none
-- benchmark
select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
 and title_id = {titleId_0:String})) as titles
from titles
where kind = 'series'
and title_id = {titleId_0:String}

-- titleId_0 = "1104"

-- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles,
  round(avg(followed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(followed.viewers), 9) as viewers_median, count(followed.viewers) as viewers_titles,
  round(avg(followed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(followed.engagements), 9) as engagement_median, count(followed.engagements) as engagement_titles,
  round(avg(if(followed.viewers = 0, null, 100 * followed.engagements / followed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, 100 * followed.engagements / followed.viewers)), 9) as engagementScore_median, count(if(followed.viewers = 0, null, 100 * followed.engagements / followed.viewers)) as engagementScore_titles,
  round(avg(if(followed.ratings = 0, null, followed.stars / followed.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(followed.ratings = 0, null, followed.stars / followed.ratings)), 9) as averageRating_median, count(if(followed.ratings = 0, null, followed.stars / followed.ratings)) as averageRating_titles,
  round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
  round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
  round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
from titles
left join (
  select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
  from title_totals
  where title in picked
  group by title
) as followed on followed.title = titles.title
where titles.title in picked

-- followerMovingAvg
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(beginning.followers_per_day), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.followers_per_day), 9) as followerMovingAvg_median, count(beginning.followers_per_day) as followerMovingAvg_titles
from titles
left join (
  select title, sum(new_followers) / 7 as followers_per_day
  from (
    select title, day, uniqExact(member) as new_followers
    from (select title, member, cell, began as day from follows)
    where title in picked
    and day >= {date_0:Date32}
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in picked

-- date_0 = "2024-06-24"

-- followerConversion
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, converted.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, sum(title_totals.followers) as followers
  from title_totals
  where title in picked
  group by title
) as followed on followed.title = titles.title
left join (
  select title, uniqExact(member) as converted
  from views
  where title in picked
  and (title, member) in (select title, member from follows where title in picked
  and ended is null)
  group by title
) as converted on converted.title = titles.title
where titles.title in picked

-- age
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(cells.age) as bucket,
      sum(viewing.viewers * 1) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, sum(title_cells.viewers) as viewers
      from title_cells
      where title in picked
      and title_cells.views > 0
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.age != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- gender
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(cells.gender) as bucket,
      sum(viewing.viewers * 1) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, sum(title_cells.viewers) as viewers
      from title_cells
      where title in picked
      and title_cells.views > 0
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.gender != ''
    group by title, bucket
  )
) as shares
group by bucket, titles
-- tier.none: as top.none, but
   3 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String}))) as titles
  13 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
  35 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
  57 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
  80 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
 108 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
-- given-tier.none: as top.none, but
   2 - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as titles
     + select count() as found, {tier_0:Float32} as tier, (select count() from (select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32})) as titles
   8 + -- tier_0 = 0.5
  13 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  35 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  57 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  80 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 108 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
-- custom.none: as top.none, but
   2 - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as titles
     + select count() as found, 0 as tier, (select count() from (select title from titles where kind = 'series'
     + and title_id != {titleId_0:String})) as titles
  13 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  35 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  57 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  80 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 108 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 133 + -- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers,
     + round(followed.viewers, 9) as viewers,
     + round(followed.engagements, 9) as engagement,
     + round(if(followed.viewers = 0, null, 100 * followed.engagements / followed.viewers), 9) as engagementScore,
     + round(if(followed.ratings = 0, null, followed.stars / followed.ratings), 9) as averageRating,
     + round(followed.ratings, 9) as rating,
     + round(if(followed.finishers = 0, null, followed.finished / followed.finishers), 9) as completion,
     + round(if(followed.viewers = 0, null, followed.bingers / followed.viewers), 9) as binge
     + from titles
     + left join (
     + select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     + from title_totals
     + where title in picked
     + group by title
     + ) as followed on followed.title = titles.title
     + where titles.title in picked
     +
     + -- followerMovingAvg of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(beginning.followers_per_day, 9) as followerMovingAvg
     + from titles
     + left join (
     + select title, sum(new_followers) / 7 as followers_per_day
     + from (
     + select title, day, uniqExact(member) as new_followers
     + from (select title, member, cell, began as day from follows)
     + where title in picked
     + and day >= {date_0:Date32}
     + group by title, day
     + )
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in picked
     +
     + -- date_0 = "2024-06-24"
     +
     + -- followerConversion of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(followed.followers = 0, null, converted.converted / followed.followers), 9) as followerConversion
     + from titles
     + left join (
     + select title, sum(title_totals.followers) as followers
     + from title_totals
     + where title in picked
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, uniqExact(member) as converted
     + from views
     + where title in picked
     + and (title, member) in (select title, member from follows where title in picked
     + and ended is null)
     + group by title
     + ) as converted on converted.title = titles.title
     + where titles.title in picked
     +
     + -- age of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(cells.age) as bucket,
     + sum(viewing.viewers * 1) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, sum(title_cells.viewers) as viewers
     + from title_cells
     + where title in picked
     + and title_cells.views > 0
     + group by title, cell
     + ) as viewing
     + inner join cells on cells.cell = viewing.cell
     + where cells.age != ''
     + group by title, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- gender of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(cells.gender) as bucket,
     + sum(viewing.viewers * 1) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, sum(title_cells.viewers) as viewers
     + from title_cells
     + where title in picked
     + and title_cells.views > 0
     + group by title, cell
     + ) as viewing
     + inner join cells on cells.cell = viewing.cell
     + where cells.gender != ''
     + group by title, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
-- movie-tier.none: as top.none, but
   1 - -- benchmark
     - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as titles
     + -- movie-benchmark
     + select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))) as titles
   5 - where kind = 'series'
     + where kind = 'movie'
   8 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  10 - -- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- followers, viewers, engagement, engagementScore, averageRating, rating
  12 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
  20 - round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
     - round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
     - round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
     + round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles
  25 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     + select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
  34 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
  56 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
  79 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
 107 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
