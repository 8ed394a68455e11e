-- homepageShowsAnticipation.year
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
select dictGet('title_facts', 'name', following.title) as name,
  dictGet('title_facts', 'title_id', following.title) as id,
  nullIf(dictGet('title_facts', 'network_name', following.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', following.title), '') as networkId,
  dictGet('title_facts', 'release_day', following.title) as releaseDate,
  round(following.followers, 9) as followers
from (
  select title, followers
  from (
    select title, sum(followers) as followers
    from (
        select title, sum(title_totals.followers) as followers
        from title_totals
        where title in (
          select title from titles where kind = 'series'
          and ifNull(release_day > {data_through_0:Date32}, 1)
        )
        group by title
        union all
        select title, -sum(sides.followers) as followers
        from (
            select title, sum(steps) as followers
            from follow_weeks
            where title in (
              select title from titles where kind = 'series'
              and ifNull(release_day > {data_through_0:Date32}, 1)
            )
            and week >= {week_0:UInt16}
            group by title
            union all
            select title, sum(steps) as followers
            from follow_days
            where title in (
              select title from titles where kind = 'series'
              and ifNull(release_day > {data_through_0:Date32}, 1)
            )
            and day between {date_0:Date32} and {date_0:Date32}
            group by title
          ) as sides
        where 1
        group by title
      )
    where 1
    group by title
  )
  where followers > 0
) as following
where 1
order by followers desc nulls last, id asc nulls last
limit {limit_0:UInt64}

-- data_through_0 = "2024-06-30"
-- week_0 = 2837
-- date_0 = "2024-05-15"
-- limit_0 = 10
-- homepageMoviesAnticipation.year: as homepageShowsAnticipation.year, but
   4 - nullIf(dictGet('title_facts', 'network_name', following.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', following.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', following.title), '') as studio,
  16 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  26 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  35 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
