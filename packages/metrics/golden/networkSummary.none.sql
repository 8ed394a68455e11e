-- networkSummary.none
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
select figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
from (
  with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
  select
    networks.name as network, networks.network_id as networkId,
    if(whole_views = 0, null, viewing.views / whole_views) as viewshare,
    if(whole_viewers = 0, null, viewing.viewers / whole_viewers) as viewershare
  from (
    select viewed.network as network, viewed.views as views, seen.viewers as viewers
    from (
      select network, sum(title_totals.views) as views
      from title_totals inner join titles on titles.title = title_totals.title
      where title_totals.title in (select title from titles where kind = 'series')
      and titles.network != 0
      group by network
    ) as viewed
    inner join (
      select network, count() as viewers
      from (
          select cell, arrayJoin(arrayDistinct(arrayMap(one -> (select groupArray(if(title in (select title from titles where kind = 'series'), network, 0))
          from (select title, network from titles order by title))[one], titles))) as network
          from member_titles
          where 1
        )
      where network != 0
      group by network
    ) as seen on seen.network = viewed.network
  ) as viewing
  inner join networks on networks.network = viewing.network
) as figures
where 1
order by viewshare desc nulls last, networkId asc nulls last

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'

-- sample size
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'
