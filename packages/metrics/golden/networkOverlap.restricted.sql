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
  86 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, people as members
     + select audience, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
  92 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  94 - from view_days
     + from title_view_days
  97 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 102 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 110 - ) as parts
 121 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 127 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
 129 - from view_days
     + from title_view_days
 132 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 137 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 145 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.none, but
  41 - select member, cell, bitOr(1, arrayReduce('groupBitOr', arrayMap(audience -> bitShiftLeft(toUInt16(1), transform(audience, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), audiences))) as audiences
     - from (
     - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, bitOr(1, groupBitOr(if(actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}), bitShiftLeft(toUInt16(1), transform(actor, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), 1))) as audiences
     + from character_votes
  47 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - )
     + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by member, cell
  62 - -- title_0 = [11104,10084]
     - -- since_0 = "1970-01-01"
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  75 - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
     + from character_votes
  79 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by member, cell
  99 - select member, cell, actors as audiences
     - from member_actors
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
     + from character_votes
 103 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + and 1
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by member, cell
