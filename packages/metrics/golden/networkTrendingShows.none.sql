-- networkTrendingShows.none
-- showPercentIncrease: Viewers in the 7 days ending on the last day of the range compared with the 7 days before; only where those had 30 or more.
select dictGet('title_facts', 'name', rise.title) as showName,
  dictGet('title_facts', 'title_id', rise.title) as showId,
  nullIf(dictGet('title_facts', 'network_name', rise.title), '') as showNetworkName,
  nullIf(dictGet('title_facts', 'network_id', rise.title), '') as showNetworkId,
  round((rise.viewers - rise.before) / rise.before, 9) as showPercentIncrease
from (
  select title, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_1:Date32}
  group by title
) as rise
where rise.before_people >= 30
and rise.viewers > rise.before
order by showPercentIncrease desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-06-24"
-- since_0 = "2024-06-24"
-- since_1 = "2024-06-17"
-- network_0 = ["210"]
-- date_1 = "2024-06-17"
-- limit_0 = 10
