-- viewShareScore: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewShareScore, 9) as viewShareScore
from (
  with picked as (
    select title from titles where kind = 'series'
    and network_id in {network_0:Array(String)}
    and status != 'Upcoming'
  ),
  whole as (
    select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
    from audience_cells
    where kind = 'series'
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network,
    nullIf(titles.network_id, '') as networkId, if((select views from whole) = 0, null, viewing.views / (select views from whole)) as viewShareScore
  from (
    select title, sum(title_cells.views) as views, sum(title_cells.viewers) as viewers
    from title_cells
    where title in picked
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
    and title_cells.views > 0
    group by title
  ) as viewing
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShareScore desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- limit_0 = 10
