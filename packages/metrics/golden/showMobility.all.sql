-- showMobility.all: as showMobility.balanced-days, but
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  32 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  41 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieMobility.all: as showMobility.all, but
  17 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  30 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  42 - select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- networkMobility.all: as showMobility.all, with the changes of networkMobility.none
