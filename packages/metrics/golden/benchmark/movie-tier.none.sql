-- movie-benchmark
select
  (select count() from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String})) as found,
  (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String})) as tier,
  (select count() from titles where title in (select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String})))) as titles

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"

-- followers
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median
from titles
left join (
  select title, sum(title_totals.followers) as followers
  from title_totals
  where title in picked
  group by title
) as followed on followed.title = titles.title
where titles.title in picked

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"

-- followerMovingAvg
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select round(avg(beginning.followers_per_day), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.followers_per_day), 9) as followerMovingAvg_median
from titles
left join (
  select title, sum(new_followers) / 7 as followers_per_day
  from (
    select title, day, uniqExact(member) as new_followers
    from (select title, member, cell, began as day from follows)
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in picked

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"

-- followerConversion
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median
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
  and day <= {date_0:Date32}
  and (title, member) in (select title, member from follows where title in picked
  and began <= {date_0:Date32}
  and (ended is null or ended > {date_0:Date32}))
  group by title
) as converted on converted.title = titles.title
where titles.title in picked

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
-- date_0 = "2024-06-30"

-- viewers, engagement, engagementScore
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median,
  round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
  round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
from titles
left join (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
  from title_totals
  where title in picked
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"

-- averageRating, rating
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select round(avg(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating_median,
  round(avg(rated.ratings), 9) as rating, round(quantileExactInclusive(0.5)(rated.ratings), 9) as rating_median
from titles
left join (
  select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
  from title_totals
  where title in picked
  group by title
) as rated on rated.title = titles.title
where titles.title in picked

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"

-- age
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median
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

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"

-- gender
with picked as (
  select title from titles where kind = 'movie'
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'movie'
  and title_id = {titleId_0:String}))
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median
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

-- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
