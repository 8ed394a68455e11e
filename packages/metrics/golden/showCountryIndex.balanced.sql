-- showCountryIndex.balanced: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeIndex.balanced: as showCountryIndex.balanced, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  28 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- showGenderIndex.balanced: as showCountryIndex.balanced, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  28 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
-- movieCountryIndex.balanced: as showCountryIndex.balanced, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced: as movieAgeIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderIndex.balanced: as movieGenderIndex.none, but
  12 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showCountryFollowerIndex.balanced: as showCountryIndex.balanced, with the changes of showCountryFollowerIndex.none
-- showAgeFollowerIndex.balanced: as showAgeFollowerIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
  24 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showGenderFollowerIndex.balanced: as showGenderFollowerIndex.none, but
  12 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
  24 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieCountryFollowerIndex.balanced: as movieCountryFollowerIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
  24 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAgeFollowerIndex.balanced: as movieAgeFollowerIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
  24 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderFollowerIndex.balanced: as movieGenderFollowerIndex.none, but
  12 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- country_0 = ["US"]
  24 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkCountryIndex.balanced: as networkCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkAgeIndex.balanced: as networkAgeIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkGenderIndex.balanced: as networkGenderIndex.none, but
  12 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  25 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- actorCountryIndex.balanced: as actorCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + -- country_0 = ["US"]
  27 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- affinityAge.balanced: as affinityAge.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  26 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- affinityGender.balanced: as affinityGender.none, but
  12 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  26 - select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- affinityCountry.balanced: as affinityCountry.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- country_0 = ["US"]
  26 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
