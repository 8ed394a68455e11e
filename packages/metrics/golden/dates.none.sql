-- dates.none
select figures.date as date
from (
  select day as date
  from (
    select toDate32('1900-01-01') + number as day from (select arrayJoin({whole_0_days:Array(UInt32)}) as number)
    union all
    select day from audience_views
    where {whole_0_n:Float64} < {date_0:UInt32}
    group by day
    union all
    select day from (select title, cell, began as day from follows)
    where {whole_0_n:Float64} < {date_0:UInt32}
    group by day
    union all
    select day from (select title, cell, assumeNotNull(ended) as day from follows where ended is not null)
    where {whole_0_n:Float64} < {date_0:UInt32}
    group by day
    union all
    select day from engagement_days
    where {whole_0_n:Float64} < {date_0:UInt32}
    group by day
    having sum(engagement_days.points) > 0
    union all
    select day from survey_responses
    where {whole_0_n:Float64} < {date_0:UInt32}
    group by day
  )
  group by date
) as figures
where 1
order by date asc nulls last

-- date_0 = 2008

-- whole_0_days, whole_0_n
select groupArray(toUInt32(toInt32(day) + 25567)) as days, count() as n
from (
  select day from follow_days
  where 1
  group by day
)
