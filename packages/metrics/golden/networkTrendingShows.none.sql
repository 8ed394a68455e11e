-- networkTrendingShows.none
-- showPercentIncrease: Viewers in the 7 days ending on the last day of the range compared with the 7 days before; only where those had 30 or more.
select figures.showName as showName, figures.showId as showId, figures.showNetworkName as showNetworkName, figures.showNetworkId as showNetworkId, round(figures.showPercentIncrease, 9) as showPercentIncrease
from (
  with picked as (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)})
  select
    titles.name as showName, titles.title_id as showId, nullIf(titles.network_name, '') as showNetworkName,
      nullIf(titles.network_id, '') as showNetworkId,
    (rise.viewers - rise.before) / rise.before as showPercentIncrease, rise.viewers as viewers
  from (
    select title, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
    from title_view_days
    where title in picked
    and day between {date_2:Date32} and {date_1:Date32}
    group by title
  ) as rise
  inner join titles on titles.title = rise.title
  where rise.before_people >= 30 and rise.viewers > rise.before
) as figures
where 1
order by showPercentIncrease desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- date_2 = "2024-06-17"
-- limit_0 = 10
