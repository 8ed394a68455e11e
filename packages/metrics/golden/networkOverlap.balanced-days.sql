-- networkOverlap.balanced-days: as networkOverlap.balanced, but
  16 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
  19 - and (title_id in {title_0:Array(String)}))), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
  25 + and since <= {since_0:Date}
     + group by member, cell
  92 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  93 + -- since_0 = "2024-05-01"
 103 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
 106 - and (title_id in {title_0:Array(String)}))), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
 112 + and since <= {since_0:Date}
     + group by member, cell
-- actorOverlap.balanced-days: as actorOverlap.balanced, but
  18 - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
  23 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  93 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  94 - -- date_0 = "2024-06-30"
     + -- since_0 = "2024-05-01"
 107 - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
 112 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
