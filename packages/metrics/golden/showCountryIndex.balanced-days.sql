-- showCountryIndex.balanced-days: as showCountryIndex.balanced, but
  15 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
  18 + and day between {date_0:Date32} and {date_1:Date32}
  19 - and title_cells.views > 0
  24 + -- since_0 = "2024-05-01"
  25 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  31 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from audience_visits
  34 + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
  39 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
-- showAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- showGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
-- movieCountryIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  25 - -- show_0 = [11104]
     + -- movie_0 = [36]
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  36 - where kind = 'series'
     + where kind = 'movie'
-- movieGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  25 - -- show_0 = [11104]
     + -- movie_0 = [36]
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  36 - where kind = 'series'
     + where kind = 'movie'
-- showCountryFollowerIndex.balanced-days: as showCountryFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- showAgeFollowerIndex.balanced-days: as showAgeFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- showGenderFollowerIndex.balanced-days: as showGenderFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- movieCountryFollowerIndex.balanced-days: as movieCountryFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- movieAgeFollowerIndex.balanced-days: as movieAgeFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- movieGenderFollowerIndex.balanced-days: as movieGenderFollowerIndex.balanced, but
  15 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  24 + -- date_0 = "2024-05-31"
  30 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  33 + and day <= {date_0:Date32}
-- networkCountryIndex.balanced-days: as showCountryIndex.balanced-days, but
  15 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  20 + and since <= {since_0:Date}
  24 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     + -- network_0 = ["210"]
  29 + -- since_0 = "2024-05-01"
-- networkAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
  15 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  20 + and since <= {since_0:Date}
  24 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     + -- network_0 = ["210"]
  29 + -- since_0 = "2024-05-01"
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people,
-- networkGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
  15 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  20 + and since <= {since_0:Date}
  24 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     + -- network_0 = ["210"]
  29 + -- since_0 = "2024-05-01"
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people,
-- actorCountryIndex.balanced-days: as actorCountryIndex.balanced, but
  20 + and day between {date_0:Date32} and {date_1:Date32}
  27 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  36 + and day between {date_0:Date32} and {date_1:Date32}
-- affinityAge.balanced-days: as affinityAge.balanced, but
  18 + and day between {date_0:Date32} and {date_1:Date32}
  25 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  26 - -- since_0 = "1970-01-01"
     + -- since_0 = "2024-05-01"
  32 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from audience_visits
  35 + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
  40 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
-- affinityGender.balanced-days: as affinityGender.balanced, but
  18 + and day between {date_0:Date32} and {date_1:Date32}
  25 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  26 - -- since_0 = "1970-01-01"
     + -- since_0 = "2024-05-01"
  32 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from audience_visits
  35 + and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
     + and day between {date_0:Date32} and {date_1:Date32}
  40 + -- reach_0 = "2024-05-03"
     + -- reach_1 = "2024-05-15"
     +
-- affinityCountry.balanced-days: as showCountryIndex.balanced-days, but
  15 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({title_0:Array(UInt32)})
  20 + and since <= {since_0:Date}
  24 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     + -- title_0 = [11104,10084]
  29 + -- since_0 = "2024-05-01"
  36 - where kind = 'series'
     + where kind = 'any'
