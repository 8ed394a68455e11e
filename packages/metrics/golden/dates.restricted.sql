-- dates.restricted
select figures.date as date
from (
  select day as date
  from (
    select toDate32('1900-01-01') + number as day from (select arrayJoin({whole_0_days:Array(UInt32)}) as number)
    union all
    select day from title_view_days
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and {whole_0_n:Float64} < {date_1:UInt32}
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by day
    union all
    select day from (select title, cell, began as day from follows)
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and {whole_0_n:Float64} < {date_1:UInt32}
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by day
    union all
    select day from (select title, cell, assumeNotNull(ended) as day from follows where ended is not null)
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and {whole_0_n:Float64} < {date_1:UInt32}
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by day
    union all
    select day from title_engagement_days
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and {whole_0_n:Float64} < {date_1:UInt32}
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by day
    having sum(title_engagement_days.points) > 0
    union all
    select day from survey_responses
    where day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and {whole_0_n:Float64} < {date_1:UInt32}
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by day
  )
  group by date
) as figures
where 1
order by date asc nulls last

-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- date_1 = 360
-- network_0 = ["210","33"]

-- whole_0_days, whole_0_n
select groupArray(toUInt32(toInt32(day) + 25567)) as days, count() as n
from (
  select day from title_follow_days
  where day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title in (select title from titles where 1
  and network_id in {network_0:Array(String)})
  group by day
)
