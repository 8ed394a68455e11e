-- homepageShowsAnticipation.all: as homepageShowsAnticipation.balanced-days, but
  20 + and release_day is not null
  21 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + and release_day is not null
  31 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  47 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
-- homepageMoviesAnticipation.all: as homepageShowsAnticipation.all, but
   4 - nullIf(dictGet('title_facts', 'network_name', following.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', following.title), '') as networkId,
     + nullIf(dictGet('title_facts', 'studio_name', following.title), '') as studio,
  18 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
  30 - select title from titles where kind = 'series'
     + select title from titles where kind = 'movie'
