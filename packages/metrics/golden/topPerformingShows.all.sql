-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
from (
  with
    picked as (select title from titles where kind = 'series'),
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
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    viewing.viewers as viewers,
    if((select views from whole) = 0, null, viewing.views / (select views from whole)) as viewshare,
    if((select viewers from whole) = 0, null, viewing.viewers / (select viewers from whole)) as viewershare
  from (
    select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
      from view_days
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
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 10

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
  from audience_days
  where kind = 'series'
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
