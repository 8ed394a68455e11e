-- actorAgeIndex.balanced: as actorAgeIndex.none, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + -- country_0 = ["US"]
  27 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- actorGenderIndex.balanced: as actorAgeIndex.balanced, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  30 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
