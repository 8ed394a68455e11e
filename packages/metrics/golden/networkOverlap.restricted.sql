-- networkOverlap.restricted: as networkOverlap.balanced-days, but
  15 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
  17 - from view_days
     + from title_view_days
  21 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  28 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  37 - select audience, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
     - from (
     - select audience, cell, count() as members
     + select audience, count() as members, count() as members_people, count() as members_squares
  42 - group by audience, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
  79 - select one, other, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
     - from (
     - select one, other, cell, count() as members
     + select one, other, count() as members, count() as members_people, count() as members_squares
  90 - group by one, other, cell
     - ) as parts
     - inner join cells on cells.cell = parts.cell
 101 + -- network_0 = ["210","33"]
 102 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 108 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 114 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     + select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series'
     + and title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), network, 0))
 116 - from view_days
     + from title_view_days
 120 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 127 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
 135 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorOverlap.restricted: as actorOverlap.none, but
  15 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  18 - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)))
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
     + group by member, cell))
  22 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 + -- network_0 = ["210","33"]
  83 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  92 - select member, cell, groupUniqArrayIf(actor, actor != 0) as audiences
     + select member, cell, groupUniqArrayIf(actor, actor != 0
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})) as audiences
  95 - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)))
     + from title_view_days
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {date_0:Date32}
     + group by member, cell))
  99 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
