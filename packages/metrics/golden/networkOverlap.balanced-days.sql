-- networkOverlap.balanced-days: as networkOverlap.balanced, but
  46 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
  53 + and since <= {since_0:Date}))
     + and title in (select title from titles where kind = 'series')
     + and title not in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell
  68 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  69 + -- since_0 = "2024-05-01"
  82 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
  89 + and since <= {since_0:Date}))
     + and title in (select title from titles where kind = 'series')
     + and title not in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell
 112 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + from (select title, kind, network from titles order by title))[one], groupUniqArray(title)))) as audiences
     + from view_days
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
 119 + and since <= {since_0:Date}))
     + and title in (select title from titles where kind = 'series')
     + and title not in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell
-- actorOverlap.balanced-days: as actorOverlap.balanced, but
  46 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
  50 + and day between {date_0:Date32} and {date_1:Date32}
  66 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  67 + -- since_0 = "2024-05-01"
  82 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
  86 + and day between {date_0:Date32} and {date_1:Date32}
 113 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     - and cell in (select cell from cells where country in {country_0:Array(String)})))
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
 117 + and day between {date_0:Date32} and {date_1:Date32}
