-- trendingShows.none
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
    select title, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
    from view_days
    where title in picked
    and day between {date_2:Date32} and {date_1:Date32}
    group by title
  ) as rise
  inner join titles on titles.title = rise.title
  where rise.before_people >= 30 and rise.viewers > rise.before
) as figures
where 1
order by percentIncrease desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-06-24"
-- date_1 = "2024-06-30"
-- date_2 = "2024-06-17"
-- limit_0 = 10

-- sample size
select sum(members) as n
from (
  select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
  from audience_days
  where kind = 'series'
  and day between {date_0:Date32} and {date_1:Date32}
  group by cell
)
-- trendingMovies.none: as trendingShows.none, but
   3 - select figures.name as name, figures.id as id, figures.network as network, figures.networkId as networkId, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
     + select figures.name as name, figures.id as id, figures.studio as studio, round(figures.percentIncrease, 9) as percentIncrease, round(figures.viewers, 9) as viewers
   5 - with picked as (select title from titles where kind = 'series')
     + with picked as (select title from titles where kind = 'movie')
   7 - titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     + titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio,
  34 - where kind = 'series'
     + where kind = 'movie'
