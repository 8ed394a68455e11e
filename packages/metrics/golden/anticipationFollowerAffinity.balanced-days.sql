-- anticipationFollowerAffinity.balanced-days: as anticipationFollowerAffinity.balanced, but
  13 - select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
     - from (
     - select title, overlap, 0 as viewers, overlap_people
     - from (
     - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  19 - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + select title, cell, countIf(member in (select member from (select member, cell
  27 - group by member, cell))
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  29 + group by member, cell))) as overlap_people
     + from view_days
     + where day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
  30 - ) as parts
     - group by title
     - )
     - union all
     - select title, 0 as overlap, viewers, 0 as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     - from (
     - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     - where cell in (select cell from cells where country in {country_0:Array(String)})
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  43 - )
     - )
     - group by title
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  52 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  54 + -- date_1 = "2024-05-01"
     + -- since_0 = "2024-05-01"
  76 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  79 + and day between {date_1:Date32} and {date_0:Date32}
  83 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  92 + and day between {date_1:Date32} and {date_0:Date32}
-- movieAffinityFollower.balanced-days: as anticipationFollowerAffinity.balanced-days, but
  10 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  18 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  24 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  33 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  40 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  48 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  59 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  80 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  98 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
-- actorShowAffinity.balanced-days: as actorShowAffinity.balanced, but
  13 - select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
     - from (
     - select title, overlap, 0 as viewers, overlap_people
     - from (
     - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  19 - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + select title, cell, countIf(member in (select member from (select member, cell
  26 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  28 - group by member, cell))
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  30 + group by member, cell))) as overlap_people
     + from view_days
     + where day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
  31 - ) as parts
     - group by title
     - )
     - union all
     - select title, 0 as overlap, viewers, 0 as overlap_people
     - from (
     - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     - from (
     - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     - where cell in (select cell from cells where country in {country_0:Array(String)})
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  44 - )
     - )
     - group by title
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  52 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  54 + -- since_0 = "2024-05-01"
  66 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  73 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  76 + and day between {date_0:Date32} and {date_1:Date32}
  80 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
  87 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  90 + and day between {date_0:Date32} and {date_1:Date32}
 105 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
