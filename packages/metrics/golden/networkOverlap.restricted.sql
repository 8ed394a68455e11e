-- networkOverlap.restricted: as networkOverlap.balanced-days, but
  35 - select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select one, other, cell, people as members
     + select one, other, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
  41 - select cell, audiences, count() as people
     + select audiences, count() as people
  45 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  47 - from view_days
     + from title_view_days
  50 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
  55 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
  62 - group by cell, audiences
     + group by audiences
  66 - ) as parts
  74 - -- title_0 = [11104,10084]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  85 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  91 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  93 - from view_days
     + from title_view_days
  96 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 101 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 109 - group by audience, cell
     - ) as parts
 122 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 128 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
 130 - from view_days
     + from title_view_days
 133 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 138 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 146 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.none, but
  41 - select member, cell, bitOr(1, groupBitOr(if(actor != 0, bitShiftLeft(toUInt16(1), transform(actor, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), 1))) as audiences
     + select member, cell, bitOr(1, groupBitOr(if(actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}), bitShiftLeft(toUInt16(1), transform(actor, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), 1))) as audiences
  44 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
  47 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  60 - -- title_0 = [11104,10084]
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  71 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  74 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
  77 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
 100 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
 103 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
