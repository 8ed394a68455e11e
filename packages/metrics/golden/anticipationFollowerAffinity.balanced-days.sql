-- anticipationFollowerAffinity.balanced-days: as anticipationFollowerAffinity.balanced, but
  15 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  19 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     - and title not in (select title from titles where title in (select title from titles where 1)
     + select title, cell, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
  24 + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
  25 - group by title, cell
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
  41 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
  45 + and day between {date_1:Date32} and {date_0:Date32}
  46 + and since <= {date_1:Date32}
  49 - ) as shared on shared.title = viewed.title
  55 + -- date_0 = "2024-05-31"
  56 - -- date_0 = "2024-06-30"
     + -- date_1 = "2024-05-01"
  76 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_1:Date32}) as members
     + from audience_days
  79 + and day between {date_1:Date32} and {date_0:Date32}
  83 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  93 + and day between {date_1:Date32} and {date_0:Date32}
-- movieAffinityFollower.balanced-days: as anticipationFollowerAffinity.balanced-days, but
  11 - titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  27 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  33 - where title in (select title from titles where kind = 'series')
     + where title in (select title from titles where kind = 'movie')
  35 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  46 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  60 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  82 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 101 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
-- actorShowAffinity.balanced-days: as actorShowAffinity.balanced, but
  15 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  19 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     + select title, cell, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  23 - group by title, cell
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
  37 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  39 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
     + and day between {date_0:Date32} and {date_1:Date32}
  42 + and since <= {date_0:Date32}
  45 - ) as shared on shared.title = viewed.title
  50 - -- country_0 = ["US"]
  52 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
  65 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  72 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  75 + and day between {date_0:Date32} and {date_1:Date32}
  79 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  86 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  89 + and day between {date_0:Date32} and {date_1:Date32}
 104 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
