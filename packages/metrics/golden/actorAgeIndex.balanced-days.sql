-- actorAgeIndex.balanced-days: as actorAgeIndex.balanced, but
  20 + and day between {date_0:Date32} and {date_1:Date32}
  27 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  36 + and day between {date_0:Date32} and {date_1:Date32}
-- actorGenderIndex.balanced-days: as actorAgeIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  33 - select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
