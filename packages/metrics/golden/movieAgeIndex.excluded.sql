-- index: Share of the audience in the group divided by the share of the base audience in it; 100 is average. Members without that attribute are left out of both.
-- viewers: Distinct members with a view.
select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers
from (
  select bucket as age, members as viewers,
    if(all_members = 0, null, members / all_members) / if(all_base_members = 0, null, base_members / all_base_members) as index
  from (
    select cells.age as bucket,
      sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
      sum(audience.members) as people, sum(base.members) as base_people,
      sum(members) over () as all_members, sum(base_members) over () as all_base_members, sum(people) over () as all_people
    from cells
    left join (
      select cell, sum(title_cells.viewers) as members
      from title_cells
      where title in (select title from titles where kind = 'movie'
      and (title_id in {movie_0:Array(String)}))
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      and title_cells.views > 0
      group by cell
    ) as audience on audience.cell = cells.cell
    left join (
      select cell, sum(audience_cells.viewers) as members
      from audience_cells
      where kind = 'movie'
      and cell in (select cell from cells where country not in {country_0:Array(String)}
      and age not in {age_0:Array(String)}
      and gender not in {gender_0:Array(String)})
      group by cell
    ) as base on base.cell = cells.cell
    where cells.age != ''
    group by bucket
  )
  where base_people > 0 and all_people > 0
) as figures
where 1
order by age asc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]

-- sample size
select sum(members) as n
from (
  select cell, sum(title_cells.viewers) as members
  from title_cells
  where title in (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  and title_cells.views > 0
  group by cell
)

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
