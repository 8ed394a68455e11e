-- top.restricted
-- benchmark
select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
from titles
where kind = 'series'
and network_id in {network_0:Array(String)}
and title_id = {titleId_0:String}

-- network_0 = ["210","33"]
-- titleId_0 = "1104"

-- whole_0_titles
select groupArray(title) as titles from titles where kind = 'series'
and network_id in {network_0:Array(String)}
and title_id = {titleId_0:String}

-- followers, followerMovingAvg, followerConversion
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles,
  round(avg(beginning.begun / 7), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.begun / 7), 9) as followerMovingAvg_median, count(beginning.begun / 7) as followerMovingAvg_titles,
  round(avg(if(followed.followers = 0, null, beginning.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, beginning.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, beginning.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, sum(title_cells.followers) as followers
  from title_cells
  where title in {whole_0_titles:Array(UInt32)}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
  from follower_cells
  where title in {whole_0_titles:Array(UInt32)}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as beginning on beginning.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- country_0 = ["US","GB"]

-- whole_0_titles, as before

-- viewers, engagement, engagementScore, averageRating, rating, completion, binge
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles,
  round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
  round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles,
  round(avg(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)), 9) as averageRating_median, count(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)) as averageRating_titles,
  round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles,
  round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles,
  round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
from titles
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
  from title_view_days
  where title in {whole_0_titles:Array(UInt32)}
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(title_engagement_days.points) as engagements, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
  from title_engagement_days
  where title in {whole_0_titles:Array(UInt32)}
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as engaged on engaged.title = titles.title
left join (
  select title, count() as bingers
  from title_binges
  where title in {whole_0_titles:Array(UInt32)}
  and day >= {date_0:Date32}
  and since <= {since_0:Date}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as binged on binged.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

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
        select title, cell, countIf(since <= {since_0:Date}) as members
        from title_view_days
        where title in {whole_0_titles:Array(UInt32)}
        and day >= {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
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

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- whole_0_titles, as before
-- tier.restricted: as top.restricted, but
  14 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
-- given-tier.restricted: as top.restricted, with the changes of given-tier.none
-- custom.restricted: as top.restricted, but
   2 - select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
     + select count() as found, 0 as tier, length({whole_0_titles:Array(UInt32)}) as titles
  14 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 118 + -- followers, followerMovingAvg, followerConversion of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers,
     + round(beginning.begun / 7, 9) as followerMovingAvg,
     + round(if(followed.followers = 0, null, beginning.converted / followed.followers), 9) as followerConversion
     + from titles
     + left join (
     + select title, sum(title_cells.followers) as followers
     + from title_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, sum(follower_cells.begun) as begun, sum(follower_cells.converted) as converted
     + from follower_cells
     + where title in {whole_0_titles:Array(UInt32)}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- country_0 = ["US","GB"]
     +
     + -- whole_0_titles, as before
     +
     + -- viewers, engagement, engagementScore, averageRating, rating, completion, binge of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(viewed.viewers, 9) as viewers,
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore,
     + round(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings), 9) as averageRating,
     + round(engaged.ratings, 9) as rating,
     + round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion,
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
     + from titles
     + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from title_view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
     + left join (
     + select title, sum(title_engagement_days.points) as engagements, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
     + left join (
     + select title, count() as bingers
     + from title_binges
     + where title in {whole_0_titles:Array(UInt32)}
     + and day >= {date_0:Date32}
     + and since <= {since_0:Date}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as binged on binged.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
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
     + select title, cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as viewing
     + group by title, age, gender
     + )
     + array join [('age', age), ('gender', gender)] as one
     + where bucket != ''
     + group by title, field, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- whole_0_titles, as before
     +
-- movie-tier.restricted: as top.restricted, but
   1 - -- benchmark
     + -- movie-benchmark
   4 - where kind = 'series'
     + where kind = 'movie'
   9 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  12 - select groupArray(title) as titles from titles where kind = 'series'
     + select groupArray(title) as titles from titles where kind = 'movie'
  14 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  41 - -- viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- viewers, engagement, engagementScore, averageRating, rating
  46 - round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles,
     - round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles,
     - round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
     + round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles
  51 - select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  66 - left join (
     - select title, count() as bingers
     - from title_binges
     - where title in {whole_0_titles:Array(UInt32)}
     - and day >= {date_0:Date32}
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - group by title
     - ) as binged on binged.title = titles.title
