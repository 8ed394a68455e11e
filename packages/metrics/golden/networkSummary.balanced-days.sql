-- networkSummary.balanced-days
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
    select network, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
    from (
      select network, cell, sum(times) as views, uniqExact(member) as viewers
      from (
          select titles.network as network, facts.member as member, facts.cell as cell, facts.views as times
          from view_days as facts
          inner join titles on titles.title = facts.title
          where dictGet('title_facts', 'kind', facts.title) = 1
          and titles.network != 0
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)})
        )
      where 1
      group by network, cell
    ) as parts
    group by network
  ) as viewing
  inner join networks on networks.network = viewing.network
) as figures
where 1
order by viewshare desc nulls last, networkId asc nulls last

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
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

-- since_0 = "2024-05-01"
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

-- since_0 = "2024-05-01"
-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
