-- trendingShows.all: as trendingShows.balanced-days, but
  16 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  45 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  53 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- trendingMovies.all: as trendingShows.all, but
   5 - nullIf(dictGet('title_facts', 'network_name', rise.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', rise.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', rise.title), '') as studio,
  14 - where title_kind = 'series'
     + where title_kind = 'movie'
  47 - where kind = 'series'
     + where kind = 'movie'
  56 - where kind = 'series'
     + where kind = 'movie'
