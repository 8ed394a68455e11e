-- topPerformingTitles.balanced-days: as topPerformingTitles.balanced, but
  21 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
  24 + and day between {date_0:Date32} and {date_1:Date32}
  25 - and cell_titles.views > 0
  31 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  35 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in picked
     + select title, cell, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  39 - group by title, cell
     - ) as parts
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  55 - group by member, cell))
     - and title in picked
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
  58 + and since <= {since_0:Date}
  61 - ) as shared on shared.title = viewed.title
  69 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  70 - -- date_0 = "2024-06-30"
  75 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
     + from audience_days
  78 + and day between {date_0:Date32} and {date_1:Date32}
  85 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
     + from audience_days
  88 + and day between {date_0:Date32} and {date_1:Date32}
 104 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
 117 - select cell, sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
     - from audience_cells
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
     + from audience_days
 120 + and day between {date_0:Date32} and {date_1:Date32}
 135 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
