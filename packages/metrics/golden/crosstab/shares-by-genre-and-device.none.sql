-- shares-by-genre-and-device.none
-- viewer_share_by_row: Viewers of the cell divided by the distinct viewers of its row.
-- view_share_by_column: Views of the cell divided by the views of its column.
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where 1
)
select genre, device_name, across, total, viewer_share_by_row, view_share_by_column
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, genre asc nulls last) as place
  from (
    select *
    from (
      select *, if(isNull(maxIf(viewer_share_by_row, across = 1) over (partition by total, genre)), null, ifNull(maxIf(viewer_share_by_row, across = 0 and multiIf(isNull(device_name), 'None', toString(device_name) in ('None', 'Total'), concat(toString(device_name), ' (value)'), assumeNotNull(toString(device_name))) = {sort_0:String}) over (partition by total, genre), 0)) as sort_0
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
              select of_genre, of_device, uniqExact(member) as viewers, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, arrayJoin(bitPositionsToArray(dictGet('title_genres', 'genres', fact.title))) as of_genre, fact.device as of_device, fact.times as times
                from fact_views as fact
                
                where 1
              )
              where 1
              group by of_genre, of_device
            ) as fact
            
          )
          union all
          select null as genre, device_name, 0 as across, 1 as total, viewers, views
          from (
            select nullIf(toString(fact.of_device), '') as device_name, fact.viewers as viewers, fact.views as views
            from (
              select of_device, uniqExact(member) as viewers, sum(times) as views
              from (
                select fact.member as member, fact.cell as cell, fact.device as of_device, fact.times as times
                from fact_views as fact
                
                where 1
              )
              where 1
              group by of_device
            ) as fact
            
          )
          union all
          select genre, null as device_name, 1 as across, 0 as total, viewers, views
          from (
            select genre, sum(members) as viewers, sum(times) as views
            from (
              select fact.cell as cell, fact.members as members, fact.times as times, fact.genre as genre
              from (
                select cell, genre, members, 0 as times
                from (
                  select cell, nullIf(toString(genre), '') as genre, sum(genre_cells.viewers) as members
                  from genre_cells
                  where 1
                  group by cell, genre
                )
                union all
                select cell, genre, 0 as members, views as times
                from (
                  select title, cell, sum(title_cells.views) as views
                  from title_cells
                  where 1
                  group by title, cell
                ) as fact
                inner join (
                  select title, nullIf(toString(arrayJoin(if(empty(genres), [''], genres))), '') as genre
                  from titles
                ) as genres on genres.title = fact.title
              ) as fact
              
            )
            where members + times > 0
            group by genre
          )
          union all
          select null as genre, null as device_name, 1 as across, 1 as total, viewers, views
          from (
            select sum(members) as viewers, sum(times) as views
            from (
              select fact.cell as cell, fact.members as members, fact.times as times
              from (
                select cell, members, 0 as times
                from (
                  select cell, sum(audience_cells.viewers) as members
                  from audience_cells
                  where kind = 'any'
                  group by cell
                )
                union all
                select cell, 0 as members, views as times
                from (
                  select cell, sum(title_cells.views) as views
                  from title_cells
                  where 1
                  group by cell
                ) as fact
                
              ) as fact
              
            )
            where members + times > 0
          )
        )
      )
    )
    where 1
  )
)
where (total = 1 or place <= {limit_0:UInt64})
order by total desc, place asc, across asc, device_name asc nulls last

-- sort_0 = "phone"
-- limit_0 = 5

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
