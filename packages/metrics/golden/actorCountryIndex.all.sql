-- actorCountryIndex.all: as actorCountryIndex.balanced-days, but
  26 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  35 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  46 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- actorAgeIndex.all: as actorCountryIndex.all, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  43 - where cells.country != ''
     + where cells.age != ''
-- actorGenderIndex.all: as actorCountryIndex.all, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  43 - where cells.country != ''
     + where cells.gender != ''
