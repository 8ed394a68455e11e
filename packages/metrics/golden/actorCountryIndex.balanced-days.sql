-- actorCountryIndex.balanced-days: as actorCountryIndex.balanced, but
  20 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  28 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  38 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- actorAgeIndex.balanced-days: as actorCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- actorGenderIndex.balanced-days: as actorCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
