select figures.date as date
from (
  select day as date from audience_days where kind = 'any'
   and day <= {date_0:Date32} group by day
) as figures
where 1
order by date asc nulls last

-- date_0 = "2024-06-30"
