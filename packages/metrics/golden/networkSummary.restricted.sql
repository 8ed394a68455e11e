-- networkSummary.restricted
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
    select network, sum(times) as views, uniqExact(member) as viewers
    from (
        select titles.network as network, facts.member as member, facts.cell as cell, facts.views as times
        from title_view_days as facts
        inner join titles on titles.title = facts.title
        where facts.title in (select title from titles where kind = 'series'
         and network_id in {network_0:Array(String)})
        and titles.network != 0
        and day >= {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
      )
    where 1
    group by network
  ) as viewing
  inner join networks on networks.network = viewing.network
) as figures
where 1
order by viewshare desc nulls last, networkId asc nulls last

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

-- since_0 = "2023-07-07"
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

-- since_0 = "2023-07-07"
