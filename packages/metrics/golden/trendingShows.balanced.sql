-- trendingShows.balanced: as trendingShows.none, but
  10 - select title, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
     + select title, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.before * dictGet('cell_facts', 'weight', parts.cell)) as before, sum(parts.before_people) as before_people
     + from (
     + select title, cell, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  25 + -- country_0 = ["US"]
  28 - select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
     - from audience_ranges
     - where kind = 'series'
     - and last = {date_0:Date32}
     + select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     + from (
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     + from (
     + select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
     + from preset_audiences
     + where days = {days_0:UInt16}
     + and kind = 'series'
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + )
  34 - -- date_0 = "2024-06-30"
-- trendingMovies.balanced: as trendingShows.balanced, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  14 - where title_kind = 'series'
     + where title_kind = 'movie'
  41 - and kind = 'series'
     + and kind = 'movie'
