-- top.none
-- benchmark
select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
from titles
where kind = 'series'
and title_id = {titleId_0:String}

-- titleId_0 = "1104"

-- whole_0_titles
select groupArray(title) as titles from titles where kind = 'series'
and title_id = {titleId_0:String}

-- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating, completion, binge
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles,
  round(avg(beginning.begun / 7), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.begun / 7), 9) as followerMovingAvg_median, count(beginning.begun / 7) as followerMovingAvg_titles,
  round(avg(if(followed.followers = 0, null, beginning.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, beginning.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, beginning.converted / followed.followers)) as followerConversion_titles,
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
  where title in {whole_0_titles:Array(UInt32)}
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
  from follower_cells
  where title in {whole_0_titles:Array(UInt32)}
  group by title
) as beginning on beginning.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- whole_0_titles, as before

-- age, gender
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
        select title, cell, title_cells.viewers as members
        from title_cells
        where title in {whole_0_titles:Array(UInt32)}
        and title_cells.views > 0
      ) as viewing
      group by title, age, gender
    )
    array join [('age', age), ('gender', gender)] as one
    where bucket != ''
    group by title, field, bucket
  )
) as shares
group by field, bucket, titles

-- whole_0_titles, as before
-- tier.none: as top.none, but
  11 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and title_id = {titleId_0:String})
-- given-tier.none: as top.none, but
   2 - select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
     + select count() as found, {tier_0:Float32} as tier, length({whole_0_titles:Array(UInt32)}) as titles
   7 + -- tier_0 = 0.5
  11 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
-- custom.none: as top.none, but
   2 - select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
     + select count() as found, 0 as tier, length({whole_0_titles:Array(UInt32)}) as titles
  11 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  70 + -- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating, completion, binge of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers,
     + round(beginning.begun / 7, 9) as followerMovingAvg,
     + round(if(followed.followers = 0, null, beginning.converted / followed.followers), 9) as followerConversion,
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
     + where title in {whole_0_titles:Array(UInt32)}
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
     + from follower_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- whole_0_titles, as before
     +
     + -- age, gender of each title
     + select titles.title_id as id, titles.name as name, shares.field as field, shares.bucket as bucket,
     + round(shares.share, 9) as share
     + from (
     + select title, one.1 as field, one.2 as bucket, sum(weighed) as viewers,
     + viewers / sum(viewers) over (partition by field, title) as share
     + from (
     + select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as age, toString(dictGet('cell_facts', 'gender', viewing.cell)) as gender,
     + sum(viewing.members) as weighed
     + from (
     + select title, cell, title_cells.viewers as members
     + from title_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + and title_cells.views > 0
     + ) as viewing
     + group by title, age, gender
     + )
     + array join [('age', age), ('gender', gender)] as one
     + where bucket != ''
     + group by title, field, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- whole_0_titles, as before
     +
-- movie-tier.none: as top.none, but
   1 - -- benchmark
     + -- movie-benchmark
   4 - where kind = 'series'
     + where kind = 'movie'
   7 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  10 - select groupArray(title) as titles from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select groupArray(title) as titles from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
  13 - -- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- followers, followerMovingAvg, followerConversion, viewers, engagement, engagementScore, averageRating, rating
  21 - round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
     - round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
     - round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
     + round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles
  26 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     + select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
