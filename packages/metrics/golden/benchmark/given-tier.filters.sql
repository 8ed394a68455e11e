-- benchmark
select
  (select count() from titles where title in (select title from titles where kind = 'series'
  and title_id = {titleId_0:String})) as found,
  {tier_0:Float32} as tier,
  (select count() from titles where title in (select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32})) as titles

-- titleId_0 = "1104"
-- tier_0 = 0.5

-- followers
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median
from titles
left join (
  select title, sum(parts.followers * cells.weight) as followers
  from (
    select title, cell, sum(steps) as followers
    from follow_days
    where title in picked
    and day <= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as followed on followed.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- followerMovingAvg
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(beginning.followers_per_day), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.followers_per_day), 9) as followerMovingAvg_median
from titles
left join (
  select title, sum(new_followers) / 7 as followers_per_day
  from (
    select title, day, sum(parts.new_followers * cells.weight) as new_followers
    from (
      select title, day, cell, uniqExact(member) as new_followers
      from (select title, member, cell, began as day from follows)
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)})
      group by title, day, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-25"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- followerConversion
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median
from titles
left join (
  select title, sum(parts.followers * cells.weight) as followers
  from (
    select title, cell, sum(steps) as followers
    from follow_days
    where title in picked
    and day <= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(parts.converted * cells.weight) as converted
  from (
    select title, cell, uniqExact(member) as converted
    from views
    where title in picked
    and day <= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    and (title, member) in (select title, member from follows where title in picked
    and began <= {date_0:Date32}
    and (ended is null or ended > {date_0:Date32}))
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as converted on converted.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- viewers, engagement, engagementScore
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median,
  round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
  round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
from titles
left join (
  select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
  from (
    select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
    from view_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(parts.engagements * cells.weight) as engagements
  from (
    select title, cell, sum(engagement_days.points) as engagements
    from engagement_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as engaged on engaged.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- averageRating, rating
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(rated.ratings = 0, null, rated.stars / rated.ratings)), 9) as averageRating_median,
  round(avg(rated.ratings), 9) as rating, round(quantileExactInclusive(0.5)(rated.ratings), 9) as rating_median
from titles
left join (
  select title, sum(parts.stars * cells.weight) as stars, sum(parts.ratings * cells.weight) as ratings
  from (
    select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
    from engagement_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as rated on rated.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- age
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(cells.age) as bucket,
      sum(viewing.viewers * cells.weight) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, countIf(since <= {date_0:Date32}) as viewers
      from view_days
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)})
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.age != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- gender
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median
from (
  select *, uniqExact(title) over () as titles
  from (
    select viewing.title as title, toString(cells.gender) as bucket,
      sum(viewing.viewers * cells.weight) as viewers,
      viewers / sum(viewers) over (partition by title) as share
    from (
      select title, cell, countIf(since <= {date_0:Date32}) as viewers
      from view_days
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)})
      group by title, cell
    ) as viewing
    inner join cells on cells.cell = viewing.cell
    where cells.gender != ''
    group by title, bucket
  )
) as shares
group by bucket, titles

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- completion
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(finished.finishers = 0, null, finished.finished / finished.finishers)), 9) as completion_median
from titles
left join (
  select title, sum(parts.finished * cells.weight) as finished, sum(parts.finishers * cells.weight) as finishers
  from (
    select title, cell, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
    from view_days as watching
      left join (
        select title, count() as aired
        from episodes
        where season > 0
        and title in picked
        and air_date <= {date_1:Date32}
        group by title
      ) as airing on airing.title = watching.title
    where watching.title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as finished on finished.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- binge
with picked as (
  select title from titles where kind = 'series'
  and title_id != {titleId_0:String}
  and tier = {tier_0:Float32}
)
select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
from titles
left join (
  select title, sum(parts.bingers * cells.weight) as bingers
  from (
    select title, cell, count() as bingers
    from binges
    where title in (picked)
    and day between {date_0:Date32} and {date_1:Date32}
    and since <= {date_0:Date32}
    and ended <= {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as binged on binged.title = titles.title
left join (
  select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
  from (
    select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
    from view_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  inner join cells on cells.cell = parts.cell
  group by title
) as viewed on viewed.title = titles.title
where titles.title in picked

-- titleId_0 = "1104"
-- tier_0 = 0.5
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]
