-- benchmark
select
  (select count() from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String})) as found,
  (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String})) as tier,
  (select count() from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String})))) as titles

-- network_0 = ["210","33"]
-- titleId_0 = "1104"

-- followers
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(following.followers), 9) as followers
from titles
left join (
  select title, uniqExact(member) as followers
  from follows
  where title in picked
  and began <= {date_0:Date32}
  and (ended is null or ended > {date_0:Date32})
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as following on following.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]

-- followerMovingAvg
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(beginning.followers_per_day), 9) as followerMovingAvg
from titles
left join (
  select title, sum(new_followers) / 7 as followers_per_day
  from (
    select title, day, uniqExact(member) as new_followers
    from (select title, member, cell, began as day from follows)
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- followerConversion
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(if(following.followers = 0, null, converted.converted / following.followers)), 9) as followerConversion
from titles
left join (
  select title, uniqExact(member) as followers
  from follows
  where title in picked
  and began <= {date_0:Date32}
  and (ended is null or ended > {date_0:Date32})
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as following on following.title = titles.title
left join (
  select title, uniqExact(member) as converted
  from views
  where title in picked
  and day <= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and (title, member) in (select title, member from follows where title in picked
  and began <= {date_0:Date32}
  and (ended is null or ended > {date_0:Date32}))
  group by title
) as converted on converted.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2024-06-30"
-- country_0 = ["US","GB"]

-- viewers, engagement, engagementScore
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(viewing.viewers), 9) as viewers,
  round(avg(engaging.engagements), 9) as engagement,
  round(avg(if(viewing.viewers = 0, null, 100 * engaging.engagements / viewing.viewers)), 9) as engagementScore
from titles
left join (
  select title, count() as views, uniqExact(member) as viewers
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewing on viewing.title = titles.title
left join (
  select title, sum(points) as engagements, uniqExact(member) as engagers
  from (
      select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
      from reactions
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      union all
      select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
      from ratings
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      union all
      select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
      from character_votes
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      union all
      select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
      from comments
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
    )
  where 1
  group by title
) as engaging on engaging.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- averageRating, rating
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(if(given.ratings = 0, null, given.stars / given.ratings)), 9) as averageRating,
  round(avg(given.ratings), 9) as rating
from titles
left join (
  select title, sum(rating) as stars, count() as ratings
  from ratings
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as given on given.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- age
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share
from (
  select viewing.title as title, toString(cells.age) as bucket,
    sum(viewing.viewers * 1) as viewers,
    viewers / sum(viewers) over (partition by title) as share
  from (
    select title, cell, uniqExact(member) as viewers
    from views
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as viewing
  inner join cells on cells.cell = viewing.cell
  where cells.age != ''
  group by title, bucket
)
group by bucket

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- gender
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share
from (
  select viewing.title as title, toString(cells.gender) as bucket,
    sum(viewing.viewers * 1) as viewers,
    viewers / sum(viewers) over (partition by title) as share
  from (
    select title, cell, uniqExact(member) as viewers
    from views
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as viewing
  inner join cells on cells.cell = viewing.cell
  where cells.gender != ''
  group by title, bucket
)
group by bucket

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- completion
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(if(finishing.finishers = 0, null, finishing.finished / finishing.finishers)), 9) as completion
from titles
left join (
  select title, finished, finishers
  from (
    select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
    from (
        select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_0:Date32} and {date_1:Date32}) as seen
        from views
        where title in picked
        and day <= {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by title, member, cell
        having seen > 0
      ) as watching
      inner join (
        select title, count() as aired
        from episodes
        where season > 0
        and title in picked
        and air_date <= {date_1:Date32}
        group by title
      ) as airing on airing.title = watching.title
    where 1
    group by title
  )
) as finishing on finishing.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- binge
with picked as (
  select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id != {titleId_0:String}
  and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)}
  and title_id = {titleId_0:String}))
)
select round(avg(if(viewing.viewers = 0, null, binges.bingers / viewing.viewers)), 9) as binge
from titles
left join (
  select title, count() as views, uniqExact(member) as viewers
  from views
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewing on viewing.title = titles.title
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
        and title in (picked)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
      )
      where episodes >= 4
    )
  where 1
  group by title
) as binges on binges.title = titles.title
where titles.title in picked

-- network_0 = ["210","33"]
-- titleId_0 = "1104"
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
