-- affinityAll.balanced: as affinityAll.none, but
  18 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  26 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  39 + -- country_0 = ["US"]
  41 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     - from (
     - select sum(members) as members
     - from (
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + from cells
     + left join (
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
  50 - )
     - ) as audience cross join (
     - select sum(members) as members
     - from (
     - select sum(audience_cells.viewers) as members
     + ) as audience on audience.cell = cells.cell
     + left join (
     + select cell, sum(audience_cells.viewers) as members
  57 - )
     - ) as base
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as base on base.cell = cells.cell
-- affinityShows.balanced: as affinityAll.balanced, with the changes of affinityShows.none
-- affinityMovies.balanced: as affinityAll.balanced, with the changes of affinityMovies.none
-- anticipationFollowerAffinity.balanced: as affinityAll.balanced, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  22 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  41 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  50 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  54 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     + from (
     + select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null
  57 - and since <= {since_0:Date}
     + )
  67 -
     - -- since_0 = "1970-01-01"
     + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as both on both.cell = cells.cell
-- showReportAffinityOR.balanced: as affinityAll.balanced, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  22 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where has(titles, {show_0:Array(UInt32)}[1])
  41 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  53 - select cell, uniqExact(member) as members
     - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in ({show_0:Array(UInt32)})
  57 - and since <= {since_0:Date}
     + and title_cells.views > 0
  68 - -- since_0 = "1970-01-01"
     -
-- movieAffinityFollower.balanced: as affinityAll.balanced, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  22 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  41 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  50 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  54 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     + from (
     + select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null
  57 - and since <= {since_0:Date}
     + )
  67 -
     - -- since_0 = "1970-01-01"
     + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as both on both.cell = cells.cell
-- movieAudienceAffinityTrack.balanced: as affinityAll.balanced, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  22 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where has(titles, {movie_0:Array(UInt32)}[1])
  41 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  44 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  53 - select cell, uniqExact(member) as members
     - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in ({movie_0:Array(UInt32)})
  57 - and since <= {since_0:Date}
     + and title_cells.views > 0
  68 - -- since_0 = "1970-01-01"
     -
-- actorShowAffinity.balanced: as affinityAll.balanced, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  22 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  41 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  44 - and overlaps.title not in {title_0:Array(UInt32)}
  46 - -- title_0 = [11104,10084]
     + -- actor_0 = ["70"]
  50 - select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  54 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     + from (
     + select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
  57 - and since <= {since_0:Date}
     + )
  67 -
     - -- since_0 = "1970-01-01"
     + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as both on both.cell = cells.cell
