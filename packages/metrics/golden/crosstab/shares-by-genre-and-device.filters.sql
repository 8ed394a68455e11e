-- shares-by-genre-and-device.filters
-- viewer_share_by_row: Viewers of the cell divided by the distinct viewers of its row.
-- view_share_by_column: Views of the cell divided by the views of its column.
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in ({platform_0:Array(UInt16)})
)
select genre, device_name, across, total, viewer_share_by_row, view_share_by_column
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, genre asc nulls last) as place
  from (
    select *
    from (
      select *, if(isNull(maxIf(viewer_share_by_row, across = 1) over (partition by total, genre)), null, ifNull(maxIf(viewer_share_by_row, across = 0 and multiIf(isNull(device_name), 'None', toString(device_name) in ('None', 'Total'), concat(toString(device_name), ' (value)'), assumeNotNull(toString(device_name))) = {sort_0:String}) over (partition by total, genre), 0)) as sort_0,
        maxIf(viewer_share_by_row, across = 1) over (partition by total, genre) as metric_0
      from (
        select genre,
          device_name,
          across,
          total,
          round(if(maxIf(viewers, across = 1) over (partition by total, genre) = 0, null, viewers / maxIf(viewers, across = 1) over (partition by total, genre)), 9) as viewer_share_by_row,
          round(if(maxIf(views, total = 1) over (partition by across, device_name) = 0, null, views / maxIf(views, total = 1) over (partition by across, device_name)), 9) as view_share_by_column
        from (
          select genre, device_name, 0 as across, 0 as total, viewers, views
          from (
            select nullIf(dictGet('genre_names', 'name', fact.of_genre), '') as genre, nullIf(toString(fact.of_device), '') as device_name, fact.viewers as viewers, fact.views as views
            from (
              select of_genre, of_device, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
              from (
                select of_genre, of_device, cell, uniqExact(member) as viewers, sum(times) as views
                from (
                  select fact.member as member, fact.cell as cell, arrayJoin(bitPositionsToArray(dictGet('title_genres', 'genres', fact.title))) as of_genre, fact.device as of_device, fact.times as times
                  from fact_views as fact
                  inner join titles on titles.title = fact.title
                  where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                )
                where 1
                group by of_genre, of_device, cell
              ) as parts
              group by of_genre, of_device
            ) as fact
            
          )
          union all
          select null as genre, device_name, 0 as across, 1 as total, viewers, views
          from (
            select nullIf(toString(fact.of_device), '') as device_name, fact.viewers as viewers, fact.views as views
            from (
              select of_device, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
              from (
                select of_device, cell, uniqExact(member) as viewers, sum(times) as views
                from (
                  select fact.member as member, fact.cell as cell, fact.device as of_device, fact.times as times
                  from fact_views as fact
                  inner join titles on titles.title = fact.title
                  where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                )
                where 1
                group by of_device, cell
              ) as parts
              group by of_device
            ) as fact
            
          )
          union all
          select genre, null as device_name, 1 as across, 0 as total, viewers, views
          from (
            select nullIf(dictGet('genre_names', 'name', fact.of_genre), '') as genre, fact.viewers as viewers, fact.views as views
            from (
              select of_genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
              from (
                select of_genre, cell, uniqExact(member) as viewers, sum(times) as views
                from (
                  select fact.member as member, fact.cell as cell, arrayJoin(bitPositionsToArray(dictGet('title_genres', 'genres', fact.title))) as of_genre, fact.times as times
                  from fact_views as fact
                  inner join titles on titles.title = fact.title
                  where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
                )
                where 1
                group by of_genre, cell
              ) as parts
              group by of_genre
            ) as fact
            
          )
          union all
          select null as genre, null as device_name, 1 as across, 1 as total, viewers, views
          from (
            select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
            from (
              select cell, uniqExact(member) as viewers, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, fact.times as times
                from fact_views as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by cell
            ) as parts
          )
        )
      )
    )
    where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
  )
)
where (total = 1 or place <= {limit_0:UInt64})
order by total desc, place asc, across asc, device_name asc nulls last

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- platform_0 = [3]
-- sort_0 = "phone"
-- days_from_release_0 = -10
-- days_from_release_1 = 30
-- metric_0 = 0.5
-- limit_0 = 5

-- sample size
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in ({platform_0:Array(UInt16)})
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
     select member, cell from (
       select fact.member as member, fact.cell as cell
       from fact_views as fact
       inner join titles on titles.title = fact.title
       where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     )
   ) group by cell
) as parts
inner join cells on cells.cell = parts.cell
