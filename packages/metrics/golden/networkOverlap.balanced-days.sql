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
  83 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
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
  90 + and since <= {since_0:Date}))
     + and title in (select title from titles where kind = 'series')
     + and title not in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell
 111 - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
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
 118 + and since <= {since_0:Date}))
     + and title in (select title from titles where kind = 'series')
     + and title not in ({title_0:Array(UInt32)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell
-- actorOverlap.balanced-days: as actorOverlap.balanced, but
  43 - select member, cell, bitOr(1, arrayReduce('groupBitOr', arrayMap(audience -> bitShiftLeft(toUInt16(1), transform(audience, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), audiences))) as audiences
     - from (
     - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, bitOr(1, groupBitOr(if(actor != 0, bitShiftLeft(toUInt16(1), transform(actor, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), 1))) as audiences
     + from character_votes
  50 + and day between {date_0:Date32} and {date_1:Date32}
  52 + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
  53 - )
     + group by member, cell
  68 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  69 - -- since_0 = "1970-01-01"
     + -- since_0 = "2024-05-01"
  83 - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + from character_votes
  88 + and day between {date_0:Date32} and {date_1:Date32}
  90 + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
  91 + group by member, cell
 111 - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + from character_votes
 116 + and day between {date_0:Date32} and {date_1:Date32}
 118 + and 1
     + and day between {date_0:Date32} and {date_1:Date32}
 119 + group by member, cell
