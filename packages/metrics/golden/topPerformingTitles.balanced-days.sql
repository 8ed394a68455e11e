-- topPerformingTitles.balanced-days: as topPerformingTitles.balanced, but
  21 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
  24 + and day between {date_0:Date32} and {date_1:Date32}
  25 - and cell_titles.views > 0
  32 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  36 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in picked
     + select title, cell, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  40 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  55 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  57 - group by member, cell))
     - and title in picked
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
  60 + and since <= {date_0:Date32}
  64 - ) as shared on shared.title = viewed.title
  72 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  73 - -- date_0 = "2024-06-30"
  78 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
     + from audience_days
  81 + and day between {date_0:Date32} and {date_1:Date32}
  89 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
     + from audience_days
  92 + and day between {date_0:Date32} and {date_1:Date32}
 109 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
 123 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
     + from audience_days
 126 + and day between {date_0:Date32} and {date_1:Date32}
 142 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
