-- dates.none
select figures.date as date
from (
  select day as date
  from (
    select day from audience_days
    where kind = 'any'
    group by day
    union all
    select day from (select title, cell, began as day from follows)
    where 1
    group by day
    union all
    select day from (select title, cell, assumeNotNull(ended) as day from follows where ended is not null)
    where 1
    group by day
    union all
    select day from title_engagement_days
    where 1
    group by day
    having sum(title_engagement_days.points) > 0
    union all
    select day from survey_responses
    where 1
    group by day
  )
  group by date
) as figures
where 1
order by date asc nulls last
