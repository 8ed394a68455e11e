-- affinityAll.restricted: as affinityAll.balanced-days, but
  16 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  21 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  28 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  33 - from view_days
     + from title_view_days
  35 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  38 - group by title, cell
     - ) as parts
  44 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  47 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  53 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
  59 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  75 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  81 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  86 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- affinityShows.restricted: as affinityAll.restricted, but
  12 - dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  34 - where 1
     - and title in (select title from titles where 1
     + where dictGet('title_facts', 'kind', title) = 1
     + and title in (select title from titles where kind = 'series'
-- affinityMovies.restricted: as affinityAll.restricted, but
  12 - dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  34 - where 1
     - and title in (select title from titles where 1
     + where dictGet('title_facts', 'kind', title) = 2
     + and title in (select title from titles where kind = 'movie'
-- showReportAffinityOR.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  19 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  27 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  34 - where 1
     - and title in (select title from titles where 1
     + where dictGet('title_facts', 'kind', title) = 1
     + and title in (select title from titles where kind = 'series'
  44 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  47 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  58 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  61 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  65 - and since <= {since_0:Date}
  80 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  83 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  87 - and since <= {since_0:Date}
-- movieAudienceAffinityTrack.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  19 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  27 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  34 - where 1
     - and title in (select title from titles where 1
     + where dictGet('title_facts', 'kind', title) = 2
     + and title in (select title from titles where kind = 'movie'
  44 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  47 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  58 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  61 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  65 - and since <= {since_0:Date}
  80 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  83 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  87 - and since <= {since_0:Date}
