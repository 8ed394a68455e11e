-- actorCountryIndex.balanced: as actorCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + -- country_0 = ["US"]
  29 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- actorAgeIndex.balanced: as actorCountryIndex.balanced, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- actorGenderIndex.balanced: as actorCountryIndex.balanced, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
