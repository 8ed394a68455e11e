-- showAudiencePlatform.all: as showAudiencePlatform.balanced-days, but
  18 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  38 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  48 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)}) group by cell
-- movieAudiencePlatform.all: as showAudiencePlatform.all, but
  14 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  30 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  38 - select uniqExact(member) as voters from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select uniqExact(member) as voters from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  50 - select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
