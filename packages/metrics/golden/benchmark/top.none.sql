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

-- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge
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
  where title in {whole_0_titles:Array(UInt32)}
  group by title
) as followed on followed.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- whole_0_titles, as before

-- followerMovingAvg
select round(avg(beginning.followers_per_day), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.followers_per_day), 9) as followerMovingAvg_median, count(beginning.followers_per_day) as followerMovingAvg_titles
from titles
left join (
  select title, sum(new_followers) / 7 as followers_per_day
  from (
    select title, day, uniqExact(member) as new_followers
    from (select title, member, cell, began as day from follows)
    where title in {whole_0_titles:Array(UInt32)}
    and day >= {date_0:Date32}
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-06-24"

-- whole_0_titles, as before

-- followerConversion
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, converted.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, sum(title_totals.followers) as followers
  from title_totals
  where title in {whole_0_titles:Array(UInt32)}
  group by title
) as followed on followed.title = titles.title
left join (
  select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
  from (
      select title, cell, member, true as has_viewed
      from title_view_days
      where title in {whole_0_titles:Array(UInt32)}
      and since <= {since_0:Date}
      union all
      select title, cell, member, false as has_viewed
      from follows
      where title in {whole_0_titles:Array(UInt32)}
      and ended is null
    )
  where 1
  group by title
) as converted on converted.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- since_0 = "1970-01-01"

-- whole_0_titles, as before

-- age
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as bucket,
      sum(viewing.members) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, title_cells.viewers as members
      from title_cells
      where title in {whole_0_titles:Array(UInt32)}
      and title_cells.views > 0
    ) as viewing
    where bucket != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- whole_0_titles, as before

-- gender
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(dictGet('cell_facts', 'gender', viewing.cell)) as bucket,
      sum(viewing.members) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, title_cells.viewers as members
      from title_cells
      where title in {whole_0_titles:Array(UInt32)}
      and title_cells.views > 0
    ) as viewing
    where bucket != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

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
 132 + -- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge of each title
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
     + where title in {whole_0_titles:Array(UInt32)}
     + group by title
     + ) as followed on followed.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- whole_0_titles, as before
     +
     + -- followerMovingAvg of each title
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
     + where title in {whole_0_titles:Array(UInt32)}
     + and day >= {date_0:Date32}
     + group by title, day
     + )
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- date_0 = "2024-06-24"
     +
     + -- whole_0_titles, as before
     +
     + -- followerConversion of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(followed.followers = 0, null, converted.converted / followed.followers), 9) as followerConversion
     + from titles
     + left join (
     + select title, sum(title_totals.followers) as followers
     + from title_totals
     + where title in {whole_0_titles:Array(UInt32)}
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
     + select title, cell, member, true as has_viewed
     + from title_view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and since <= {since_0:Date}
     + union all
     + select title, cell, member, false as has_viewed
     + from follows
     + where title in {whole_0_titles:Array(UInt32)}
     + and ended is null
     + )
     + where 1
     + group by title
     + ) as converted on converted.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- since_0 = "1970-01-01"
     +
     + -- whole_0_titles, as before
     +
     + -- age of each title
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as bucket,
     + sum(viewing.members) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, title_cells.viewers as members
     + from title_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + and title_cells.views > 0
     + ) as viewing
     + where bucket != ''
     + group by title, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- whole_0_titles, as before
     +
     + -- gender of each title
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(dictGet('cell_facts', 'gender', viewing.cell)) as bucket,
     + sum(viewing.members) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, title_cells.viewers as members
     + from title_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + and title_cells.views > 0
     + ) as viewing
     + where bucket != ''
     + group by title, bucket
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
  13 - -- followers, viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- followers, viewers, engagement, engagementScore, averageRating, rating
  19 - round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles,
     - round(avg(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(followed.finishers = 0, null, followed.finished / followed.finishers)), 9) as completion_median, count(if(followed.finishers = 0, null, followed.finished / followed.finishers)) as completion_titles,
     - round(avg(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(followed.viewers = 0, null, followed.bingers / followed.viewers)), 9) as binge_median, count(if(followed.viewers = 0, null, followed.bingers / followed.viewers)) as binge_titles
     + round(avg(followed.ratings), 9) as rating, round(quantileExactInclusive(0.5)(followed.ratings), 9) as rating_median, count(followed.ratings) as rating_titles
  24 - select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.bingers) as bingers
     + select title, sum(title_totals.followers) as followers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
