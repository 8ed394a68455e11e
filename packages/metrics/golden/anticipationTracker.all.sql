-- growth40Before: Net new followers of the range divided by the followers before it.
-- growthFirst7: Net new followers of the range divided by the followers before it.
-- growthLast30: Net new followers of the range divided by the followers before it.
-- totalFollowers: Distinct members who follow the title at the end of the range.
select figures.titleId as titleId, figures.title as title, figures.releaseDate as releaseDate, round(figures.growth40Before, 9) as growth40Before, round(figures.growthFirst7, 9) as growthFirst7, round(figures.growthLast30, 9) as growthLast30, round(figures.totalFollowers, 9) as totalFollowers
from (
  with picked as (select title from titles where 1
  and (title_id in {show_0:Array(String)} or title_id in {title_0:Array(String)})
  and network_id in {network_0:Array(String)}
  and studio_id in {studio_0:Array(String)}
  and originating_country in {originating_country_0:Array(String)}
  and originating_language in {originating_language_0:Array(String)}
  and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
  and status in {status_0:Array(String)}
  and hasAny(genres, {genre_0:Array(String)})
  and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
  and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
  and status in {airing_status_0:Array(String)}
  and toString(kind) in {contentType_0:Array(String)}
  and ifNull(release_day between {future_release_date_0:Date32} and {future_release_date_1:Date32}, 0))
  select titles.title_id as titleId, titles.name as title, titles.release_day as releaseDate,
    if(ifNull(titles.release_day + -1 <= {data_through_0:Date32}, 0), if(growing.growth40Before_start = 0, null, (growing.growth40Before_end - growing.growth40Before_start) / growing.growth40Before_start), null) as growth40Before,
    if(ifNull(titles.release_day + 6 <= {data_through_0:Date32}, 0), if(growing.growthFirst7_start = 0, null, (growing.growthFirst7_end - growing.growthFirst7_start) / growing.growthFirst7_start), null) as growthFirst7,
    if(growing.before_30 = 0, null, (growing.total - growing.before_30) / growing.before_30) as growthLast30,
    growing.total as totalFollowers
  from (
    select title, sum(parts.total * cells.weight) as total, sum(parts.before_30 * cells.weight) as before_30, sum(parts.growth40Before_end * cells.weight) as growth40Before_end, sum(parts.growth40Before_start * cells.weight) as growth40Before_start, sum(parts.growthFirst7_end * cells.weight) as growthFirst7_end, sum(parts.growthFirst7_start * cells.weight) as growthFirst7_start
    from (
      select title, cell, uniqExactIf(member, began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})) as total, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as before_30, uniqExactIf(member, began <= release_day + -1 and (ended is null or ended > release_day + -1)) as growth40Before_end, uniqExactIf(member, began <= release_day + -41 and (ended is null or ended > release_day + -41)) as growth40Before_start, uniqExactIf(member, began <= release_day + 6 and (ended is null or ended > release_day + 6)) as growthFirst7_end, uniqExactIf(member, began <= release_day + -1 and (ended is null or ended > release_day + -1)) as growthFirst7_start
      from (
          select follows.title as title, follows.member as member, follows.cell as cell, began, ended, release_day
          from follows
          inner join titles on titles.title = follows.title
          where follows.title in picked
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
        )
      where 1
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as growing
  inner join titles on titles.title = growing.title
  where growing.total > 0
) as figures
where 1
order by totalFollowers desc nulls last, titleId asc nulls last

-- show_0 = ["1104"]
-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- future_release_date_0 = "2024-07-01"
-- future_release_date_1 = "2024-07-30"
-- data_through_0 = "2024-06-30"
-- date_0 = "2024-05-31"
-- date_1 = "2024-05-01"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
