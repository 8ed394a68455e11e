-- movieAgeFollowerIndex.balanced-days: as movieAgeFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- movieGenderFollowerIndex.balanced-days: as movieAgeFollowerIndex.balanced-days, with the changes of movieGenderFollowerIndex.none
-- affinityAge.balanced-days: as affinityAge.balanced, but
  20 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  25 + and since <= {date_0:Date32}
  28 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     + from audience_days
  31 + and day between {date_0:Date32} and {date_1:Date32}
  38 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  44 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  49 + and since <= {date_0:Date32}
