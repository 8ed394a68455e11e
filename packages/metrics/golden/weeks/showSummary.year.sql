-- showSummary.year
-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
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
  select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.finished) as finished, sum(sides.finishers) as finishers, sum(sides.viewers) as viewers_people
  from (
      select title, sum(watching.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers, sum(times * (least(before + step, airing.aired) - if(since <= {since_0:Date}, 0, least(before, airing.aired))) + fresh) / max(greatest(airing.aired, 1)) as finished, sumIf(newcomers + (since <= {since_0:Date}), airing.aired > 0) as finishers
      from view_weeks as watching
        left join (
          select title, count() as aired
          from episodes
          where season > 0
          and dictGet('title_facts', 'kind', title) = 1
          and air_date <= {date_0:Date32}
          group by title
        ) as airing on airing.title = watching.title
      where dictGet('title_facts', 'kind', watching.title) = 1
      and week between {week_0:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(watching.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / max(greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
      from view_days as watching
        left join (
          select title, count() as aired
          from episodes
          where season > 0
          and dictGet('title_facts', 'kind', title) = 1
          and air_date <= {date_0:Date32}
          group by title
        ) as airing on airing.title = watching.title
      where dictGet('title_facts', 'kind', watching.title) = 1
      and (day between {date_1:Date32} and {date_2:Date32} or day between {date_3:Date32} and {date_0:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(followers) as followers
  from (
      select title, sum(title_totals.followers) as followers
      from title_totals
      where 1
      group by title
      union all
      select title, -sum(steps) as followers
      from follow_days
      where day > {date_0:Date32}
      group by title
    )
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as followed on followed.title = titles.title
left join (
  select title, sum(engagement_days.points) as engagements
  from engagement_days
  where day between {date_1:Date32} and {date_0:Date32}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, showId asc nulls last

-- since_0 = "2023-05-15"
-- date_0 = "2024-05-14"
-- week_0 = 2787
-- week_1 = 2835
-- date_1 = "2023-05-15"
-- date_2 = "2023-05-31"
-- date_3 = "2024-05-09"

-- whole_0_views, whole_0_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day between {date_0:Date32} and {date_1:Date32}
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day between {date_0:Date32} and {date_1:Date32}
  ) as sides
where 1

-- date_0 = "2023-05-15"
-- date_1 = "2024-05-14"
-- reach_0 = "2023-05-17"
-- reach_1 = "2023-05-29"
-- reach_2 = "2023-07-16"
-- reach_3 = "2024-01-24"

-- sample size
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day between {date_0:Date32} and {date_1:Date32}
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day between {date_0:Date32} and {date_1:Date32}
  ) as sides
where 1

-- date_0 = "2023-05-15"
-- date_1 = "2024-05-14"
-- reach_0 = "2023-05-17"
-- reach_1 = "2023-05-29"
-- reach_2 = "2023-07-16"
-- reach_3 = "2024-01-24"
