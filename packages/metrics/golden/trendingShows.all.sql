-- percentIncrease: Viewers in the 7 days ending on the last day of the range compared with the 7 days before; only where those had 30 or more.
-- viewers: Distinct members with a view.
select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
from (
  with picked as (select title from titles where kind = 'series')
  select
    titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
      nullIf(titles.network_id, '') as networkId,
    (rise.viewers - rise.before) / rise.before as percentIncrease, rise.viewers as viewers
  from (
    select title, sum(parts.viewers * cells.weight) as viewers, sum(parts.before * cells.weight) as before, sum(parts.before_people) as before_people
    from (
      select title, cell, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
      from view_days
      where title in picked
      and day between {date_2:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as rise
  inner join titles on titles.title = rise.title
  where rise.before_people >= 30 and rise.viewers > rise.before
) as figures
where 1
order by percentIncrease desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-05-25"
-- date_1 = "2024-05-31"
-- date_2 = "2024-05-18"
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

-- date_0 = "2024-05-25"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
