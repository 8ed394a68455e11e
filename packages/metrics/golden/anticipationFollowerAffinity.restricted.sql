-- anticipationFollowerAffinity.restricted: as anticipationFollowerAffinity.balanced-days, but
  13 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  18 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  24 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  28 - from view_days
     - where day between {date_1:Date32} and {date_0:Date32}
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
  32 - group by title, cell
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     - ) as parts
  36 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  41 - -- date_0 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- date_1 = "2024-05-01"
     - -- since_0 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- date_1 = "2023-07-07"
     + -- since_0 = "2023-07-07"
  48 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  51 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  59 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  76 - from view_days
     + from title_view_days
  80 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  90 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  98 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 104 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- movieAffinityFollower.restricted: as anticipationFollowerAffinity.restricted, but
  10 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  16 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  23 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  29 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
  35 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  40 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  49 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  61 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  83 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
 101 - and (title_id in {show_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
-- actorShowAffinity.restricted: as actorShowAffinity.balanced-days, but
  13 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  22 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  29 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  30 - from view_days
     - where day between {date_0:Date32} and {date_1:Date32}
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
  34 - group by title, cell
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     - ) as parts
  38 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  42 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
     + -- since_0 = "2023-07-07"
  48 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  60 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  74 - from view_days
     + from title_view_days
  82 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  89 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 101 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
 104 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
