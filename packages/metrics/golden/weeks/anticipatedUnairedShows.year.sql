-- anticipatedUnairedShows.year
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
select figures.show as show, figures.showId as showId, figures.poster as poster, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, figures.releaseDate as releaseDate
from (
  with picked as (
    select title from titles where kind = 'series'
    and ifNull(release_day > {data_through_0:Date32}, 1)
  )
  select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.poster_url, '') as poster, following.followers as followers, titles.release_day as releaseDate
  from (
    select title, followers
    from (
      select title, sum(followers) as followers
      from (
          select title, sum(title_totals.followers) as followers
          from title_totals
          where title in picked
          group by title
          union all
          select title, -sum(sides.followers) as followers
          from (
              select title, sum(steps) as followers
              from follow_weeks
              where title in picked
              and week >= {week_0:UInt16}
              group by title
              union all
              select title, sum(steps) as followers
              from follow_days
              where title in picked
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
  inner join titles on titles.title = following.title
) as figures
where 1
order by followers desc nulls last, showId asc nulls last

-- data_through_0 = "2024-06-30"
-- week_0 = 2837
-- date_0 = "2024-05-15"
