-- followers: Distinct members who follow the title at the end of the range.
-- followerGrowth: Net new followers of the range divided by the followers before it.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate, round(figures.followerGrowth, 9) as followerGrowth
from (
  with picked as (
    select title from titles where kind = 'series'
    and network_id in {network_0:Array(String)}
    and status = 'Continuing' and next_air_day is not null
  )
  select titles.name as show, titles.title_id as showId,
    nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, growing.followers as followers, titles.next_air_day as releaseDate, if(growing.followers_before = 0, null, (growing.followers - growing.followers_before) / growing.followers_before) as followerGrowth
  from (
    select title, uniqExactIf(member, began <= {date_0:Date32}
    and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
    from follows
    where title in picked
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as growing
  inner join titles on titles.title = growing.title
  where growing.followers > 0
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- network_0 = ["210","33"]
-- date_0 = "2024-06-30"
-- date_1 = "2023-07-06"
-- country_0 = ["US","GB"]
