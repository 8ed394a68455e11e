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
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
  53 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
  62 - group by one, other, cell
     - ) as parts
  71 - -- title_0 = [11104,10084]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     - -- since_0 = "2024-05-01"
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  82 - select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  88 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  90 - from view_days
     + from title_view_days
  93 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
  98 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 106 - group by audience, cell
     - ) as parts
 119 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 125 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
 127 - from view_days
     + from title_view_days
 130 - where title in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 135 - and title not in ({title_0:Array(UInt32)})
     - and day between {date_0:Date32} and {date_1:Date32}
     + and title not in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
 143 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.none, but
  41 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
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
  59 - -- title_0 = [11104,10084]
     + -- network_0 = ["210","33"]
     + -- title_0 = ["1104","84"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
  70 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  73 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
  76 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  96 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  99 - from member_titles
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + from title_view_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}))
 102 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
