-- showCountryIndex.all: as showCountryIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  39 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showAgeIndex.all: as showCountryIndex.all, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  35 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- showGenderIndex.all: as showCountryIndex.all, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  35 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
-- movieCountryIndex.all: as showCountryIndex.all, with the changes of movieCountryIndex.none
-- movieAgeIndex.all: as showCountryIndex.all, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  35 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  40 - where kind = 'series'
     + where kind = 'movie'
-- movieGenderIndex.all: as showCountryIndex.all, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  35 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  40 - where kind = 'series'
     + where kind = 'movie'
-- showCountryFollowerIndex.all: as showCountryFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showAgeFollowerIndex.all: as showAgeFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- showGenderFollowerIndex.all: as showGenderFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieCountryFollowerIndex.all: as movieCountryFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieAgeFollowerIndex.all: as movieAgeFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- movieGenderFollowerIndex.all: as movieGenderFollowerIndex.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  27 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- networkCountryIndex.all: as showCountryIndex.all, but
  15 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  22 + and since <= {since_0:Date}
  26 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     + -- network_0 = ["210"]
  33 + -- since_0 = "2024-05-01"
-- networkAgeIndex.all: as networkAgeIndex.balanced-days, but
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  30 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  41 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- networkGenderIndex.all: as networkGenderIndex.balanced-days, but
  20 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  30 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  41 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- actorCountryIndex.all: as actorCountryIndex.balanced-days, but
  21 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityAge.all: as affinityAge.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityGender.all: as affinityGender.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- affinityCountry.all: as affinityCountry.balanced-days, but
  19 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  29 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
