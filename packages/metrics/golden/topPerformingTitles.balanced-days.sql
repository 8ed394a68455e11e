-- topPerformingTitles.balanced-days: as topPerformingTitles.balanced, but
  21 - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
  24 + and day between {date_0:Date32} and {date_1:Date32}
  25 - and cell_titles.views > 0
     + group by title, cell
  30 - select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
     - from (
     - select title, overlap, 0 as viewers, overlap_people
     - from (
     - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  36 - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + select title, cell, countIf(member in (select member from (select member, cell
  43 - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
  45 + and since <= {since_0:Date}
  48 - )
     - union all
     - select title, 0 as overlap, viewers, 0 as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     - from (
     - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     - where cell in (select cell from cells where country in {country_0:Array(String)})
     - ) as parts
     - group by title
     - )
     - )
     - group by title
     - having if(count() > 0, title in picked, 0)
  70 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  77 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
     + from (
     + select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
  80 + and day between {date_0:Date32} and {date_1:Date32}
  81 + group by cell
     + union all
     + select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
     + where kind = 'series'
     + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as sides
     + where 1
  84 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
  89 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
     + from (
     + select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
  92 + and day between {date_0:Date32} and {date_1:Date32}
  93 + group by cell
     + union all
     + select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
     + where kind = 'movie'
     + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as sides
     + where 1
  96 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
 108 + and day between {date_0:Date32} and {date_1:Date32}
 121 - select cell, audience_cells.views as views, audience_cells.viewers as viewers, audience_cells.viewers as n
     - from audience_cells
     + select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
     + from (
     + select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
     + from audience_views
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + union all
     + select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
     + from audience_visits
 124 + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
 125 + group by cell
     + ) as sides
     + where 1
 128 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
 139 + and day between {date_0:Date32} and {date_1:Date32}
