-- index: Share of the audience in the group divided by the share of the base audience in it; 100 is average. Members without that attribute are left out of both.
-- viewers: Distinct members with a view.
select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers
from (
  select bucket as gender, members as viewers,
    if(all_members = 0, null, members / all_members) / if(all_base_members = 0, null, base_members / all_base_members) as index
  from (
    select cells.gender as bucket,
      sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
      sum(audience.members) as people, sum(base.members) as base_people,
      sum(members) over () as all_members, sum(base_members) over () as all_base_members, sum(people) over () as all_people
    from cells
    left join (
      select cell, count() as members
      from member_titles
      where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
      and (title_id in {title_0:Array(String)})), titles)
      group by cell
    ) as audience on audience.cell = cells.cell
    left join (
      select cell, sum(audience_cells.viewers) as members
      from audience_cells
      where kind = 'any'
      group by cell
    ) as base on base.cell = cells.cell
    where cells.gender != ''
    group by bucket
  )
  where base_people > 0 and all_people > 0
) as figures
where 1
order by index desc nulls last, gender asc nulls last

-- title_0 = ["1104","84"]

-- sample size
select sum(members) as n
from (
  select cell, count() as members
  from member_titles
  where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
  and (title_id in {title_0:Array(String)})), titles)
  group by cell
)

-- title_0 = ["1104","84"]
