-- affinityAll.restricted: as affinityAll.balanced-days, but
  14 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  18 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  24 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  29 - from view_days
     + from title_view_days
  31 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  34 - group by title, cell
     - ) as parts
  39 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {whole_0_titles:Array(UInt32)}
  41 - -- title_0 = [11104,10084]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- title_0 = ["1104","84"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  47 + -- whole_0_titles
     + select groupArray(title) as titles from (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     +
  48 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
  53 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
-- affinityShows.restricted: as affinityAll.restricted, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  32 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  39 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
-- affinityMovies.restricted: as affinityAll.restricted, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  32 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  39 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
-- anticipationFollowerAffinity.restricted: as anticipationFollowerAffinity.balanced-days, but
  13 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  22 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  26 - from view_days
     - where day between {date_1:Date32} and {date_0:Date32}
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
  30 - group by title, cell
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     - ) as parts
  34 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  36 - and overlaps.title not in {show_0:Array(UInt32)}
     + and overlaps.title not in {whole_0_titles:Array(UInt32)}
  38 - -- show_0 = [11104]
     - -- date_0 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- date_1 = "2024-05-01"
     - -- since_0 = "2024-05-01"
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- date_1 = "2023-07-07"
     + -- since_0 = "2023-07-07"
  44 + -- whole_0_titles
     + select groupArray(title) as titles from (select title from titles where 1
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     +
  45 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  52 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  69 - from view_days
     + from title_view_days
  72 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
-- showReportAffinityOR.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  17 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  25 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  32 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  39 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  43 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  52 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  59 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  62 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  66 - and since <= {since_0:Date}
-- movieAffinityFollower.restricted: as movieAffinityFollower.balanced-days, but
  13 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  17 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  22 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  26 - from view_days
     - where day between {date_1:Date32} and {date_0:Date32}
     + from title_view_days
     + where title in (select title from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
  30 - group by title, cell
     - having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
     - ) as parts
  34 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  36 - and overlaps.title not in {movie_0:Array(UInt32)}
     + and overlaps.title not in {whole_0_titles:Array(UInt32)}
  38 - -- movie_0 = [36]
     - -- date_0 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- date_1 = "2024-05-01"
     - -- since_0 = "2024-05-01"
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- date_1 = "2023-07-07"
     + -- since_0 = "2023-07-07"
  44 + -- whole_0_titles
     + select groupArray(title) as titles from (select title from titles where 1
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     +
  45 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  52 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  69 - from view_days
     + from title_view_days
  72 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
-- movieAudienceAffinityTrack.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  17 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  25 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  32 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  39 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  43 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  52 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  59 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  62 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  66 - and since <= {since_0:Date}
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
