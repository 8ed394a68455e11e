-- viewers-by-genre-and-age.none
-- viewer_count: Distinct members with a view.
select genre, user_age_bucket, across, total, viewer_count
from (
  select *
  from (
    select *, viewer_count as sort_0
    from (
      select genre,
        user_age_bucket,
        across,
        total,
        round(viewers, 9) as viewer_count
      from (
        select genre, user_age_bucket, 0 as across, 0 as total, viewers
        from (
          select genre, user_age_bucket, sum(members) as viewers
          from (
            select fact.cell as cell, fact.members as members, fact.times as times, fact.genre as genre, nullIf(toString(cells.age), '') as user_age_bucket
            from (
              select cell, genre, members, 0 as times
              from (
                select cell, nullIf(toString(genre), '') as genre, sum(genre_cells.viewers) as members
                from genre_cells
                where 1
                group by cell, genre
              )
            ) as fact
            inner join cells on cells.cell = fact.cell
          )
          where members + times > 0
          group by genre, user_age_bucket
        )
        union all
        select null as genre, null as user_age_bucket, 0 as across, 1 as total, viewers
        from (
          select sum(members) as viewers
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
            ) as fact
            
          )
          where members + times > 0
        )
      )
    )
  )
  where 1
)
order by total desc, sort_0 desc nulls last, genre asc nulls last, user_age_bucket asc nulls last, across asc

-- sample size
select sum(members) as n
from (
  select sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
)
