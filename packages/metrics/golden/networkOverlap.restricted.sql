-- networkOverlap.restricted: as networkOverlap.balanced-days, but
  35 - select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select one, other, cell, count() as members
     + select one, other, count() as members, count() as members_people, count() as members_squares
  43 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  45 - from view_days
     + from title_view_days
  48 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  54 - and title not in ({title_0:Array(UInt32)})
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  63 - group by one, other, cell
     - ) as parts
  72 - -- title_0 = [11104,10084]
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
  83 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  89 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  91 - from view_days
     + from title_view_days
  94 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 100 - and title not in ({title_0:Array(UInt32)})
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 108 - group by audience, cell
     - ) as parts
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
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 138 - and title not in ({title_0:Array(UInt32)})
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 146 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.balanced-days, but
  35 - select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select one, other, cell, count() as members
     + select one, other, count() as members, count() as members_people, count() as members_squares
  43 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  47 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  60 - group by one, other, cell
     - ) as parts
  69 - -- title_0 = [11104,10084]
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
  80 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  86 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  90 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 102 - group by audience, cell
     - ) as parts
 115 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 121 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
 125 - where title in ({title_0:Array(UInt32)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 137 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
