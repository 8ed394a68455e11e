-- showSummary.balanced-days
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
  select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers, sum(parts.viewers_people) as viewers_people
  from (
    select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
      select title, count() as aired
      from episodes
      where season > 0
      and air_date <= {date_0:Date32}
      group by title
    ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers, countIf(since <= {since_0:Date}) as viewers_people
    from view_days
    where title_kind = 'series'
    and day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  from (
    select title, cell, sum(followers) as followers
    from (
        select title, cell, sum(cell_titles.followers) as followers
        from cell_titles
        where dictGet('title_facts', 'kind', title) = 1
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by title, cell
        union all
        select title, cell, -sum(steps) as followers
        from follow_days
        where title_kind = 'series'
        and day > {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by title, cell
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
  from (
    select title, cell, sum(engagement_days.points) as engagements
    from engagement_days
    where title_kind = 'series'
    and day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, showId asc nulls last

-- since_0 = "2024-05-01"
-- date_0 = "2024-05-31"
-- date_1 = "2024-05-01"
-- country_0 = ["US"]

-- whole_0_views, whole_0_viewers
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
    from (
        select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
        from audience_views
        where kind = 'series'
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
        union all
        select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
        from audience_visits
        where kind = 'series'
        and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
      ) as sides
    where 1
  ) as parts
)

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"

-- sample size
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
    from (
        select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
        from audience_views
        where kind = 'series'
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
        union all
        select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
        from audience_visits
        where kind = 'series'
        and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
      ) as sides
    where 1
  ) as parts
)

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
