-- showRating.all: as showRating.balanced-days, but
  10 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  19 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  26 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)}) group by cell
-- movieRating.all: as showRating.all, but
   8 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  17 - -- show_0 = [11104]
     + -- movie_0 = [36]
  28 - select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from ratings where title in ({movie_0:Array(UInt32)})
