-- top.restricted
-- benchmark
select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
 and network_id in {network_0:Array(String)}
 and title_id = {titleId_0:String})) as titles
from titles
where kind = 'series'
and network_id in {network_0:Array(String)}
and title_id = {titleId_0:String}

-- network_0 = ["210","33"]
-- titleId_0 = "1104"

-- followers
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles
from titles
left join (
  select title, sum(title_cells.followers) as followers
  from title_cells
  where title in picked
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as followed on followed.title = titles.title
where titles.title in picked

-- country_0 = ["US","GB"]

-- followerMovingAvg
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
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
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in picked

-- date_0 = "2024-06-24"
-- country_0 = ["US","GB"]

-- followerConversion
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, converted.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, sum(title_cells.followers) as followers
  from title_cells
  where title in picked
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as followed on followed.title = titles.title
left join (
  select title, uniqExact(member) as converted
  from views
  where title in picked
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and (title, member) in (select title, member from follows where title in picked
  and ended is null)
  group by title
) as converted on converted.title = titles.title
where titles.title in picked

-- country_0 = ["US","GB"]

-- viewers, completion
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles,
  round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles
from titles
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
  from title_view_days
  where title in picked
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- engagement, engagementScore
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
  round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles
from titles
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  from title_view_days
  where title in picked
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(title_engagement_days.points) as engagements
  from title_engagement_days
  where title in picked
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as engaged on engaged.title = titles.title
where titles.title in picked

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- averageRating, rating
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating_median, count(if(rated.ratings = 0, null, rated.stars / rated.ratings)) as averageRating_titles,
  round(avg(rated.ratings), 9) as rating, round(quantileExactInclusive(0.5)(rated.ratings), 9) as rating_median, count(rated.ratings) as rating_titles
from titles
left join (
  select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
  from title_engagement_days
  where title in picked
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as rated on rated.title = titles.title
where titles.title in picked

-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- binge
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}
)
select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
from titles
left join (
  select title, count() as bingers
  from title_binges
  where title in picked
  and day >= {date_0:Date32}
  and since <= {since_0:Date}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as binged on binged.title = titles.title
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  from title_view_days
  where title in picked
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- date_0 = "2023-07-07"
-- since_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- age
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
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
      select title, cell, countIf(since <= {since_0:Date}) as viewers
      from title_view_days
      where title in picked
      and day >= {date_0:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.age != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- gender
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
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
      select title, cell, countIf(since <= {since_0:Date}) as viewers
      from title_view_days
      where title in picked
      and day >= {date_0:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.gender != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- since_0 = "2023-07-07"
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- tier.restricted: as top.restricted, but
   4 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))) as titles
  17 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  36 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  61 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  89 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 112 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 143 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 165 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 196 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 230 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
-- given-tier.restricted: as top.restricted, but
   2 - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     + select count() as found, {tier_0:Float32} as tier, (select count() from (select title from titles where kind = 'series'
   4 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32})) as titles
  10 + -- tier_0 = 0.5
  17 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  36 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  61 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  89 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 112 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 143 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 165 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 196 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 230 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
-- custom.restricted: as top.restricted, but
   2 - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     + select count() as found, 0 as tier, (select count() from (select title from titles where kind = 'series'
   4 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String})) as titles
  17 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  36 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  61 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
  89 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 112 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 143 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 165 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 196 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 230 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
 260 + -- followers of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers
     + from titles
     + left join (
     + select title, sum(title_cells.followers) as followers
     + from title_cells
     + where title in picked
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as followed on followed.title = titles.title
     + where titles.title in picked
     +
     + -- country_0 = ["US","GB"]
     +
     + -- followerMovingAvg of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
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
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day
     + )
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in picked
     +
     + -- date_0 = "2024-06-24"
     + -- country_0 = ["US","GB"]
     +
     + -- followerConversion of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(followed.followers = 0, null, converted.converted / followed.followers), 9) as followerConversion
     + from titles
     + left join (
     + select title, sum(title_cells.followers) as followers
     + from title_cells
     + where title in picked
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, uniqExact(member) as converted
     + from views
     + where title in picked
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (title, member) in (select title, member from follows where title in picked
     + and ended is null)
     + group by title
     + ) as converted on converted.title = titles.title
     + where titles.title in picked
     +
     + -- country_0 = ["US","GB"]
     +
     + -- viewers, completion of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(viewed.viewers, 9) as viewers,
     + round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion
     + from titles
     + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
     + where titles.title in picked
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- engagement, engagementScore of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
     + from titles
     + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
     + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
     + where titles.title in picked
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- averageRating, rating of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(rated.ratings = 0, null, rated.stars / rated.ratings), 9) as averageRating,
     + round(rated.ratings, 9) as rating
     + from titles
     + left join (
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as rated on rated.title = titles.title
     + where titles.title in picked
     +
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- binge of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
     + from titles
     + left join (
     + select title, count() as bingers
     + from title_binges
     + where title in picked
     + and day >= {date_0:Date32}
     + and since <= {since_0:Date}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as binged on binged.title = titles.title
     + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
     + where titles.title in picked
     +
     + -- date_0 = "2023-07-07"
     + -- since_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- age of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(cells.age) as bucket,
     + sum(viewing.viewers * 1) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as viewing
     + inner join cells on cells.cell = viewing.cell
     + where cells.age != ''
     + group by title, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
     + -- gender of each title
     + with picked as (
     + select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id != {titleId_0:String}
     + )
     + select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
     + from (
     + select viewing.title as title, toString(cells.gender) as bucket,
     + sum(viewing.viewers * 1) as viewers,
     + viewers / sum(viewers) over (partition by title) as share
     + from (
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as viewing
     + inner join cells on cells.cell = viewing.cell
     + where cells.gender != ''
     + group by title, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
-- movie-tier.restricted: as top.restricted, but
   1 - -- benchmark
     - select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'series'
     + -- movie-benchmark
     + select count() as found, sum(tier) as tier, (select count() from (select title from titles where kind = 'movie'
   4 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))) as titles
   6 - where kind = 'series'
     + where kind = 'movie'
  11 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  15 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  17 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  34 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  36 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  59 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  61 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  85 - -- viewers, completion
     + -- viewers
  87 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  89 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
  91 - select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles,
     - round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles
     + select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles
  95 - select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
 110 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
 112 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 141 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
 143 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 161 - -- binge
     - with picked as (
     - select title from titles where kind = 'series'
     - and network_id in {network_0:Array(String)}
     - and title_id = {titleId_0:String}
     - )
     - select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
     - from titles
     - left join (
     - select title, count() as bingers
     - from title_binges
     - where title in picked
     - and day >= {date_0:Date32}
     - and since <= {since_0:Date}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - group by title
     - ) as binged on binged.title = titles.title
     - left join (
     - select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     - from title_view_days
     - where title in picked
     - and day >= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     - group by title
     - ) as viewed on viewed.title = titles.title
     - where titles.title in picked
     -
     - -- date_0 = "2023-07-07"
     - -- since_0 = "2023-07-07"
     - -- country_0 = ["US","GB"]
     -
 194 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
 196 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
 228 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
 230 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})
