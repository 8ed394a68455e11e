-- showCountryIndex.balanced-days: as showCountryIndex.balanced, but
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {date_0:Date32}) as members
     + from title_view_days
  52 + and day between {date_0:Date32} and {date_1:Date32}
  53 - and title_cells.views > 0
  57 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  60 + and day between {date_0:Date32} and {date_1:Date32}
  75 + -- date_0 = "2024-05-01"
  76 + -- date_1 = "2024-05-31"
  82 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {date_0:Date32}) as members
     + from title_view_days
  86 + and day between {date_0:Date32} and {date_1:Date32}
  87 - and title_cells.views > 0
-- showAgeIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of showAgeIndex.none
-- showGenderIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of showGenderIndex.none
-- movieCountryIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of movieAgeIndex.none
-- movieGenderIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of movieGenderIndex.none
-- showCountryFollowerIndex.balanced-days: as showCountryFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- showAgeFollowerIndex.balanced-days: as showAgeFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- showGenderFollowerIndex.balanced-days: as showGenderFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- movieCountryFollowerIndex.balanced-days: as movieCountryFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- movieAgeFollowerIndex.balanced-days: as movieAgeFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- movieGenderFollowerIndex.balanced-days: as movieGenderFollowerIndex.balanced, but
  48 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  52 + and day <= {date_0:Date32}
  56 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  59 + and day <= {date_0:Date32}
  75 + -- date_0 = "2024-05-31"
  81 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  85 + and day <= {date_0:Date32}
-- networkCountryIndex.balanced-days: as showCountryIndex.balanced-days, but
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  51 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  54 + and since <= {date_0:Date32}
  76 + -- network_0 = ["210"]
  77 - -- show_0 = ["1104"]
  85 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  88 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  91 + and since <= {date_0:Date32}
-- networkAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  51 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  54 + and since <= {date_0:Date32}
  64 - where cells.country != ''
     + where cells.age != ''
  67 - where people >= 30
     + where base_people > 0 and all_people > 0
  74 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  76 + -- network_0 = ["210"]
  77 - -- show_0 = ["1104"]
  85 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  88 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  91 + and since <= {date_0:Date32}
-- networkGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  51 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  54 + and since <= {date_0:Date32}
  64 - where cells.country != ''
     + where cells.gender != ''
  67 - where people >= 30
     + where base_people > 0 and all_people > 0
  74 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  76 + -- network_0 = ["210"]
  77 - -- show_0 = ["1104"]
  85 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  88 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  91 + and since <= {date_0:Date32}
-- actorCountryIndex.balanced-days: as actorCountryIndex.balanced, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  62 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  80 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  92 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- actorAgeIndex.balanced-days: as actorAgeIndex.balanced, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  62 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  80 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  92 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- actorGenderIndex.balanced-days: as actorGenderIndex.balanced, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  62 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  80 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  92 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- affinityAge.balanced-days: as affinityAge.balanced, but
  48 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  53 + and since <= {date_0:Date32}
  56 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  59 + and day between {date_0:Date32} and {date_1:Date32}
  75 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  81 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  86 + and since <= {date_0:Date32}
-- affinityGender.balanced-days: as affinityGender.balanced, but
  48 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  53 + and since <= {date_0:Date32}
  56 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  59 + and day between {date_0:Date32} and {date_1:Date32}
  75 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  81 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  86 + and since <= {date_0:Date32}
-- affinityCountry.balanced-days: as showCountryIndex.balanced-days, but
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
  54 + and since <= {date_0:Date32}
  59 - where kind = 'series'
     + where kind = 'any'
  76 + -- title_0 = ["1104","84"]
  77 - -- show_0 = ["1104"]
  85 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  87 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
  91 + and since <= {date_0:Date32}
