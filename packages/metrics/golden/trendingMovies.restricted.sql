-- percentIncrease: Viewers in the 7 days ending on the last day of the range compared with the 7 days before; only where those had 30 or more.
-- viewers: Distinct members with a view.
select figures.name as name, figures.id as id, figures.studio as studio, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
from (
  with picked as (select title from titles where kind = 'movie'
  and network_id in {network_0:Array(String)})
  select
    titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio,
    (rise.viewers - rise.before) / rise.before as percentIncrease, rise.viewers as viewers
  from (
    select title, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
    from title_view_days
    where title in picked
    and day between {date_2:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as rise
  inner join titles on titles.title = rise.title
  where rise.before_people >= 30 and rise.viewers > rise.before
) as figures
where 1
order by percentIncrease desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210","33"]
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- date_2 = "2024-06-17"
-- country_0 = ["US","GB"]
-- limit_0 = 10

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where kind = 'movie'
  and network_id in {network_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {date_0:Date32}
  group by cell
)

-- network_0 = ["210","33"]
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
