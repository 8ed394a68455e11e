-- views-by-genre.none
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
select genre, across, total, view_count, viewer_count
from (
  select *
  from (
    select *, view_count as sort_0
    from (
      select genre,
        across,
        total,
        round(views, 9) as view_count,
        round(viewers, 9) as viewer_count
      from (
        select genre, 0 as across, 0 as total, views, viewers
        from (
          select genre, sum(times) as views, sum(members) as viewers
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
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, genre asc nulls last, across asc

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
