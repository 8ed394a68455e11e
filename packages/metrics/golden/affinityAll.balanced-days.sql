-- affinityAll.balanced-days: as affinityAll.balanced, but
  44 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  48 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where 1)
     - and title not in (select title from titles where title in (select title from titles where 1)
     + select title, cell, countIf(member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
  53 + and day between {date_0:Date32} and {date_1:Date32}
  54 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     - and title in (select title from titles where 1)
     + and since <= {date_0:Date32}
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where 1)
  69 + and day between {date_0:Date32} and {date_1:Date32}
  70 + and since <= {date_0:Date32}
  74 - ) as shared on shared.title = viewed.title
  82 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  87 + and since <= {date_0:Date32}
  90 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  93 + and day between {date_0:Date32} and {date_1:Date32}
 109 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 115 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
 120 + and since <= {date_0:Date32}
-- affinityShows.balanced-days: as affinityAll.balanced-days, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
 106 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
-- affinityMovies.balanced-days: as affinityAll.balanced-days, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
 106 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
-- anticipationFollowerAffinity.balanced-days: as anticipationFollowerAffinity.balanced, but
  42 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  46 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     - and title not in (select title from titles where title in (select title from titles where 1)
     + select title, cell, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
  51 + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
  52 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  69 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
  73 + and day between {date_1:Date32} and {date_0:Date32}
  74 + and since <= {date_1:Date32}
  78 - ) as shared on shared.title = viewed.title
 100 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_1:Date32}) as members
     + from audience_days
 103 + and day between {date_1:Date32} and {date_0:Date32}
 107 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
 117 + and day between {date_1:Date32} and {date_0:Date32}
 133 + -- date_0 = "2024-05-31"
 134 - -- date_0 = "2024-06-30"
     + -- date_1 = "2024-05-01"
-- showReportAffinityOR.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  49 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  56 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  64 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  82 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  85 - and since <= {date_0:Date32}
 106 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
 108 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
 117 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
 120 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
 123 - and since <= {date_0:Date32}
-- movieAffinityFollower.balanced-days: as movieAffinityFollower.balanced, but
  41 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  45 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'movie')
     - and title not in (select title from titles where title in (select title from titles where 1)
     + select title, cell, countIf(member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
  50 + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
  51 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  68 - group by member, cell))
     - and title in (select title from titles where kind = 'movie')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'movie')
  72 + and day between {date_1:Date32} and {date_0:Date32}
  73 + and since <= {date_1:Date32}
  77 - ) as shared on shared.title = viewed.title
  99 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_1:Date32}) as members
     + from audience_days
 102 + and day between {date_1:Date32} and {date_0:Date32}
 106 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
 116 + and day between {date_1:Date32} and {date_0:Date32}
 132 + -- date_0 = "2024-05-31"
 133 - -- date_0 = "2024-06-30"
     + -- date_1 = "2024-05-01"
-- movieAudienceAffinityTrack.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  49 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  56 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  62 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  64 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
  82 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  85 - and since <= {date_0:Date32}
 106 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
 108 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
 117 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {date_0:Date32}) as members
 120 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
 123 - and since <= {date_0:Date32}
-- actorShowAffinity.balanced-days: as actorShowAffinity.balanced, but
  42 - select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
     - from (
     - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
  46 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     - where title in (select title from titles where kind = 'series')
     + select title, cell, countIf(member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day between {date_0:Date32} and {date_1:Date32}
  50 - group by title, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
     - group by title
     - ) as viewed
     - left join (
     - select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where member in (select member from (select member, cell
     + group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  65 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  67 - group by member, cell))
     - and title in (select title from titles where kind = 'series')
     + group by member, cell))) as overlap_people
     + from view_days
     + where title in (select title from titles where kind = 'series')
     + and day between {date_0:Date32} and {date_1:Date32}
  70 + and since <= {date_0:Date32}
  74 - ) as shared on shared.title = viewed.title
  89 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  96 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  99 + and day between {date_0:Date32} and {date_1:Date32}
 103 - select cell, count() as members
     - from member_titles
     + select cell, uniqExact(member) as members
     + from view_days
 110 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
 113 + and day between {date_0:Date32} and {date_1:Date32}
 128 - -- country_0 = ["US"]
 130 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
 143 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
