-- top.none
-- benchmark
select
  (select count() from titles where title in (select title from titles where kind = 'series'
  and title_id = {titleId_0:String})) as found,
  (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and title_id = {titleId_0:String})) as tier,
  (select count() from titles where title in (select title from titles where kind = 'series'
  and title_id = {titleId_0:String})) as titles

-- titleId_0 = "1104"

-- followers
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles
from titles
left join (
  select title, sum(title_totals.followers) as followers
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

-- viewers
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles
from titles
left join (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
  from title_totals
  where title in picked
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- engagement, engagementScore
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median, count(viewed.engagements) as engagement_titles,
  round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)) as engagementScore_titles
from titles
left join (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
  from title_totals
  where title in picked
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- averageRating, rating
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating_median, count(if(rated.ratings = 0, null, rated.stars / rated.ratings)) as averageRating_titles,
  round(avg(rated.ratings), 9) as rating, round(quantileExactInclusive(0.5)(rated.ratings), 9) as rating_median, count(rated.ratings) as rating_titles
from titles
left join (
  select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
  from title_totals
  where title in picked
  group by title
) as rated on rated.title = titles.title
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

-- completion
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion_median, count(if(finished.finishers = 0, null, finished.finished / finished.finishers)) as completion_titles
from titles
left join (
  select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
  from title_totals
  where title in picked
  group by title
) as finished on finished.title = titles.title
where titles.title in picked

-- binge
with picked as (
  select title from titles where kind = 'series'
  and title_id = {titleId_0:String}
)
select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median, count(if(binged.viewers = 0, null, binged.bingers / binged.viewers)) as binge_titles
from titles
left join (
  select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
  from title_totals
  where title in picked
  group by title
) as binged on binged.title = titles.title
where titles.title in picked
-- tier.none: as top.none, but
   8 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String})))) as titles
  15 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
  30 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
  52 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
  75 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
  90 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
 106 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
 122 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
 150 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
 178 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
 193 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and title_id = {titleId_0:String}))
-- given-tier.none: as top.none, but
   5 - (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as tier,
     + {tier_0:Float32} as tier,
   8 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32})) as titles
  11 + -- tier_0 = 0.5
  15 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  30 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  52 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  75 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  90 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 106 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 122 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 150 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 178 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 193 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
-- custom.none: as top.none, but
   5 - (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as tier,
     + 0 as tier,
   8 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String})) as titles
  15 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  30 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  52 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  75 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  90 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 106 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 122 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 150 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 178 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 193 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 205 + -- followers of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers
     + from titles
     + left join (
     + select title, sum(title_totals.followers) as followers
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
     + -- viewers of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(viewed.viewers, 9) as viewers
     + from titles
     + left join (
     + select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     + from title_totals
     + where title in picked
     + group by title
     + ) as viewed on viewed.title = titles.title
     + where titles.title in picked
     +
     + -- engagement, engagementScore of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(viewed.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + from titles
     + left join (
     + select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     + from title_totals
     + where title in picked
     + group by title
     + ) as viewed on viewed.title = titles.title
     + where titles.title in picked
     +
     + -- averageRating, rating of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(rated.ratings = 0, null, rated.stars / rated.ratings), 9) as averageRating,
     + round(rated.ratings, 9) as rating
     + from titles
     + left join (
     + select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     + from title_totals
     + where title in picked
     + group by title
     + ) as rated on rated.title = titles.title
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
     + -- completion of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(finished.finishers = 0, null, finished.finished / finished.finishers), 9) as completion
     + from titles
     + left join (
     + select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     + from title_totals
     + where title in picked
     + group by title
     + ) as finished on finished.title = titles.title
     + where titles.title in picked
     +
     + -- binge of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(binged.viewers = 0, null, binged.bingers / binged.viewers), 9) as binge
     + from titles
     + left join (
     + select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     + from title_totals
     + where title in picked
     + group by title
     + ) as binged on binged.title = titles.title
     + where titles.title in picked
     +
-- movie-tier.none: as top.none, but
   1 - -- benchmark
     + -- movie-benchmark
   3 - (select count() from titles where title in (select title from titles where kind = 'series'
     + (select count() from titles where title in (select title from titles where kind = 'movie'
   5 - (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
   7 - (select count() from titles where title in (select title from titles where kind = 'series'
     - and title_id = {titleId_0:String})) as titles
     + (select count() from titles where title in (select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String})))) as titles
  10 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  14 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
  29 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
  51 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
  74 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
  89 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
 105 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
 121 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
 149 - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select title from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
     + and title_id = {titleId_0:String}))
 175 - -- completion
     - with picked as (
     - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     - )
     - select round(avg(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion_median, count(if(finished.finishers = 0, null, finished.finished / finished.finishers)) as completion_titles
     - from titles
     - left join (
     - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     - group by title
     - ) as finished on finished.title = titles.title
     - where titles.title in picked
     -
     - -- binge
     - with picked as (
     - select title from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     - )
     - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median, count(if(binged.viewers = 0, null, binged.bingers / binged.viewers)) as binge_titles
     - from titles
     - left join (
     - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where title in picked
     - group by title
     - ) as binged on binged.title = titles.title
     - where titles.title in picked
     -
