-- trendingShows.excluded: as trendingShows.none, but
  14 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  25 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  28 - select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
     - from audience_ranges
     - where kind = 'series'
     - and last = {date_0:Date32}
     + select sum(preset_audiences.views) as views, sum(preset_audiences.viewers) as viewers, sum(preset_audiences.viewers) as n
     + from preset_audiences
     + where days = {days_0:UInt16}
     + and kind = 'series'
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  34 - -- date_0 = "2024-06-30"
-- trendingMovies.excluded: as trendingShows.excluded, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  12 - where title_kind = 'series'
     + where title_kind = 'movie'
  37 - and kind = 'series'
     + and kind = 'movie'
