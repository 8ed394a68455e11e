-- networkOverlap.restricted: as networkOverlap.balanced-days, but
  15 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  17 - from view_days
     + from title_view_days
  20 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  26 - and title not in ({title_0:Array(UInt32)})
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  35 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  40 - group by audience, cell
     - ) as parts
  76 - select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select one, other, cell, count() as members
     + select one, other, count() as members, count() as members_people, count() as members_squares
  87 - group by one, other, cell
     - ) as parts
  97 - -- title_0 = [11104,10084]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
 105 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 111 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
 113 - from view_days
     + from title_view_days
 116 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 122 - and title not in ({title_0:Array(UInt32)})
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 130 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.none, but
  15 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  18 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
  21 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 - -- title_0 = [11104,10084]
     - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  91 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  94 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member, cell))
  97 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
