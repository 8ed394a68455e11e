-- trendingShows.restricted: as trendingShows.none, but
  11 - from view_days
     - where title_kind = 'series'
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + -- network_0 = ["210","33"]
  25 + -- country_0 = ["US","GB"]
  28 - select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
     - from audience_ranges
     - where kind = 'series'
     - and last = {date_0:Date32}
     + select sum(members) as n
     + from (
     + select cell, count() as members
     + from preset_member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
     + and days = {days_0:UInt16}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + )
  34 - -- date_0 = "2024-06-30"
-- trendingMovies.restricted: as trendingShows.restricted, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  12 - where title in (select title from titles where kind = 'series'
     + where title in (select title from titles where kind = 'movie'
  36 - where arrayExists(one -> one in (select title from titles where kind = 'series'
     + where arrayExists(one -> one in (select title from titles where kind = 'movie'
