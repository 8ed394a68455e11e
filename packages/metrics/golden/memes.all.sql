-- memes.all: as memes.balanced-days, but
  12 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  21 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
