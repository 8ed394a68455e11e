-- networkTopShows.all: as networkTopShows.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  35 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  48 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
