-- showSummary.none
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
-- viewersBase: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select dictGet('title_facts', 'name', counted.title) as show,
  dictGet('title_facts', 'title_id', counted.title) as showId,
  nullIf(dictGet('title_facts', 'poster_url', counted.title), '') as poster,
  nullIf(dictGet('title_facts', 'network_name', counted.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', counted.title), '') as networkId,
  round(counted.followers, 9) as followers,
  round(counted.viewers, 9) as viewers,
  round(counted.views, 9) as views,
  round(if(whole_views = 0, null, counted.views / whole_views), 9) as viewshare,
  round(if(counted.finishers = 0, null, counted.finished / counted.finishers), 9) as completion,
  round(if(counted.viewers = 0, null, 100 * counted.engagements / counted.viewers), 9) as engagement,
  counted.viewers_people as viewersBase
from (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements, sum(title_totals.viewers) as viewers_people
  from title_totals
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as counted
where (counted.viewers > 0 or counted.followers > 0)
order by viewshare desc nulls last, showId asc nulls last

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'

-- sample size
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'
