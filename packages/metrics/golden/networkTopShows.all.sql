-- viewShareScore: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewShareScore, 9) as viewShareScore
from (
  with picked as (
    select title from titles where kind = 'series'
    and network_id in {network_0:Array(String)}
    and status != 'Upcoming'
  ),
  whole as (
    select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
      from audience_days
      where kind = 'series'
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network,
    nullIf(titles.network_id, '') as networkId, if((select views from whole) = 0, null, viewing.views / (select views from whole)) as viewShareScore
  from (
    select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select title, cell, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
      from title_view_days
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as viewing
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShareScore desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 10
