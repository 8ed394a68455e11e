-- showSummary.year
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
  select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.finished) as finished, sum(sides.finishers) as finishers, sum(sides.viewers) as viewers_people
  from (
      select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers, sum(times * (least(before + step, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
        select title, count() as aired
        from episodes
        where season > 0
        and air_date <= {date_0:Date32}
        group by title
      ))[view_weeks.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(before, aired))) + fresh) / greatest(max(aired) as most, 1) as finished, sum(newcomers + (since <= {since_0:Date})) * (most > 0) as finishers
      from view_weeks
      where title_kind = 'series'
      and week between {week_0:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
        select title, count() as aired
        from episodes
        where season > 0
        and air_date <= {date_0:Date32}
        group by title
      ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
      from view_days
      where title_kind = 'series'
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
      where dictGet('title_facts', 'kind', title) = 1
      group by title
      union all
      select title, -sum(sides.followers) as followers
      from (
          select title, sum(steps) as followers
          from follow_weeks
          where title_kind = 'series'
          and week >= {week_2:UInt16}
          group by title
          union all
          select title, sum(steps) as followers
          from follow_days
          where title_kind = 'series'
          and day between {date_4:Date32} and {date_4:Date32}
          group by title
        ) as sides
      where 1
      group by title
    )
  where 1
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(sides.engagements) as engagements
  from (
      select title, sum(engagement_weeks.points) as engagements
      from engagement_weeks
      where title_kind = 'series'
      and week between {week_3:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(engagement_days.points) as engagements
      from engagement_days
      where title_kind = 'series'
      and (day between {date_1:Date32} and {date_5:Date32} or day between {date_3:Date32} and {date_0:Date32})
      group by title
    ) as sides
  where 1
  group by title
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
-- week_2 = 2837
-- date_4 = "2024-05-15"
-- week_3 = 2785
-- date_5 = "2023-05-17"

-- whole_0_views, whole_0_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- days_0 = 366

-- sample size
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- days_0 = 366
