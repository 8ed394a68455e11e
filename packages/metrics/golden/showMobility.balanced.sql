-- showMobility.balanced
-- phonePercent: Views that name the device divided by views that name any device.
-- tabletPercent: Views that name the device divided by views that name any device.
-- computerPercent: Views that name the device divided by views that name any device.
-- tvPercent: Views that name the device divided by views that name any device.
-- phoneVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tabletVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- computerVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tvVotes: Views that name the device; every view of a viewer counts, rewatches too.
select device, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
from (
  select device, cell, count() as votes
  from views
  where title in ({show_0:Array(UInt32)})
  and device != ''
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by device, cell
) as parts
group by device

-- show_0 = [11104]
-- country_0 = ["US"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and device != '' group by cell
) as parts
inner join cells on cells.cell = parts.cell
-- movieMobility.balanced: as showMobility.balanced, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  20 - -- show_0 = [11104]
     + -- movie_0 = [36]
  27 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.balanced: as showMobility.balanced, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  20 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  27 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
