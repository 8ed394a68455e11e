-- showMobility.all: as showMobility.balanced-days, but
  16 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  24 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  31 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieMobility.all: as showMobility.all, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  33 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.all: as showMobility.all, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  22 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  33 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
