-- networkTopShows.none
-- viewShareScore: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewShareScore, 9) as viewShareScore
from (
  with picked as (
    select title from titles where kind = 'series'
    and network_id in {network_0:Array(String)}
    and status != 'Upcoming'
  ),
  {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network,
    nullIf(titles.network_id, '') as networkId, if(whole_views = 0, null, viewing.views / whole_views) as viewShareScore
  from (
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
    from title_totals
    where title in picked
    and title_totals.views > 0
    group by title
  ) as viewing
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShareScore desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'
