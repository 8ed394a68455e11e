-- affinityAll.restricted: as affinityAll.balanced-days, but
  18 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  23 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  30 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  35 - from view_days
     + from title_view_days
  38 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  42 - group by title, cell
     - ) as parts
  50 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  55 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
  61 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  77 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  83 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  88 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- affinityShows.restricted: as affinityAll.restricted, but
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  36 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  40 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'series'
-- affinityMovies.restricted: as affinityAll.restricted, but
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  36 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  40 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'movie'
-- showReportAffinityOR.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  21 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  29 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  36 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  38 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  40 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'series'
  50 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  60 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  63 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  67 - and since <= {date_0:Date32}
  82 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  85 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  89 - and since <= {date_0:Date32}
-- movieAudienceAffinityTrack.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  12 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  21 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  29 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  36 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  38 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  40 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'movie'
  50 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  60 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  63 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  67 - and since <= {date_0:Date32}
  82 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  85 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  89 - and since <= {date_0:Date32}
