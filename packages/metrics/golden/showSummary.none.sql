-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, round(figures.viewers, 9) as viewers, round(figures.views, 9) as views, round(figures.viewshare, 9) as viewshare, round(figures.completion, 9) as completion, round(figures.engagement, 9) as engagement
from (
  with
    picked as (select title from titles where kind = 'series'),
    whole as (
      select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
      from audience_cells
      where kind = 'series'
    )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    viewed.followers as followers, viewed.viewers as viewers, viewed.views as views,
    if((select views from whole) = 0, null, viewed.views / (select views from whole)) as viewshare,
    if(viewed.finishers = 0, null, viewed.finished / viewed.finishers) as completion,
    if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers) as engagement
  from titles
  left join (
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
    from title_totals
    where title in picked
    group by title
  ) as viewed on viewed.title = titles.title
  where (viewed.viewers > 0 or viewed.followers > 0)
) as figures
where 1
order by viewshare desc nulls last, showId asc nulls last



-- sample size
select sum(members) as n
from (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'series'
  group by cell
)


