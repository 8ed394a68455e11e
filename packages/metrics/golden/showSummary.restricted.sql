-- showSummary.restricted
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
-- viewersBase: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select titles.name as show,
  titles.title_id as showId,
  nullIf(titles.poster_url, '') as poster,
  nullIf(titles.network_name, '') as network,
  nullIf(titles.network_id, '') as networkId,
  round(followed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion,
  round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase
from titles
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers, countIf(since <= {since_0:Date}) as viewers_people
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(title_cells.followers) as followers
  from title_cells
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(title_engagement_days.points) as engagements
  from title_engagement_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, showId asc nulls last

-- since_0 = "2023-07-07"
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- whole_0_views, whole_0_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as sides
where 1

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
)
