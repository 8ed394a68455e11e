-- trendingShows.none
-- percentIncrease: Viewers in the 7 days ending on the last day of the range compared with the 7 days before; only where those had 30 or more.
-- viewers: Distinct members with a view.
select dictGet('title_facts', 'name', rise.title) as name,
  dictGet('title_facts', 'title_id', rise.title) as id,
  nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
  round((rise.viewers - rise.before) / rise.before, 9) as percentIncrease,
  round(rise.viewers, 9) as viewers
from (
  select title, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
  from view_days
  where title_kind = 'series'
  and day >= {date_1:Date32}
  group by title
) as rise
where rise.before_people >= 30
and rise.viewers > rise.before
order by percentIncrease desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-06-24"
-- since_0 = "2024-06-24"
-- since_1 = "2024-06-17"
-- date_1 = "2024-06-17"
-- limit_0 = 10

-- sample size
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- days_0 = 7
-- date_0 = "2024-06-30"
-- trendingMovies.none: as trendingShows.none, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  12 - where title_kind = 'series'
     + where title_kind = 'movie'
  30 - where kind = 'series'
     + where kind = 'movie'
