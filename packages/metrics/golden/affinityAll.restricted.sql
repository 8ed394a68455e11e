-- affinityAll.restricted: as affinityAll.balanced-days, but
  44 - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  49 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  56 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  61 - from view_days
     + from title_view_days
  64 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  68 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
  74 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     - sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     - sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     + sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
  82 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 109 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 114 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 120 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 125 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- affinityShows.restricted: as affinityAll.restricted, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  66 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'series'
 107 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
-- affinityMovies.restricted: as affinityAll.restricted, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  66 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'movie'
 107 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
-- anticipationFollowerAffinity.restricted: as anticipationFollowerAffinity.balanced-days, but
  42 - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  47 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  54 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  59 - from view_days
     + from title_view_days
  62 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  66 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
  72 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     - sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  82 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 100 - from view_days
     + from title_view_days
 104 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 126 - -- date_0 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- date_1 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- date_1 = "2023-07-07"
 131 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 139 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 146 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- showReportAffinityOR.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  47 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  55 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  64 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  66 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'series'
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  82 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  86 - and since <= {date_0:Date32}
 107 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
 109 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
 118 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
 121 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
 125 - and since <= {date_0:Date32}
-- movieAffinityFollower.restricted: as movieAffinityFollower.balanced-days, but
  41 - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  46 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  53 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  58 - from view_days
     + from title_view_days
  61 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and title in (select title from titles where kind = 'movie'
     + and network_id in {network_0:Array(String)})
  65 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
  71 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     - sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  81 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  99 - from view_days
     + from title_view_days
 103 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 125 - -- date_0 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- date_1 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- date_1 = "2023-07-07"
 130 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 138 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 145 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- movieAudienceAffinityTrack.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  47 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  55 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  64 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  66 - and title in (select title from titles where 1
     + and title in (select title from titles where kind = 'movie'
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  82 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  86 - and since <= {date_0:Date32}
 107 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
 109 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
 118 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
 121 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
 125 - and since <= {date_0:Date32}
-- actorShowAffinity.restricted: as actorShowAffinity.balanced-days, but
  42 - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  51 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  58 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  59 - from view_days
     + from title_view_days
  61 + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  64 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
  70 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     - sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  84 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  98 - from view_days
     + from title_view_days
 106 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
 124 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
 129 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 141 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
 144 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
