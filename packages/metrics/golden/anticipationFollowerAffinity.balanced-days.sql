-- anticipationFollowerAffinity.balanced-days: as anticipationFollowerAffinity.balanced, but
  15 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  19 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where dictGet('title_facts', 'kind', title) = 1
     + select title, cell, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
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
  39 - group by member, cell))
     - and dictGet('title_facts', 'kind', title) = 1
     + group by member, cell))) as overlap_people
     + from view_days
     + where dictGet('title_facts', 'kind', title) = 1
     + and day between {date_1:Date32} and {date_0:Date32}
  42 + and since <= {since_0:Date}
  45 - ) as shared on shared.title = viewed.title
  51 - -- country_0 = ["US"]
  53 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
     + -- country_0 = ["US"]
     + -- date_1 = "2024-05-01"
     + -- since_0 = "2024-05-01"
  73 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  76 + and day between {date_1:Date32} and {date_0:Date32}
  80 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  90 + and day between {date_1:Date32} and {date_0:Date32}
-- movieAffinityFollower.balanced-days: as anticipationFollowerAffinity.balanced-days, but
  11 - dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
     + dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  27 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  33 - where dictGet('title_facts', 'kind', title) = 1
     + where dictGet('title_facts', 'kind', title) = 2
  43 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  45 - -- show_0 = ["1104"]
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
     - where dictGet('title_facts', 'kind', title) = 1
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
     - and dictGet('title_facts', 'kind', title) = 1
     + group by member, cell))) as overlap_people
     + from view_days
     + where dictGet('title_facts', 'kind', title) = 1
     + and day between {date_0:Date32} and {date_1:Date32}
  42 + and since <= {since_0:Date}
  45 - ) as shared on shared.title = viewed.title
  49 - -- country_0 = ["US"]
  51 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
     + -- since_0 = "2024-05-01"
  64 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  71 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  74 + and day between {date_0:Date32} and {date_1:Date32}
  78 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  85 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  88 + and day between {date_0:Date32} and {date_1:Date32}
 103 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
