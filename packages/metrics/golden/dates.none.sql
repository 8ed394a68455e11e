-- dates.none
select figures.date as date
from (
  select assumeNotNull(day) as date
  from (
    select day from audience_days
    where kind = 'any'
    and day <= {date_0:Date32}
    group by day
    union all
    select day from (select title, cell, began as day from follows)
    where day <= {date_0:Date32}
    group by day
    union all
    select day from (select title, cell, ended as day from follows)
    where day <= {date_0:Date32}
    group by day
    union all
    select day from title_engagement_days
    where day <= {date_0:Date32}
    group by day
    having sum(title_engagement_days.points) > 0
    union all
    select day from survey_responses
    where day <= {date_0:Date32}
    group by day
  )
  group by date
) as figures
where 1
order by date asc nulls last

-- date_0 = "2024-06-30"
