-- overlappingViewers: Members of the seed audience who viewed the title.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
-- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap
from (
  with audience as (
    select sum(members) as members
    from (
        select cell, count() as members
        from member_titles
        where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
        and (title_id in {title_0:Array(String)})), titles)
        and cell in (select cell from cells where country not in {country_0:Array(String)}
        and age not in {age_0:Array(String)}
        and gender not in {gender_0:Array(String)})
        group by cell
      )
    where 1
  ),
  anyone as (
    select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
    from audience_cells
    where kind = 'any'
    and cell in (select cell from cells where country not in {country_0:Array(String)}
    and age not in {age_0:Array(String)}
    and gender not in {gender_0:Array(String)})
  )
  select
    titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    overlaps.overlap as overlappingViewers, if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) as audienceOverlap
  from (
    select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
    from (
      select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
      from cell_titles
      where title in (select title from titles where kind = 'movie')
      and title not in (select title from titles where title in (select title from titles where 1)
      and (title_id in {title_0:Array(String)}))
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      group by title
    ) as viewed
    left join (
      select title, count() as overlap, count() as overlap_people
      from member_titles array join titles as title
      where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
      and (title_id in {title_0:Array(String)})), titles)
      and title in (select title from titles where kind = 'movie')
      and title not in (select title from titles where title in (select title from titles where 1)
      and (title_id in {title_0:Array(String)}))
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      group by title
    ) as shared on shared.title = viewed.title
  ) as overlaps
  inner join titles on titles.title = overlaps.title
  where overlaps.overlap_people >= 30
) as figures
where 1
order by affinityIndex desc nulls last, movieId asc nulls last

-- title_0 = ["1104","84"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]

-- sample size
select sum(members) as n
from (
  select cell, count() as members
  from member_titles
  where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
  and (title_id in {title_0:Array(String)})), titles)
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  group by cell
)

-- title_0 = ["1104","84"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
