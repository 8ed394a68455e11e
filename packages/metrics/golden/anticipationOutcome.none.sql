-- anticipationOutcome.none
-- followersBefore: Distinct members who follow the title at the end of the day before its release.
-- viewersFirst7: Distinct members with a view of the title on one of the 7 days from its release, that day the first; missing where these days are not over when the data end.
-- viewersFirst30: Distinct members with a view of the title on one of the 30 days from its release, that day the first; missing where these days are not over when the data end.
select figures.title as title, figures.titleId as titleId, figures.titleType as titleType, figures.network as network, figures.networkId as networkId, figures.studio as studio, figures.releaseDate as releaseDate, round(figures.followersBefore, 9) as followersBefore, round(figures.viewersFirst7, 9) as viewersFirst7, round(figures.viewersFirst30, 9) as viewersFirst30
from (
  with picked as (
    select title from titles where 1
      and release_day is not null
      and release_day <= {date_0:Date32}
  )
  select titles.name as title, titles.title_id as titleId, toString(titles.kind) as titleType,
    nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studio,
    titles.release_day as releaseDate, following.followers_before as followersBefore,
    if(titles.release_day + 6 <= {data_through_0:Date32}, following.first_week, null) as viewersFirst7, if(titles.release_day + 29 <= {data_through_0:Date32}, following.first_month, null) as viewersFirst30
  from titles
  left join (
    select title, sum(release_cells.followers_before) as followers_before, sum(release_cells.first_week) as first_week, sum(release_cells.first_month) as first_month
    from release_cells
    where title in picked
    group by title
  ) as following on following.title = titles.title
  where titles.title in picked and (following.followers_before > 0 or following.first_month > 0)
) as figures
where 1
order by followersBefore desc nulls last, titleId asc nulls last

-- date_0 = "2024-06-30"
-- data_through_0 = "2024-06-30"
